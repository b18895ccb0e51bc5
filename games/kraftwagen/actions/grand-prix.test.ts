import { describe, expect, test } from 'vitest'
import { standard } from '../components/index.ts'
import { at, body, colours, engine, type Position, playAtRandom, setUp, table } from '../testing/index.ts'

/** Red in a place of the circuit with an engine, about to drive. */
function red(space: number, gpEngine: number, laps = 0): Position {
  return table().raceCar('red', space, laps).gpEngine('red', gpEngine).holding('T5')
}

describe('driving', () => {
  test('KW-5.30 the race car advances as many steps as its engine shows', () => {
    for (const gpEngine of [1, 2, 3, 4, 5, 6, 7]) expect(at(red(1, gpEngine)).raceCar('red')).toEqual([1 + gpEngine, 0])
    expect(at(red(1, 3).levels('red', 6, 6)).raceCar('red')).toEqual([4, 0])
  })

  test('KW-5.31 the full distance is driven without a question', () => {
    const game = at(red(1, 5).raceCar('blue', 7))
    expect(game.raceCar('red')).toEqual([6, 0])
    expect(game.emitted('carDrove')).toMatchObject([{ from: 1, to: 6, path: [2, 3, 4, 5, 6], because: 'grandPrix' }])
    expect(game.decision).toBe('placeCar')
  })

  test('KW-5.32 the first step from the pit lane leads to space 1 and is no lap', () => {
    expect(at(red(0, 1)).raceCar('red')).toEqual([1, 0])
    expect(at(red(0, 4)).raceCar('red')).toEqual([4, 0])
    expect(at(red(0, 1)).awards('red')).toEqual([])
  })

  test('KW-5.33 KW-5.34 after space 10 comes space 1, and the crossing is a lap at once', () => {
    const game = at(red(10, 1))
    expect(game.raceCar('red')).toEqual([1, 1])
    expect(game.awards('red')).toEqual(['lap1'])
    expect(at(red(8, 5, 3)).raceCar('red')).toEqual([3, 4])
  })

  test('KW-5.34 every crossing of one drive counts', () => {
    const components = { ...standard, circuit: { ...standard.circuit, lapSpaces: 6 } }
    const position = table({ options: { components } }).raceCar('red', 6).gpEngine('red', 7).holding('T5')
    const game = at(position)
    expect(game.raceCar('red')).toEqual([1, 2])
    expect(game.awards('red')).toEqual(['lap1', 'lap2'])
  })

  test('KW-5.35 spaces of other race cars are skipped and use up no step', () => {
    const game = at(red(2, 3).raceCar('blue', 3).raceCar('green', 5).raceCar('yellow', 8))
    expect(game.raceCar('red')).toEqual([7, 0])
    expect(game.emitted('carDrove')).toMatchObject([{ path: [3, 4, 5, 6, 7], skipped: [3, 5] }])
  })

  test('KW-5.36 a crossing counts even if the spaces behind the line are skipped', () => {
    const game = at(red(10, 1).raceCar('blue', 1, 1).raceCar('green', 2, 1).raceCar('yellow', 3, 1))
    expect(game.raceCar('red')).toEqual([4, 1])
  })

  test('KW-5.37 stopping on space 10 completes no lap', () => {
    const game = at(red(6, 4))
    expect(game.raceCar('red')).toEqual([10, 0])
    expect(game.awards('red')).toEqual([])
  })

  test('KW-5.38 race cars in the pit lane are in nobody’s way', () => {
    const game = at(red(9, 2))
    expect(game.raceCar('red')).toEqual([1, 1])
    expect(game.emitted('carDrove')).toMatchObject([{ skipped: [] }])
    expect(at(red(0, 1)).raceCar('red')).toEqual([1, 0])
  })

  test('KW-5.39 the race needs neither body nor workers', () => {
    const bare = at(red(0, 3).supply('red', 12).canteen('red', 0))
    expect(bare.raceCar('red')).toEqual([3, 0])
    const game = at(red(0, 3).workshop('red', body(4), engine(6)).canteen('red', 2))
    expect(game.raceCar('red')).toEqual([3, 0])
    expect(game.player('red')).toMatchObject({ workshops: [body(4), engine(6), null], canteen: 2, gpEngine: 3 })
  })
})

describe('the circuit', () => {
  test('KW-1.22 it is a loop of ten spaces with the line before space 1 and a pit lane outside', () => {
    const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((space) => at(red(space, 1)).raceCar('red'))
    expect(steps.map(([space]) => space)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1])
    expect(steps.map(([, laps]) => laps)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
  })

  test('KW-1.24 the pit lane holds all race cars, a space of the circuit only one', () => {
    const game = at(table().chain('r b g y T5'))
    const spaces = () => colours.map((colour) => game.raceCar(colour)[0])
    expect(spaces()).toEqual([0, 0, 0, 0])
    for (const colour of colours) game.as(colour).takeTile('T5').endTurn()
    expect(spaces()).toEqual([1, 2, 3, 4])
    playAtRandom(setUp({ seats: 2 }), 3, ({ state }) => {
      const taken = [...state.dummies, ...state.players.map(({ raceCar }) => raceCar.space)].filter(
        (space) => space > 0,
      )
      expect(new Set(taken).size).toBe(taken.length)
    })
  })
})

describe('examples', () => {
  test('KW-EX-6 skipping a race car', () => {
    const game = at(red(0, 2).raceCar('blue', 2))
    expect(game.raceCar('red')).toEqual([3, 0])
    expect(game.emitted('carDrove')).toMatchObject([{ path: [1, 2, 3], skipped: [2] }])
  })

  test('KW-EX-18 skipping over the finish line', () => {
    const game = at(red(9, 3).raceCar('blue', 10).raceCar('green', 1))
    expect(game.raceCar('red')).toEqual([4, 1])
    expect(game.awards('red')).toEqual(['lap1'])
    expect(game.emitted('awardTaken')).toMatchObject([{ award: 'lap1', points: 3 }])
    expect(game.emitted('carDrove')).toMatchObject([{ path: [10, 1, 2, 3, 4], skipped: [10, 1], laps: 1 }])
  })

  test('KW-EX-19 stopping on the last space', () => {
    const game = at(table().chain('r T5 T6 b g y').raceCar('red', 6).gpEngine('red', 4))
    game.takeTile('T5')
    expect([game.raceCar('red'), game.awards('red')]).toEqual([[10, 0], []])
    game.endTurn().as('red').takeTile('T6').chooseAction('grandPrix')
    expect([game.raceCar('red'), game.awards('red')]).toEqual([[4, 1], ['lap1']])
    expect(game.emitted('awardTaken')).toMatchObject([{ award: 'lap1', points: 3 }])
  })

  test('KW-EX-20 leaving a crowded start', () => {
    expect(at(red(0, 1).raceCar('blue', 1).raceCar('green', 2)).raceCar('red')).toEqual([3, 0])
  })
})
