import { describe, expect, test } from 'vitest'
import { at, body, engine, research, table } from '../testing/index.ts'

describe('Bugatti', () => {
  test('KW-EX-27 full workshops, engine into the Grand Prix car, Bugatti and Porsche', () => {
    const workshops = [body(1), body(2), engine(1)]
    const position = table()
      .workshop('red', ...workshops)
      .levels('red', 1, 5)
      .gpEngine('red', 3)
      .engineers('red', 'bugatti', 'porsche')
      .raceCar('red', 2)
    const game = at(position).takeTile('T4').placeEngine('gpCar')
    expect(game.player('red').gpEngine).toBe(5)
    expect(game.workshops('red')).toEqual(workshops)
    expect(game.raceCar('red')).toEqual([8, 0])
    expect(game.awards('red')).toEqual([])
  })

  test('KW-EX-28 Bugatti stays silent', () => {
    const workshops = [body(1), body(2), engine(1)]
    const position = table()
      .workshop('red', ...workshops)
      .levels('red', 1, 3)
      .gpEngine('red', 3)
    const game = at(position.engineers('red', 'bugatti')).takeTile('T4').placeEngine('gpCar')
    expect(game.player('red').gpEngine).toBe(3)
    expect(game.workshops('red')).toEqual(workshops)
    expect(game.emitted('carDrove')).toEqual([])
    expect(game.raceCar('red')).toEqual([0, 0])
  })

  test('KW-6.51 a higher engine makes the race car drive at once, as in a Grand Prix action with the new engine', () => {
    const position = table().levels('red', 1, 4).raceCar('red', 8).raceCar('blue', 10).engineers('red', 'bugatti')
    const game = at(position).takeTile('T4').placeEngine('gpCar')
    expect(game.raceCar('red')).toEqual([3, 1])
    expect(game.awards('red')).toEqual(['lap1'])
    expect(game.emitted('carDrove')).toMatchObject([{ path: [9, 10, 1, 2, 3], skipped: [10], because: 'bugatti' }])
  })

  test('KW-6.51 only the owner drives, and only for an engine in the Grand Prix car', () => {
    const position = () => table().levels('red', 1, 4)
    const of = (colour: 'red' | 'blue', where: 'gpCar' | 'workshop') =>
      at(position().engineers(colour, 'bugatti')).takeTile('T4').placeEngine(where).emitted('carDrove')
    expect(of('blue', 'gpCar')).toEqual([])
    expect(of('red', 'workshop')).toEqual([])
    expect(of('red', 'gpCar')).toHaveLength(1)
  })

  test('KW-6.52 a lower engine gives no drive', () => {
    const game = at(table().levels('red', 1, 2).gpEngine('red', 3).engineers('red', 'bugatti'))
    game.takeTile('T4').placeEngine('gpCar')
    expect(game.player('red').gpEngine).toBe(2)
    expect(game.emitted('carDrove')).toEqual([])
  })

  test('KW-6.53 the drive cannot be declined', () => {
    const game = at(table().levels('red', 1, 2).engineers('red', 'bugatti'))
      .takeTile('T4')
      .placeEngine('gpCar')
    expect(game.emitted('carDrove')).toHaveLength(1)
    expect(game.decision).toBe('placeCar')
    expect(game.refused({ kind: 'skip' })).toBe('KW-4.13')
  })

  test('KW-6.54 if agreed, only an engine of the own level counts', () => {
    const bonus = (level: number) =>
      at(
        table({ options: { specialtyTiles: true, bugattiEngine: 'ownLevel' } })
          .chain('r A1 b g y')
          .levels('red', 1, level)
          .engineers('red', 'bugatti'),
        'A2',
      )
        .takeTile('A1')
        .chooseAction('takeEngine3')
        .placeEngine('gpCar')
    expect(bonus(5).raceCar('red')).toEqual([0, 0])
    expect(bonus(3).raceCar('red')).toEqual([3, 0])
  })

  test('KW-6.54 it does not matter where the engine comes from', () => {
    const position = () => table().levels('red', 1, 3).engineers('red', 'bugatti')
    const action = at(position()).takeTile('T4').placeEngine('gpCar')
    expect(action.raceCar('red')).toEqual([3, 0])
    const development = research('D6', position()).placeEngine('gpCar')
    expect(development.raceCar('red')).toEqual([4, 0])
    const instant = research('bodyAndEngine', position()).chooseAction('engine').placeEngine('gpCar')
    expect(instant.raceCar('red')).toEqual([3, 0])
    const special = at(
      table({ options: { specialtyTiles: true } })
        .chain('r A1 b g y')
        .engineers('red', 'bugatti'),
    )
    special.takeTile('A1').chooseAction('takeEngine3').placeEngine('gpCar')
    expect(special.raceCar('red')).toEqual([3, 0])
  })
})
