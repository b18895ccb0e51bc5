import { canonical, open, preview, redact, seatsOf, type Viewer } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { colours } from './components/index.ts'
import type { Piece } from './factory/index.ts'
import { horselessCarriage } from './game.ts'
import { expectStage, type State } from './state.ts'
import { deckOf, neutralDeckOf } from './tables.ts'
import {
  at,
  dealership,
  department,
  indicator,
  mainline,
  type Play,
  playAtRandom,
  setUp,
  station,
  table,
} from './testing/index.ts'

const everybody: readonly Viewer[] = ['spectator', 0, 1, 2]
const line: readonly Piece[] = [mainline('car', 5, 1, 1), dealership('small', 8, 1)]
const engine: readonly Piece[] = [station('engine', 4, 5), indicator('speed', 'B', 8, 5, 'W')]

/** A position without the parts that a player may keep secret. */
function inTheOpen(state: State): unknown {
  const { players, stage, ...rest } = state
  const hidden =
    stage.name === 'factory'
      ? { ...stage, plans: stage.plans.map((plan) => plan.state) }
      : stage.name === 'demand'
        ? { ...stage, faceDown: stage.faceDown.map(({ owner, quadrant }) => ({ owner, quadrant })) }
        : stage
  return { ...rest, stage: hidden, players: players.map((player) => ({ ...player, hand: null })) }
}

/** Every moment of a random game. */
function everyMoment(seed: number, look: (game: Play) => void): void {
  let moment = 0
  playAtRandom(setUp(), seed, (game) => {
    if (moment++ % 3 === 0) look(game)
  })
  expect(moment).toBeGreaterThan(50)
}

describe('what everybody sees', () => {
  test('but for hands, cards face down and plans all views are alike', () => {
    everyMoment(3, ({ state }) => {
      const all = canonical(inTheOpen(state))
      for (const viewer of everybody) expect(canonical(inTheOpen(redact(state, viewer)))).toBe(all)
    })
  })

  test('HC-10.5 the cards not yet revealed are known to all as the deck less the revealed ones', () => {
    everyMoment(4, ({ state }) => {
      const faceDown = state.stage.name === 'demand' ? state.stage.faceDown : []
      for (const [seat, { colour, hand, revealed }] of state.players.entries()) {
        const laid = faceDown.filter(({ owner }) => owner === seat).map(({ card }) => open(card))
        const deck = deckOf(state.options, colour).map(({ id }) => id)
        expect([...open(hand), ...laid].sort()).toEqual(deck.filter((card) => !revealed.includes(card)).sort())
      }
    })
  })
})

describe('what only one sees', () => {
  test('a hand is seen by its owner alone', () => {
    const game = at(table())
    for (const viewer of everybody) {
      const seen = redact(game.state, viewer)
      for (const seat of seatsOf(3))
        for (const { id } of deckOf(game.state.options, game.player(game.colourOf(seat)).colour))
          expect(canonical(seen).includes(`"${id}"`)).toBe(viewer === seat)
    }
  })

  test('HC-10.1 a card face down is seen by its owner alone; its quadrant by all', () => {
    const game = at(table().demanding()).playCard('red-1b', 'III').playCard('green-1c', 'I')
    for (const viewer of everybody) {
      const seen = redact(game.state, viewer)
      expect(expectStage(seen, 'demand').faceDown).toMatchObject([
        { owner: 0, quadrant: 'III' },
        { owner: 1, quadrant: 'I' },
      ])
      expect(canonical(seen).includes('red-1b')).toBe(viewer === 0)
      expect(canonical(seen).includes('green-1c')).toBe(viewer === 1)
    }
    expect(canonical(game.player('red').hand)).not.toContain('red-1b')
  })

  test('no event before the reveal names a card', () => {
    const game = at(table().demanding()).playCard('red-1b', 'III').playCard('green-1c', 'I')
    expect(game.emitted('cardPlayed')).toEqual([
      { kind: 'cardPlayed', seat: 0, quadrant: 'III' },
      { kind: 'cardPlayed', seat: 1, quadrant: 'I' },
    ])
    for (const colour of colours) expect(canonical(game.events)).not.toContain(`${colour}-1`)
    game.playCard('purple-1a', 'I')
    for (const viewer of everybody) {
      const emitted = canonical(redact(game.events, viewer))
      for (const card of ['red-1b', 'green-1c', 'purple-1a']) expect(emitted).toContain(card)
      expect(canonical(redact(game.state, viewer))).toContain('red-1b')
    }
  })

  test('HC-5.69 what others see of a plan never names a piece before it commits', () => {
    const position = table().markers('speed', 1, 1, 1).supply({ engine: 1 }).building()
    const game = at(position)
      .submit('purple', [...line, ...engine])
      .withdraw('purple')
    game.submit('purple', [...line, ...engine]).submit('green', line)
    for (const viewer of everybody) {
      const emitted = canonical(redact(game.events, viewer))
      expect(emitted).not.toContain('mainline')
      expect(emitted).not.toContain('engine')
    }
    game.submit('red', [...line, ...engine])
    const reopening = game.emitted('planReopened')
    expect(reopening).toHaveLength(1)
    for (const viewer of everybody) expect(canonical(redact(reopening, viewer)).includes('engine')).toBe(viewer === 2)
  })
})

describe('what nobody sees', () => {
  test('HC-10.17 the neutral deck has no order: between draws it is complete and sorted', () => {
    everyMoment(6, ({ state }) => {
      if (state.stage.name !== 'setUp') expect(state.neutralDeck).toEqual(neutralDeckOf(state.options))
    })
  })

  test('HC-10.14 nothing in the position decides which neutral card comes next', () => {
    const drawn = (...cards: readonly string[]) => {
      const game = at(table().demanding(), ...cards)
      game.playCard('red-1a', 'IV').playCard('green-1a', 'IV').playCard('purple-1a', 'IV')
      return game.emitted('neutralBuyerCame').map(({ card }) => card)
    }
    expect(drawn('N3', 'N1', 'N7')).toEqual(['N3', 'N1', 'N7'])
    expect(drawn('N6', 'N5', 'N2')).toEqual(['N6', 'N5', 'N2'])
  })
})

describe('playing on a view', () => {
  test('whose decision it is and what can be done looks the same from the own seat', () => {
    everyMoment(7, ({ state }) => {
      const turn = horselessCarriage.turn(state)
      for (const viewer of everybody) expect(horselessCarriage.turn(redact(state, viewer))).toEqual(turn)
      if (turn.over) return
      for (const seat of turn.seats) {
        const moves = [...horselessCarriage.moves(state, seat)]
        const view = redact(state, seat)
        expect(canonical([...horselessCarriage.moves(view, seat)])).toBe(canonical(moves))
        for (const move of moves.slice(0, 4)) expect(horselessCarriage.judge(view, seat, move)).toEqual({ legal: true })
      }
    })
  })

  test('HC-5.69 a refusal says nothing about plans of others', () => {
    const position = () => table().markers('speed', 1, 1, 1).supply({ engine: 1 }).building()
    const quiet = at(position()).submit('purple', line)
    const greedy = at(position()).submit('purple', [...line, ...engine])
    for (const pieces of [line, [...line, ...engine], line.slice(1), [department('planning', 4, 4)]]) {
      const move = quiet.submission('green', pieces)
      const verdict = horselessCarriage.judge(quiet.state, 1, move)
      expect(horselessCarriage.judge(greedy.state, 1, move)).toEqual(verdict)
      expect(horselessCarriage.judge(greedy.view('green'), 1, move)).toEqual(verdict)
    }
    expect(canonical(greedy.view('green'))).toBe(canonical(quiet.view('green')))
  })

  test('HC-10.1 a refusal says nothing about cards of others', () => {
    const played = (card: string) => at(table().demanding()).playCard(card, 'II')
    const [one, other] = [played('red-1a'), played('red-1d')]
    expect(canonical(one.view('green'))).toBe(canonical(other.view('green')))
    expect(canonical(one.moves())).toBe(canonical(other.moves()))
    for (const card of ['red-1a', 'red-1d', 'green-3a', 'nothing']) {
      const move = one.card('green', card, 'I')
      expect(one.can(move)).toBe(false)
      expect(other.refusal(move)).toEqual(one.refusal(move))
      expect(horselessCarriage.judge(one.view('green'), 1, move)).toEqual(one.refusal(move))
    }
  })

  test('HC-10.4 whether the next one has a playable card follows from public information', () => {
    const game = at(table().demanding()).playCard('red-1a', 'II')
    const previewed = preview(horselessCarriage, game.view('green'), 1, game.card('green', 'green-1a', 'I'))
    if (!previewed.legal || !previewed.state) throw new Error('The hand of the next one was needed.')
    expect(previewed.undoable).toBe(true)
    expect(horselessCarriage.turn(previewed.state)).toMatchObject({ seats: [2], decision: 'playCard' })
  })

  test('HC-5.66 a preview stops where a plan of somebody else would be revealed', () => {
    const game = at(table().building()).submit('green', line)
    const move = game.submission('red', line)
    expect(preview(horselessCarriage, game.view('red'), 0, move)).toMatchObject({ legal: true, stopped: 'secret' })
    const alone = at(table().building())
    expect(preview(horselessCarriage, alone.view('red'), 0, move)).not.toHaveProperty('stopped', 'secret')
  })

  test('HC-10.6 a preview of the last card stops at what the others have played', () => {
    const game = at(table().demanding()).playCard('red-1a', 'I').playCard('green-1a', 'I')
    const move = game.card('purple', 'purple-1a', 'I')
    expect(preview(horselessCarriage, game.view('purple'), 2, move)).toMatchObject({ stopped: 'secret' })
  })
})
