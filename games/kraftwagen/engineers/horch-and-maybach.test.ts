import { describe, expect, test } from 'vitest'
import type { Engineer } from '../components/index.ts'
import { at, body, type CarText, engine, table } from '../testing/index.ts'

/** Red and Blue each have a car, and one buyer chooses: whose car, for how much, and what he saw in it. */
function chosenBy(preference: 'body' | 'engine' | 'prestige' | 'price', red: CarText, blue: CarText) {
  const position = table().round(3).engineers('red', 'horch', 'maybach').buyers(preference)
  const [sold] = at(position.car('red', red).car('blue', blue).scoring()).emitted('carSold')
  return [sold!.car.owner === 0 ? 'red' : 'blue', sold!.paid, sold!.value]
}

/** Red has a body 2 and an engine 3 and may place a car. */
function placing(engineer: Engineer) {
  return at(table().engineers('red', engineer).workshop('red', body(2), engine(3)).canteen('red', 1).placingACar())
}

describe('Horch', () => {
  test('KW-6.36 his owner may put one of the markers on a car that he places', () => {
    for (const [marker, left] of [
      ['horch1', ['horch2']],
      ['horch2', ['horch1']],
      [null, ['horch1', 'horch2']],
    ] as const) {
      const game = placing('horch').offer(2, 3, 1, 5, marker)
      expect(game.state.market).toMatchObject([{ body: 2, engine: 3, engineerMarker: marker }])
      expect(game.player('red').engineerMarkers).toEqual(left)
    }
  })

  test('KW-6.37 the marker raises the engine of the car by its number, and nothing else', () => {
    const blue = { body: 4, engine: 4, workers: 1, price: 4 }
    const red = { body: 3, engine: 3, workers: 1, price: 12 }
    expect(chosenBy('engine', red, blue)).toEqual(['blue', 4, 4])
    expect(chosenBy('engine', { ...red, marker: 'horch1' }, blue)).toEqual(['blue', 4, 4])
    expect(chosenBy('engine', { ...red, marker: 'horch1' }, { ...blue, price: 15 })).toEqual(['red', 12, 4])
    expect(chosenBy('engine', { ...red, marker: 'horch2' }, blue)).toEqual(['red', 12, 5])
    expect(chosenBy('body', { ...red, marker: 'horch2' }, blue)).toEqual(['blue', 4, 4])
    expect(chosenBy('prestige', { ...red, marker: 'horch2' }, blue)).toEqual(['blue', 4, 1])
  })

  test('KW-6.38 an engine of 7 goes up to 9', () => {
    const car = { engine: 7, price: 12 }
    expect(chosenBy('engine', { ...car, marker: 'horch1' }, { engine: 7, price: 4 })).toEqual(['red', 12, 8])
    expect(chosenBy('engine', { ...car, marker: 'horch2' }, { engine: 7, price: 4 })).toEqual(['red', 12, 9])
  })
})

describe('Maybach', () => {
  test('KW-6.92 his owner may put one of the markers on a car that he places', () => {
    for (const [marker, left] of [
      ['maybach1', ['maybach2']],
      ['maybach2', ['maybach1']],
      [null, ['maybach1', 'maybach2']],
    ] as const) {
      const game = placing('maybach').offer(2, 3, 1, 5, marker)
      expect(game.state.market).toMatchObject([{ body: 2, engine: 3, engineerMarker: marker }])
      expect(game.player('red').engineerMarkers).toEqual(left)
    }
  })

  test('KW-6.93 the marker raises the body of the car by its number, and nothing else', () => {
    const blue = { body: 4, engine: 4, workers: 1, price: 4 }
    const red = { body: 3, engine: 3, workers: 1, price: 12 }
    expect(chosenBy('body', red, blue)).toEqual(['blue', 4, 4])
    expect(chosenBy('body', { ...red, marker: 'maybach1' }, blue)).toEqual(['blue', 4, 4])
    expect(chosenBy('body', { ...red, marker: 'maybach1' }, { ...blue, price: 15 })).toEqual(['red', 12, 4])
    expect(chosenBy('body', { ...red, marker: 'maybach2' }, blue)).toEqual(['red', 12, 5])
    expect(chosenBy('engine', { ...red, marker: 'maybach2' }, blue)).toEqual(['blue', 4, 4])
    expect(chosenBy('price', { ...red, marker: 'maybach2' }, blue)).toEqual(['blue', 8, 4])
  })

  test('KW-6.94 a body of 7 goes up to 9', () => {
    const car = { body: 7, price: 12 }
    expect(chosenBy('body', { ...car, marker: 'maybach1' }, { body: 7, price: 4 })).toEqual(['red', 12, 8])
    expect(chosenBy('body', { ...car, marker: 'maybach2' }, { body: 7, price: 4 })).toEqual(['red', 12, 9])
  })

  test('KW-EX-39 Maybach above 7', () => {
    const red = { body: 6, price: 12, marker: 'maybach2' } as const
    const blue = { body: 7, price: 10 }
    expect(chosenBy('body', red, blue)).toEqual(['red', 12, 8])
    expect(chosenBy('body', { ...red, body: 5 }, blue)).toEqual(['blue', 10, 7])
  })
})
