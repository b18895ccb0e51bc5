import { fastChance, seatsOf, silentEffects } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { awards, preferences, standard } from './components/index.ts'
import { type Event, kraftwagen, type State, standardOptions } from './index.ts'
import { colours, setUp } from './testing/index.ts'

const seatNumbers = [2, 3, 4] as const
const cards = [
  ...standard.developments.rows.flatMap(({ id, copies }) => Array<string>(copies).fill(id)),
  ...Object.entries(standard.instants.rows).flatMap(([id, { copies }]) => Array<string>(copies).fill(id)),
  ...Object.keys(standard.engineers.rows),
].toSorted()

/** Set-ups that differ by nothing but luck. */
function setUps(count: number, seats = 4): State[] {
  return Array.from({ length: count }, (_, seed) =>
    kraftwagen.setup({ seats, options: standardOptions }, silentEffects<Event>(fastChance(seed + 1))),
  )
}

function tilesOf({ chain }: State): string[] {
  return chain.filter((element) => typeof element === 'string')
}

function workersOf({ chain }: State): number[] {
  return chain.filter((element) => typeof element === 'number')
}

describe('the chain', () => {
  test('KW-2.1 tiles with one action lie at the tail, then those with two, and the one with three at the front', () => {
    for (const state of setUps(50)) {
      const tiles = tilesOf(state)
      expect(tiles.slice(0, 5).toSorted()).toEqual(['T1', 'T2', 'T3', 'T4', 'T5'])
      expect(tiles.slice(5, 9).toSorted()).toEqual(['T6', 'T7', 'T8', 'T9'])
      expect(tiles.slice(9)).toEqual(['T10'])
    }
  })

  test('KW-2.2 within a group every tile can come to every place', () => {
    const layouts = setUps(300).map(tilesOf)
    for (let place = 0; place < 9; place++) {
      const seen = new Set(layouts.map((tiles) => tiles[place]))
      expect(seen.size, `place ${place}`).toBe(place < 5 ? 5 : 4)
    }
  })

  test.each(seatNumbers)(
    'KW-2.10 one worker of each of %i players stands behind the tiles, in random order',
    (seats) => {
      const orders = setUps(200, seats).map((state) => {
        expect(state.chain.slice(0, seats)).toEqual(workersOf(state))
        expect(new Set(workersOf(state))).toEqual(new Set(seatsOf(seats)))
        return workersOf(state).join('')
      })
      expect(new Set(orders).size).toBe({ 2: 2, 3: 6, 4: 24 }[seats])
    },
  )

  test('KW-2.12 the start player is the one whose worker is farthest from the tiles', () => {
    const game = setUp({ seats: 3, chain: 'g r b T1 T2 T3 T4 T5 T6 T7 T8 T9 T10' })
    game.as('blue').chooseStartTile('SC').chooseItem('hire')
    game.as('red').chooseStartTile('SA').chooseItem('hire').chooseItem('hire').placeEngine('workshop')
    game.as('green').chooseStartTile('SB').chooseItem('body').chooseItem('hire')
    expect([game.actor, game.decision]).toEqual(['green', 'takeTile'])
  })
})

describe('the board', () => {
  test('KW-2.3 all fifty cards are shuffled together: any of them can lie on top', () => {
    const first = new Set<string>()
    for (const { deck, display, discard } of setUps(600)) {
      expect([...deck, ...display].toSorted()).toEqual(cards)
      expect(discard).toEqual([])
      first.add(display[0]!)
    }
    expect([...first].toSorted()).toEqual([...new Set(cards)])
  })

  test('KW-2.4 the top two cards form the display', () => {
    for (const { deck, display } of setUps(20)) expect([display.length, deck.length]).toEqual([2, 48])
    expect(setUp({ display: ['otto', 'D5'] }).state.display).toEqual(['otto', 'D5'])
  })

  test('KW-2.5 two buyers lie in each stack, and nobody is active yet', () => {
    const { stacks, activeBuyers } = setUp().state
    expect(preferences.map((preference) => stacks[preference])).toEqual([2, 2, 2, 2])
    expect(activeBuyers).toEqual([])
  })

  test('KW-2.6 the marker stands on S', () => {
    expect(setUp({ seats: 4 }).state.marker).toBe('S')
    expect(setUp({ seats: 3 }).state.marker).toBe('S')
  })

  test('KW-2.7 all ten awards are there to be earned', () => {
    expect(setUp().state.awards.toSorted()).toEqual(awards.toSorted())
    expect(setUp().state.awards).toHaveLength(10)
  })
})

describe.each(seatNumbers)('%i players', (seats) => {
  const game = setUp({ seats })
  const { players } = game.state

  test('KW-2.8 four workers are in each canteen', () => {
    expect(players.map(({ canteen }) => canteen)).toEqual(Array(seats).fill(4))
  })

  test('KW-2.9 KW-2.11 eight workers are left to each, as one counts laps from 0 and one stands in the chain', () => {
    expect(players.map(({ supply, canteen }) => 14 - supply - canteen)).toEqual(Array(seats).fill(2))
    expect(players.map(({ supply }) => supply)).toEqual(Array(seats).fill(8))
    expect(players.map(({ raceCar }) => raceCar.laps)).toEqual(Array(seats).fill(0))
  })

  test('KW-2.13 all race cars stand in the pit lane with no lap', () => {
    expect(players.map(({ raceCar }) => raceCar)).toEqual(Array(seats).fill({ space: 0, laps: 0 }))
  })

  test('KW-1.6 KW-2.14 each Grand Prix car has an engine of value 1', () => {
    expect(players.map(({ gpEngine }) => gpEngine)).toEqual(Array(seats).fill(1))
  })

  test('KW-2.15 the workshops are empty, and nobody has cards, engineer markers, awards or money', () => {
    for (const colour of colours.slice(0, seats)) {
      expect(game.workshops(colour)).toEqual([null, null, null])
      expect(game.player(colour)).toMatchObject({ developments: [], inactive: [], engineers: [], engineerMarkers: [] })
      expect([game.money(colour), game.awards(colour)]).toEqual([0, []])
    }
  })
})
