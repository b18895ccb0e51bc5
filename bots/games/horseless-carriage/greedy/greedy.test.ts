import { cardOf, dimensions, horselessCarriage, standardOptions, tablesOf } from '@carriage/horseless-carriage'
import { freshFactory } from '@carriage/horseless-carriage/factory'
import {
  at,
  dealership,
  department,
  mainline,
  type Play,
  type Position,
  savedFactories,
  setUp,
  table,
} from '@carriage/horseless-carriage/testing'
import { fastChance, open, redact, type Seat } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { greedyMove, nextSeat } from './index.ts'

const tries = 24

/** Greedy players to the end; the table of tests judges every move and checks what must hold after it. */
function playGreedily(game: Play, seed: number, look: (game: Play, seat: Seat) => void = () => {}): Play {
  const chance = fastChance(seed)
  while (!game.over) {
    const seat = nextSeat(game.state, chance)
    look(game, seat)
    game.play(greedyMove(game.state, seat, { tries, chance }), game.colourOf(seat))
  }
  return game
}

/** What red does here. */
function redDoes(position: Position) {
  return greedyMove(at(position).state, 0, { tries, chance: fastChance(1) })
}

describe('greedy players', () => {
  test.each([3, 4, 5] as const)('%i of them play whole games and earn a lot', (seats) => {
    const { state, result } = playGreedily(setUp({ seats, options: standardOptions }), 1)
    expect(result.ranking).toHaveLength(seats)
    expect(state.year).toBeGreaterThan(3)
    const wealth = state.players.reduce((sum, player) => sum + player.wealth, 0)
    expect(wealth / seats).toBeGreaterThan(20) // random players have about 6
  })

  test('read nothing that is hidden from them', () => {
    let moves = 0
    playGreedily(setUp({ seats: 3, options: standardOptions }), 3, ({ state }, seat) => {
      const budget = () => ({ tries: 6, chance: fastChance(moves) })
      expect(greedyMove(redact(state, seat), seat, budget())).toEqual(greedyMove(state, seat, budget()))
      moves += 1
    })
    expect(moves).toBeGreaterThan(60)
  })

  test('submit one plan each, in any order, and wait', () => {
    const game = at(table().building())
    const chance = fastChance(1)
    const submitted: Seat[] = []
    while (game.state.stage.name === 'factory') {
      const seat = nextSeat(game.state, chance)
      submitted.push(seat)
      game.play(greedyMove(game.state, seat, { tries: 0, chance }), game.colourOf(seat))
    }
    expect(new Set(submitted)).toEqual(new Set([0, 1, 2]))
    expect(submitted).toHaveLength(3)
  })

  test('do nothing when the game is over', () => {
    const { state } = playGreedily(setUp({ seats: 3, options: standardOptions }), 1)
    expect(horselessCarriage.turn(state).over).toBe(true)
    expect(() => greedyMove(state, 0, { tries, chance: fastChance(1) })).toThrow('over')
  })
})

describe('their choices', () => {
  test('HC-3.4 they research where they are behind what buyers ask for', () => {
    const position = table().tracks('speed', 'range').markers('speed', 3, 3, 3).markers('range', 0, 0, 0)
    expect(redDoes(position)).toEqual({ kind: 'research', track: 'range', owner: 0 })
  })

  test('HC-3.4 HC-5.24 they research the square that opens the only station for which a closed line has room', () => {
    const pieces = [
      department('research', 0, 8),
      department('planning', 0, 5),
      dealership('small', 5, 0),
      mainline('car', 5, 3),
      department('marketing', 5, 6),
      department('planning', 9, 3),
      department('planning', 9, 0),
    ]
    const position = table()
      .year(3)
      .tracks('design', 'safety')
      .minimums({ speed: 1 })
      .capacity('red', 5)
      .sparks('car', 0, 0, 12)
      .factory('red', { ...freshFactory(), pieces })
    for (const track of dimensions) position.markers(track, 5, 5, 5)
    position.markers('safety', 2, 5, 5)
    // Buyers ask for more safety, but of all stations for speed only the dashboard, at 6, fits beside the closed line.
    expect(redDoes(position)).toEqual({ kind: 'research', track: 'speed', owner: 0 })
  })

  test('HC-3.5 with mainlines and ahead everywhere they raise their capacity', () => {
    const ahead = ['speed', 'range', 'design', 'reliability', 'safety'] as const
    const position = table().factory('red', savedFactories.G1)
    for (const track of ahead) position.markers(track, 5, 5, 5)
    expect(redDoes(position)).toEqual({ kind: 'raiseCapacity' })
  })

  test('HC-6.17 they raise no capacity for a line that is closed, has no room for what it lacks, and was the last one', () => {
    const pieces = [
      department('planning', 2, 5),
      department('research', 0, 8),
      mainline('car', 4, 5),
      dealership('small', 5, 2),
      dealership('middle', 8, 5),
      dealership('large', 3, 8),
    ]
    const position = (speed: number) => {
      const positionAt = table().year(3).tracks('safety', 'design').minimums({ speed })
      for (const track of dimensions) positionAt.markers(track, 5, 5, 5)
      return positionAt.markers('safety', 2, 5, 5).factory('red', { ...freshFactory(), pieces })
    }
    expect(redDoes(position(0))).toEqual({ kind: 'raiseCapacity' })
    expect(redDoes(position(1))).toMatchObject({ kind: 'research' })
  })

  test('HC-3.11 HC-8.1 they flip the timecard only if they are ahead', () => {
    const redDoesWith = (wealth: number, timecard: number, year = 4) => {
      const position = table().year(year).tracks('speed', 'range').minimums({ speed: 3, range: 3 }).timecard(timecard)
      position.capacity('red', 5)
      for (const track of dimensions) position.markers(track, 4, 4, 4)
      return redDoes(position.markers('speed', 3, 4, 4).wealth('red', wealth).wealth('green', 50))
    }
    const toTheClock = { kind: 'research', track: 'speed', owner: 0 }
    expect(redDoesWith(20, 2)).toEqual(toTheClock)
    expect(redDoesWith(20, 1)).not.toEqual(toTheClock)
    expect(redDoesWith(80, 1)).toEqual(toTheClock)
    // HC-8.2 Year 7 is the last one in any case.
    expect(redDoesWith(20, 1, 7)).toEqual(toTheClock)
  })

  test('HC-3.9 when no square is of any use they move an own marker and give none to a rival', () => {
    const position = table().year(7).tracks('design', 'range').capacity('red', 5)
    for (const track of dimensions) position.markers(track, 5, 4, 4)
    expect(redDoes(position.markers('speed', 6, 4, 4))).toMatchObject({ kind: 'research', owner: 0 })
  })

  test('HC-4.4 HC-4.8 they take the slot that sells first, however many Gantt charts they have', () => {
    for (const charts of [2, 6, 12])
      expect(redDoes(table().gantt('red', charts).focusing())).toEqual({ kind: 'takeSlot', slot: 3 })
  })

  test('HC-4.1 HC-4.5 they keep their Gantt charts for an earlier choice next year, if there is a next year', () => {
    const redDoesIn = (year: number) => {
      const position = table().year(year).order('green', 'purple', 'red').gantt('green', 4).gantt('red', 2)
      const game = at(position.focusing()).play({ kind: 'takeSlot', slot: 3 }, 'green')
      return greedyMove(game.state, 0, { tries, chance: fastChance(1) })
    }
    // If purple passes too, passing leads to slot 2 as well.
    expect(redDoesIn(3)).toEqual({ kind: 'pass' })
    expect(redDoesIn(7)).toEqual({ kind: 'takeSlot', slot: 2 })
  })

  test('HC-4.7 they pass where that leads to the same slot as taking it', () => {
    const game = at(table().order('green', 'purple', 'red').gantt('green', 3).gantt('purple', 2).focusing())
    game.play({ kind: 'pass' }, 'green').play({ kind: 'pass' }, 'purple')
    expect(greedyMove(game.state, 0, { tries, chance: fastChance(1) })).toEqual({ kind: 'pass' })
  })

  test('HC-5.25 they take the slot whose patents open what buyers ask for', () => {
    const position = table().tracks('speed', 'range').markers('speed', 0, 2, 2).markers('range', 0, 2, 2)
    // In slot 1 one rival is enough, in slot 2 two are needed, and in the last slot there are no patents.
    expect(redDoes(position.gantt('red', 1).gantt('green', 0).gantt('purple', 0).focusing())).toEqual({
      kind: 'takeSlot',
      slot: 2,
    })
  })

  test('HC-7.22 they sell where it pays best', () => {
    const position = table()
      .tracks('speed', 'range')
      .buyers('car', 0, 0)
      .buyers('car', 6, 6)
      .offer('purple', [['car', 1]], { small: { specs: { speed: 4, range: 4 } } })
      .selling()
    const game = at(position)
    const move = greedyMove(game.state, 2, { tries, chance: fastChance(1) })
    expect(move.kind).toBe('placeWindow')
    game.play(move)
    expect(game.emitted('vehiclesSold')).toMatchObject([{ x: 6, y: 6 }])
  })

  test('HC-10.9 HC-8.1 they flip the timecard by a card only if they are ahead', () => {
    const redPlaysWith = (wealth: number, timecard: number, year = 4) => {
      const position = table().year(year).tracks('speed', 'range').factory('red', savedFactories.G1).timecard(timecard)
      const move = redDoes(
        position.wealth('red', wealth).wealth('green', 50).hand('red', 'red-1c', 'red-2e').demanding(),
      )
      return move.kind === 'playCard' ? open(move.card) : undefined
    }
    // Two cars and two clocks, or a truck that nobody makes.
    expect(redPlaysWith(20, 3)).toBe('red-2e')
    expect(redPlaysWith(20, 2)).toBe('red-1c')
    expect(redPlaysWith(80, 2)).toBe('red-2e')
    // HC-8.2 Year 7 is the last one in any case.
    expect(redPlaysWith(20, 2, 6)).toBe('red-2e')
  })

  test('HC-10.3 they want buyers whom their own dealerships will reach', () => {
    const position = table()
      .tracks('design', 'reliability')
      .factory('red', savedFactories.G1)
      .wealth('green', 6)
      .demanding()
    const move = redDoes(position)
    if (move.kind !== 'playCard') throw new Error(`They did ${move.kind}.`)
    expect(move.quadrant).toBe('I') // these cars have neither design nor reliability
    const card = cardOf(tablesOf({ options: standardOptions }), open(move.card))
    // One more on an axis opens two more rows or columns.
    expect(card.sparks.filter(({ type, column, row }) => type === 'car' && column < 4 && row < 4)).not.toEqual([])
  })

  test('HC-10.11 they want buyers of what they sell too little of', () => {
    const pieces = [
      department('research', 0, 8),
      department('planning', 0, 5),
      dealership('small', 5, 0),
      mainline('car', 5, 3),
      mainline('truck', 5, 6),
      dealership('middle', 5, 9),
    ]
    const redPlays = (type: 'car' | 'truck', sparks: number) => {
      const position = table()
        .tracks('design', 'reliability')
        .factory('red', { ...freshFactory(), pieces })
      for (const track of ['design', 'reliability'] as const) position.markers(track, 3, 3, 3)
      const move = redDoes(position.sparks(type, 0, 0, sparks).hand('red', 'red-1b', 'red-1c').demanding())
      return move.kind === 'playCard' ? open(move.card) : undefined
    }
    // The cards bring a car buyer and a truck buyer.
    expect(redPlays('truck', 12)).toBe('red-1b')
    expect(redPlays('car', 12)).toBe('red-1c')
  })
})
