import type { Seat } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import type { Award } from '../components/index.ts'
import { type Position, table } from '../testing/index.ts'
import { awardForecast } from './award-forecast.ts'
import { blue, red, seen } from './testing/seen.ts'

function distance(position: Position, award: Award, seat: Seat = red) {
  return awardForecast(seen(position), seat).find((each) => each.award === award)
}

test('only awards that nobody has yet', () => {
  const left = awardForecast(seen(table().awardsGone('lap1', 'body3')), red).map(({ award }) => award)
  expect(left).toEqual(['lap2', 'buyer', 'market', 'body6', 'engine4', 'engine7', 'workers', 'engineers'])
})

describe('laps', () => {
  test('KW-10.5 steps to the finish line as the others stand, and Grand Prix actions for them', () => {
    const position = table().raceCar('red', 8).gpEngine('red', 2).raceCar('blue', 9).raceCar('green', 1)
    expect(distance(position, 'lap1')).toEqual({
      award: 'lap1',
      points: 3,
      rule: 'KW-10.5',
      needs: 'laps',
      missing: 1,
      steps: 2,
      drives: 1,
    })
  })

  test('KW-10.6 a second lap in the same round; Porsche shortens the way', () => {
    const position = table().raceCar('red', 5, 1).gpEngine('red', 1).engineers('red', 'porsche')
    expect(distance(position, 'lap2')).toMatchObject({ missing: 1, steps: 6, drives: 3 })
    expect(distance(position, 'lap2', blue)).toMatchObject({ missing: 2 })
  })
})

describe('the second buyer of a kind', () => {
  test('KW-10.7 one action with a preference that stands in the row', () => {
    expect(distance(table().buyers('engine', 'price'), 'buyer')).toMatchObject({
      preferences: ['engine', 'price'],
      actions: 1,
      benz: false,
    })
  })

  test('two actions on an empty row', () => {
    expect(distance(table(), 'buyer')).toMatchObject({ preferences: [], actions: 2 })
  })

  test('out of reach once the row is full, but for Benz', () => {
    const position = table().buyers('body', 'engine', 'prestige', 'price').engineers('red', 'benz')
    expect(distance(position, 'buyer')).toMatchObject({ actions: null, benz: true })
    expect(distance(position, 'buyer', blue)).toMatchObject({ actions: null, benz: false })
  })
})

describe('cars', () => {
  test('KW-10.9 two at the same time', () => {
    expect(distance(table(), 'market')).toMatchObject({ needs: 'cars', missing: 2 })
    expect(distance(table().car('red').carsPlaced('red', 3), 'market')).toMatchObject({ missing: 1 })
  })

  test('KW-10.9 or two in the whole game', () => {
    const position = table({ options: { marketAward: 'wholeGame' } }).carsPlaced('red', 1)
    expect(distance(position, 'market')).toMatchObject({ missing: 1 })
  })
})

describe('parts', () => {
  test('KW-10.10 KW-10.13 the levels still missing', () => {
    const position = table().levels('red', 2, 5)
    expect(distance(position, 'body3')).toMatchObject({
      part: 'body',
      value: 3,
      level: 2,
      missing: 1,
      rule: 'KW-10.10',
    })
    expect(distance(position, 'body6')).toMatchObject({ value: 6, missing: 4, rule: 'KW-10.11' })
    expect(distance(position, 'engine4')).toMatchObject({ value: 4, level: 5, missing: 0, rule: 'KW-10.12' })
    expect(distance(position, 'engine7')).toMatchObject({ value: 7, missing: 2, rule: 'KW-10.13' })
  })

  test('KW-13.36 a specialty tile in the chain may give one whatever the level', () => {
    const position = table({ options: { specialtyTiles: true } })
      .round(2)
      .chain('r B1 b g y')
    expect(distance(position, 'body3')).toMatchObject({ missing: 2, tiles: ['B1'] })
    expect(distance(position, 'body6')).toMatchObject({ tiles: [] })
    expect(distance(position, 'engine4')).toMatchObject({ tiles: [] })
  })
})

test('KW-10.18 the workers still in the supply', () => {
  expect(distance(table().supply('red', 3), 'workers')).toMatchObject({ needs: 'workers', missing: 3 })
})

test('KW-10.20 the engineers still missing, and those in the display', () => {
  const position = table().engineers('red', 'opel', 'horch').display('otto', 'D1')
  expect(distance(position, 'engineers')).toMatchObject({ needs: 'engineers', missing: 1, display: ['otto'] })
})
