import { describe, expect, test } from 'vitest'
import { at, body, engine, table } from '../testing/index.ts'
import { roundEndForecast } from './round-end-forecast.ts'
import { blue, green, red, seen } from './testing/seen.ts'

describe('how far the round is from its end', () => {
  test('cars missing, and buyer actions until the marker is on 0', () => {
    const forecast = roundEndForecast(seen(table().cars(4).buyers('body', 'price', 'engine')))
    expect(forecast.cars).toEqual({ offered: 4, spaces: 6, missing: 2 })
    expect(forecast.buyers).toEqual({
      active: 3,
      spaces: 4,
      marker: 'S',
      markerSteps: 4,
      actionsMissing: 5,
      tiles: [
        { tile: 'T6', buyerActions: 1 },
        { tile: 'T8', buyerActions: 1 },
      ],
    })
    expect(forecast.sealed).toEqual([])
    expect(forecast.seats.flatMap(({ ends: enders }) => enders)).toEqual([])
  })

  test('KW-EX-54 two players: four cars, three buyers, marker on 2', () => {
    const forecast = roundEndForecast(seen(table({ seats: 2 })))
    expect(forecast.cars).toEqual({ offered: 0, spaces: 4, missing: 4 })
    expect(forecast.buyers).toMatchObject({ active: 0, spaces: 3, marker: '2', markerSteps: 2, actionsMissing: 5 })
  })
})

describe('who could end it with buyers', () => {
  const full = () => table().buyers('body', 'price', 'engine', 'prestige').marker('1')

  test('KW-EX-36 everybody who takes a tile with a Buyer action', () => {
    const { seats } = roundEndForecast(seen(full().cars(3)))
    for (const { ends: enders } of seats) {
      expect(enders).toEqual([
        { cause: 'marker', tile: 'T6', buyerActions: 1, rule: 'KW-5.26' },
        { cause: 'marker', tile: 'T8', buyerActions: 1, rule: 'KW-5.26' },
      ])
    }
  })

  test('nobody while a tile has fewer Buyer actions than are missing', () => {
    const { seats } = roundEndForecast(seen(full().marker('2')))
    expect(seats.flatMap(({ ends: enders }) => enders)).toEqual([])
  })

  test('the actor with what is left of his turn', () => {
    const { seats } = roundEndForecast(seen(full().holding('T6')))
    expect(seats[red]?.ends).toEqual([{ cause: 'marker', tile: 'T6', buyerActions: 1, rule: 'KW-5.26' }])
    const done = roundEndForecast(seen(full().holding('T6', 'grandPrix')))
    expect(done.seats[red]?.ends).toEqual([])
  })

  test('KW-3.12 KW-3.13 what has happened is sealed, and nobody else has a turn', () => {
    const { sealed, seats, buyers } = roundEndForecast(seen(full().marker('0').placingACar()))
    expect(sealed).toEqual(['marker'])
    expect(buyers.actionsMissing).toBe(0)
    expect(seats.flatMap(({ ends: enders }) => enders)).toEqual([])
  })
})

describe('who could end it with the last car', () => {
  const five = () => table().cars(5, 'green').canteen('blue', 0).canteen('green', 0).canteen('yellow', 0)
  const tiles = (position: Parameters<typeof seen>[0], seat = red) =>
    roundEndForecast(seen(position)).seats[seat]!.ends.map((end) =>
      end.cause === 'market' ? `${end.tile}${end.certain ? '' : '?'}` : '',
    )

  test('KW-EX-37 a seat with body, engine and worker, whatever it takes', () => {
    const position = five().workshop('red', body(1), engine(1)).display('D1', 'D2')
    expect(roundEndForecast(seen(position)).seats.map(({ couldPlaceCar }) => couldPlaceCar)).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect(tiles(position)).toEqual(['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8', 'T9', 'T10'])
  })

  test('nobody while two cars are missing', () => {
    expect(tiles(table().cars(4).workshop('red', body(1), engine(1)))).toEqual([])
  })

  test('a seat that lacks a part, with the tiles that give it', () => {
    expect(tiles(five().workshop('red', body(1)).display('D1', 'D2'))).toEqual(['T4', 'T9', 'T10'])
    expect(tiles(five().display('D1', 'D2'))).toEqual(['T10'])
  })

  test('KW-6.5 a development may take the only worker', () => {
    const position = five().workshop('red', body(1), engine(1)).canteen('red', 1).display('D1', 'D2')
    expect(tiles(position)).toEqual(['T1', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8', 'T10'])
  })

  test('a seat without workers, with the tiles that hire', () => {
    const position = five().workshop('red', body(1), engine(1)).canteen('red', 0).display('D1', 'hire3')
    expect(tiles(position)).toEqual(['T1', 'T2', 'T7', 'T9', 'T10'])
    expect(tiles(position.inactive('red', 'D1'))).toEqual(['T2', 'T7', 'T9'])
  })

  test('KW-6.20 a card of the display may bring what is missing', () => {
    expect(tiles(five().display('D1', 'bodyAndEngine'))).toEqual(['T2', 'T7', 'T9', 'T10'])
  })

  test('KW-6.72 with Otto it depends on the next cards', () => {
    expect(tiles(five().display('D1', 'otto'))).toEqual(['T2?', 'T7?', 'T9?', 'T10'])
  })

  test('KW-6.82 Diesel may call a worker back', () => {
    const position = table()
      .cars(4)
      .car('red', { workers: 3 })
      .engineers('red', 'diesel')
      .workshop('red', body(1), engine(1))
      .canteen('red', 0)
      .supply('red', 0)
      .display('D1', 'D2')
    expect(tiles(position)).toContain('T5')
    expect(tiles(position.markers('red'))).not.toContain('T5')
  })

  test('another seat in its next turn', () => {
    const position = five().workshop('blue', body(1)).canteen('blue', 1).display('D1', 'D2')
    expect(tiles(position, blue)).toEqual(['T4', 'T10'])
    expect(tiles(position, green)).toEqual(['T10'])
  })

  test('the actor in what is left of his turn, also with a car half built', () => {
    const position = () => five().workshop('red', body(1), engine(1)).placingACar()
    expect(tiles(position())).toEqual(['null'])
    expect(tiles(at(position()).placeCar(1, 1).state)).toEqual(['null'])
    const second = at(table().workshop('red', body(1), body(2), engine(1)).placingACar()).offer(1, 1, 1, 1)
    expect(roundEndForecast(seen(second.state)).seats[red]?.couldPlaceCar).toBe(false)
    const placed = at(position()).offer(1, 1, 1, 1)
    expect(tiles(placed.state)).toEqual([])
    expect(roundEndForecast(seen(placed.state)).sealed).toEqual(['market'])
  })
})
