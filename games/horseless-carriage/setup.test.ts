import { canonical, open } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { colours, commonTiles, dimensions } from './components/index.ts'
import { horselessCarriage } from './game.ts'
import { requirementsOf } from './market/niches.ts'
import { moveSchema } from './moves.ts'
import { standardOptions } from './options.ts'
import { lastYear } from './phases/end.ts'
import { placement, setUp } from './testing/index.ts'
import { ScriptedTable } from './testing/luck.ts'

/** All players place the starting departments at their default places, after which the game begins. */
function begun(given: Parameters<typeof setUp>[0] = {}, ...draws: readonly string[]) {
  const game = setUp(given)
  for (const colour of game.waiting) game.draws(...draws).placeDepartments(colour)
  return game
}

describe('set-up', () => {
  test('HC-2.1 every seat has a colour of its own, all cards of it in hand, and an empty main floor', () => {
    const game = setUp({ seats: 5 })
    expect(game.state.players.map(({ colour }) => colour)).toEqual(colours)
    for (const colour of colours) {
      expect(game.hand(colour)).toHaveLength(17)
      expect(game.hand(colour).every((card) => card.startsWith(colour))).toBe(true)
      expect(game.player(colour).factory).toEqual({
        floor: [{ tile: 'main', x: 0, y: 0, rot: 0, mirror: false }], // HC-2.11
        pieces: [],
      })
    }
  })

  test('HC-2.1 seats take the colours that were agreed on, the others what is left', () => {
    const game = setUp({ options: { colours: ['yellow', 'green'] } })
    expect(game.state.players.map(({ colour }) => colour)).toEqual(['yellow', 'green', 'red'])
  })

  test('HC-EX-62 the numbers of a set-up with four players', () => {
    const tracks = ['design', 'safety', 'speed', 'range', 'reliability'] as const
    const game = begun({ seats: 4, tracks })
    const { state } = game
    expect([state.bottom, state.left, state.offBoard]).toEqual(['design', 'safety', tracks.slice(2)])
    for (const track of dimensions) {
      const start = track === 'design' || track === 'safety' ? 1 : 0
      expect(state.markers[track]).toEqual([start, start, start, start])
    }
    expect(state.timecard).toEqual({ value: 32, flipped: false })
    expect(game.emitted('neutralBuyerCame').map(({ quadrant }) => quadrant)).toEqual(['I', 'I', 'I', 'I', 'I'])
    const standing = Object.values(state.buyers).flat()
    expect(standing.reduce((sum, buyers) => sum + buyers, 0)).toBe(5)
    expect(state.prices).toEqual([6, null, null, null])
    expect(state.supply).toMatchObject({ engine: 5, brake: 8, car: 8, sports: 8, truck: 8, research: 16, planning: 20 })
  })

  test.each([
    [3, 24, [3, 2, 1], 4],
    [4, 32, [4, 3, 2, 1], 5],
    [5, 40, [5, 4, 3, 2, 1], 6],
  ] as const)('HC-12.2 with %i players the timecard starts at %i', (seats, timecard, gantt, buyers) => {
    const game = begun({ seats })
    expect(game.state.timecard.value).toBe(timecard) // HC-2.14
    expect(game.order.map((colour) => game.player(colour).gantt)).toEqual(gantt) // HC-2.8
    expect(game.emitted('neutralBuyerCame')).toHaveLength(buyers) // HC-2.15
  })

  test('HC-EX-4 HC-2.8 the first in the random order starts with most Gantt charts', () => {
    const order = ['blue', 'red', 'yellow', 'green', 'purple'] as const
    const game = setUp({ seats: 5, order })
    expect(game.order).toEqual(order) // HC-2.7
    expect(order.map((colour) => game.player(colour).gantt)).toEqual([5, 4, 3, 2, 1])
  })

  test('HC-2.3 the other three tracks go off-board in the order in which they are drawn', () => {
    const { state } = setUp({ tracks: ['safety', 'speed', 'reliability', 'design', 'range'] })
    expect([state.bottom, state.left]).toEqual(['safety', 'speed'])
    expect(state.offBoard).toEqual(['reliability', 'design', 'range'])
  })

  test('HC-2.4 HC-1.7 every player has a marker on each track: on square 1 of the active ones, else on the start', () => {
    const { markers } = setUp({ seats: 5, tracks: ['safety', 'speed', 'reliability', 'design', 'range'] }).state
    expect(markers).toEqual({
      speed: [1, 1, 1, 1, 1],
      range: [0, 0, 0, 0, 0],
      design: [0, 0, 0, 0, 0],
      reliability: [0, 0, 0, 0, 0],
      safety: [1, 1, 1, 1, 1],
    })
  })

  test('HC-2.5 both axes read 0, 1, 2, 3', () => {
    const { state } = setUp()
    const diagonal = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => requirementsOf(state, 9 * at))
    expect(diagonal.map(([bottom]) => bottom)).toEqual([0, 0, 1, 1, 2, 2, 3, 3])
    expect(diagonal.map(([, left]) => left)).toEqual([0, 0, 1, 1, 2, 2, 3, 3])
  })

  test('HC-2.11 the main floor lies in base orientation, whatever anybody might like', () => {
    const game = setUp()
    for (const { factory } of game.state.players)
      expect(factory.floor).toEqual([{ tile: 'main', x: 0, y: 0, rot: 0, mirror: false }])
    const turned = { ...placement([0, 8], [0, 5]), floor: { rot: 1 } }
    expect(moveSchema.safeParse(placement([0, 8], [0, 5])).success).toBe(true)
    expect(moveSchema.safeParse(turned).success).toBe(false)
  })

  test.each([3, 4, 5] as const)('HC-2.17 with %i players segment 0 starts at 6 and no other has a price', (seats) => {
    const game = setUp({ seats })
    expect(game.state.prices).toEqual([null, null, null, null]) // no buyer has come yet
    for (const colour of game.waiting) game.placeDepartments(colour)
    expect(game.state.prices).toEqual([6, null, null, null])
    expect(game.emitted('pricesSet')).toEqual([{ kind: 'pricesSet', prices: [6, null, null, null] }])
  })

  test('HC-2.5 HC-2.6 HC-2.13 HC-2.19 everything else starts at nothing', () => {
    const { state } = setUp()
    expect(Object.values(state.minimums)).toEqual([0, 0, 0, 0, 0])
    expect(state.obsolescence).toBe('bottom')
    expect(state.players.map(({ capacity, wealth }) => [capacity, wealth])).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
    ])
    expect(
      Object.values(state.sparks)
        .flat()
        .every((sparks) => sparks === 0),
    ).toBe(true)
    expect(state.stage).toEqual({ name: 'setUp' }) // so no window is on the board
  })

  test('HC-2.16 the neutral deck is complete again after set-up', () => {
    expect(begun().state.neutralDeck).toEqual(['N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'N7'])
  })

  test('HC-2.15 each neutral card puts a buyer on its niche of quadrant I', () => {
    const game = setUp().placeDepartments('red').placeDepartments('green')
    game.draws('N7', 'N1', 'N3', 'N6').placeDepartments('purple')
    expect([
      game.buyers('truck', 0, 0),
      game.buyers('car', 0, 0),
      game.buyers('car', 2, 0),
      game.buyers('car', 0, 2),
    ]).toEqual([1, 1, 1, 1])
  })

  test('HC-2.18 each missing colour takes its set of tiles out of the supply', () => {
    const of = (seats: 3 | 4 | 5) => setUp({ seats }).state.supply
    for (const tile of commonTiles) {
      expect(of(5)[tile] - of(4)[tile]).toBe(of(4)[tile] - of(3)[tile])
      expect(of(4)[tile]).toBeGreaterThan(of(3)[tile])
    }
  })
})

describe('the starting departments', () => {
  test('HC-2.10 everybody places at the same time, in any order', () => {
    const game = setUp()
    expect(game.waiting).toEqual(['red', 'green', 'purple'])
    game.placeDepartments('green')
    expect(game.waiting).toEqual(['red', 'purple'])
    expect(game.decision).toBe('placeDepartments')
  })

  test('HC-2.20 no buyer comes before the last player has placed; then year 1 begins', () => {
    const game = setUp().placeDepartments('purple').placeDepartments('red')
    expect(game.emitted('neutralBuyerCame')).toEqual([])
    expect(game.undoable(placement([0, 8], [0, 5]), 'green')).toBe(false)
    game.placeDepartments('green')
    expect(game.state).toMatchObject({ year: 1, stage: { name: 'research' } })
  })

  test('HC-2.9 the departments come out of the common supply', () => {
    const game = setUp()
    const { research, planning } = game.state.supply
    game.placeDepartments('red')
    expect(game.state.supply).toMatchObject({ research: research - 1, planning: planning - 1 })
    expect(game.player('red').factory.pieces.map((piece) => 'type' in piece && piece.type)).toEqual([
      'research',
      'planning',
    ])
  })

  test('HC-2.9 they obey the rules of placing', () => {
    const game = setUp()
    const refused = (...move: Parameters<typeof placement>) => {
      const { rule, facts } = game.refusal(placement(...move), 'red')
      return [rule, facts.check]
    }
    expect(refused([0, 3], [0, 8])).toEqual(['HC-5.5', 'V-07'])
    expect(refused([0, 5], [1, 6])).toEqual(['HC-5.8', 'V-08'])
    expect(refused([0, 5], [8, 8])).toEqual(['HC-5.13', 'V-17'])
    expect(refused([0, 5], [5, 5])).toEqual(['HC-5.13', 'V-17']) // HC-EX-30 only a corner of the bay
    expect(game.can(placement([0, 5], [5, 4]), 'red')).toBe(true)
    expect(game.can(placement([0, 5], [3, 7]), 'red')).toBe(true) // joined by the other department
  })

  test('HC-2.20 nothing else can be done before', () => {
    const game = setUp()
    expect(game.refused({ kind: 'raiseCapacity' }, 'red')).toBe('HC-2.20')
    expect(game.refused({ kind: 'pass' }, 'red')).toBe('HC-2.20')
  })
})

describe('the introductory game', () => {
  test('HC-EX-61 only cars: six neutral cards, all cards in each hand, no other mainlines', () => {
    const game = begun({ seats: 5, options: { introductory: true } })
    for (const colour of colours) expect(game.hand(colour)).toHaveLength(17) // HC-12.7
    expect(game.state.neutralDeck).toHaveLength(6) // HC-12.6
    const niches = [
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
      [1, 1],
      [0, 2],
    ] as const
    for (const [x, y] of niches) expect(game.buyers('car', x, y)).toBe(1)
    expect(game.state.supply).toMatchObject({ car: 10, sports: 0, truck: 0 }) // HC-12.5
  })

  test('HC-12.8 the removed mainlines may be added to the cars', () => {
    const cars = ([3, 4, 5] as const).map((seats) => {
      const options = { introductory: true, introMainlines: 'merged' } as const
      return setUp({ seats, options }).state.supply.car
    })
    expect(cars).toEqual([18, 24, 30])
    expect(setUp({ seats: 3, options: { introMainlines: 'merged' } }).state.supply.car).toBe(6)
  })

  test('HC-12.7 a card can be played in every year that has a phase 8', () => {
    const game = begun({ seats: 5, options: { introductory: true, introCards: 'carsOnly' } })
    for (const colour of colours) {
      const cards = open(game.player(colour).hand)
      expect(cards.length).toBeGreaterThanOrEqual(lastYear - 1)
      expect(cards.filter((card) => card.includes('-1')).length).toBe(2)
    }
  })
})

/** Always draws the last of what is left, and remembers out of how many. */
class LastOfAll extends ScriptedTable {
  readonly asked: number[] = []
  override below(n: number): number {
    this.asked.push(n)
    return n - 1
  }
}

test('HC-2.2 HC-2.3 HC-2.7 every track and every player may be drawn first', () => {
  const luck = new LastOfAll()
  const state = horselessCarriage.setup({ seats: 4, options: standardOptions }, luck)
  expect([state.bottom, state.left]).toEqual(['safety', 'reliability'])
  expect(state.offBoard).toEqual(['design', 'range', 'speed'])
  expect(state.order).toEqual([3, 2, 1, 0])
  expect(luck.asked.filter((n) => n > 1)).toEqual([5, 4, 3, 2, 4, 3, 2])
})

test('HC-2.2 HC-2.7 tracks and order are drawn first and known to all', () => {
  const game = setUp()
  expect(game.events.map(({ kind }) => kind)).toEqual(['tracksDrawn', 'orderDrawn'])
  const { hand: _, ...seen } = game.view('spectator').players[0]!
  expect(canonical(seen)).toContain('"gantt":3')
})
