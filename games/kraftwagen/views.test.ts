import { canonical, fastChance, LiveEffects, preview, recordedChance, redact, type Viewer } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import type { Event } from './events.ts'
import { kraftwagen } from './game.ts'
import { optionsSchema } from './options-schema.ts'
import type { State } from './state.ts'
import { componentTablesOf } from './tables.ts'
import { at, playAtRandom, setUp, table } from './testing/index.ts'

const viewers: readonly Viewer[] = ['spectator', 0, 1, 2, 3]
const options = { specialtyTiles: true }

describe('what everybody sees', () => {
  test('KW-7.9 KW-9.35 but for money and awards all views are alike', () => {
    const position = table({ options })
      .engineers('blue', 'diesel', 'daimler')
      .inactive('green', 'D1')
      .car('red', { workers: 2 })
      .buyers('body+2')
      .raceCar('yellow', 4, 1)
      .discard('D2', 'race5')
    const { state } = at(position)
    for (const viewer of viewers) expect(withoutScores(redact(state, viewer))).toEqual(withoutScores(state))
  })

  test('KW-2.4 KW-5.5 the display and the whole discard pile, in order, are open', () => {
    const { state } = at(table().display('D1', 'D5').discard('D3', 'opel', 'D2'))
    for (const viewer of viewers) {
      expect(redact(state, viewer).display).toEqual(['D1', 'D5'])
      expect(redact(state, viewer).discard).toEqual(['D3', 'opel', 'D2'])
    }
  })

  test('the start tiles on offer are open', () => {
    expect(redact(setUp().state, 'spectator').startTiles).toEqual(['SA', 'SB', 'SC', 'SD'])
  })
})

describe('what nobody sees', () => {
  test('KW-2.3 the deck has no order: it is what lies nowhere else, sorted', () => {
    playAtRandom(setUp({ options }), 5, ({ state }) => {
      const seen = [
        ...state.display,
        ...state.discard,
        ...state.players.flatMap(({ developments, inactive, engineers }) => [
          ...developments,
          ...inactive,
          ...engineers,
        ]),
        ...state.steps.flatMap((step) => (step.name === 'instant' ? [step.card] : [])),
      ]
      expect(state.deck).toEqual(without(componentTablesOf(state).deck, seen))
    })
  })

  test('KW-5.6 nothing in the position decides which cards come next', () => {
    const refilled = (first: string, second: string) =>
      at(table(), first, second).takeTile('T2').takeCard('D1').state.display
    expect(refilled('opel', 'D7')).toEqual(['opel', 'D7'])
    expect(refilled('race5', 'opel')).toEqual(['race5', 'opel'])
  })

  test('KW-13.2 nor the specialty stacks: they are what lies nowhere else, sorted', () => {
    playAtRandom(setUp({ options }), 6, ({ state }) => {
      const { stacks, used, box } = state.specialty!
      const seen = [...state.chain, state.turn.tile, ...used.A, ...used.B, ...used.C, ...box]
      for (const set of ['A', 'B', 'C'] as const) {
        const tiles = componentTablesOf(state).specialtyTiles[set]
        expect(stacks[set]).toEqual(without(tiles, seen.filter((tile) => tiles.includes(String(tile))) as string[]))
      }
    })
  })

  test('KW-INV-34 no generator is stored in the state: the same draws from anywhere give the same position', () => {
    const parameters = { seats: 4, options: optionsSchema.parse(options) }
    const first = new LiveEffects<Event>(fastChance(7))
    const state = kraftwagen.setup(parameters, first)
    const again = new LiveEffects<Event>(recordedChance(first.draws))
    expect(canonical(kraftwagen.setup(parameters, again))).toBe(canonical(state))
  })
})

describe('playing on a view', () => {
  test('KW-9.35 legality never depends on what is hidden', () => {
    playAtRandom(setUp({ options }), 7, ({ state }) => {
      const moves = [...kraftwagen.moves(state, state.actor)]
      for (const viewer of viewers) {
        const view = redact(state, viewer)
        expect([...kraftwagen.moves(view, state.actor)]).toEqual(moves)
        expect(kraftwagen.turn(view)).toEqual(kraftwagen.turn(state))
      }
    })
  })

  test('KW-9.35 a seat can forecast a whole scoring without seeing what others have', () => {
    const game = at(
      table().car('blue', { price: 6 }).buyers('body').money('blue', 5).raceCar('green', 2).marker('0').placingACar(),
    )
    const previewed = preview(kraftwagen, redact(game.state, 0), 0, { kind: 'endTurn' })
    game.endTurn()
    expect(previewed).toMatchObject({ legal: true })
    expect('state' in previewed && previewed.state).toEqual(redact(game.state, 0))
    expect('events' in previewed && previewed.events).toEqual(game.events)
  })

  test('KW-11.6 but not the end of the game, where the others reveal what they have', () => {
    const game = at(table().round(3).marker('0').money('blue', 5).placingACar())
    expect(preview(kraftwagen, redact(game.state, 0), 0, { kind: 'endTurn' })).toMatchObject({ stopped: 'secret' })
    expect(game.undoable({ kind: 'endTurn' })).toBe(false)
  })
})

function withoutScores(state: State): unknown {
  return { ...state, players: state.players.map((player) => ({ ...player, money: null, awards: null })) }
}

function without(all: readonly string[], gone: readonly string[]): string[] {
  const left = all.slice()
  for (const item of gone) left.splice(left.indexOf(item), 1)
  return left
}
