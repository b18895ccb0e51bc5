import { expect, test } from 'vitest'
import { freshFactory, type Piece } from '../factory/index.ts'
import { at, dealership, department, expansion, indicator, mainline, specs, station, table } from '../testing/index.ts'
import { planForecast } from './plan-forecast.ts'
import { red, seen } from './testing/seen.ts'

const start = { ...freshFactory(), pieces: [department('planning', 0, 5), department('research', 0, 8)] }
const line: readonly Piece[] = [mainline('car', 5, 1, 1), dealership('small', 8, 1)]
const engine: readonly Piece[] = [
  station('engine', 4, 5),
  indicator('speed', 'B', 8, 5, 'W'),
  indicator('range', 'B', 8, 6, 'W'),
]

const building = () =>
  table().factory('red', start).markers('speed', 1, 1, 1).markers('range', 1, 1, 1).capacity('red', 3).building()

function forecast(pieces: readonly Piece[], position = building()) {
  return planForecast(seen(position, red), red, { pieces, expansion: expansion(5, -8) })
}

test('HC-6.18 the card of a dealership that is only planned', () => {
  expect(forecast([...line, ...engine])).toEqual({
    problems: [],
    leftOut: [],
    dealerships: [
      {
        size: 'small',
        specs: specs({ speed: 1, range: 1 }),
        types: ['car'],
        volume: { car: 3 },
        mainlines: [2],
        window: 'S',
        open: true,
        rule: null,
        short: [],
      },
    ],
  })
})

test('HC-6.16 below the minimum it is closed, and the card says where', () => {
  const [card] = forecast([...line, ...engine], building().minimums({ speed: 1, range: 2, safety: 1 })).dealerships
  expect(card).toMatchObject({
    open: false,
    rule: 'HC-6.16',
    short: [
      { dimension: 'range', spec: 1, minimum: 2 },
      { dimension: 'safety', spec: 0, minimum: 1 },
    ],
  })
})

test('HC-6.13 a marketing department widens the window', () => {
  const [card] = forecast([...line, department('marketing', 8, 4)]).dealerships
  expect(card?.window).toBe('M')
})

test('HC-6.12 two dealerships beside one mainline show the same vehicles', () => {
  const { problems, dealerships } = forecast([...line, dealership('large', 3, 5)])
  expect(problems).toEqual([])
  expect(dealerships.map(({ size, volume, mainlines }) => [size, volume, mainlines])).toEqual([
    ['small', { car: 3 }, [2]],
    ['large', { car: 3 }, [2]],
  ])
})

test('a station off the floor is left out with its indicator, and the rest has its card', () => {
  const draft = [...line, station('engine', 10, 10), indicator('speed', 'B', 9, 10, 'E')]
  const { problems, leftOut, dealerships } = forecast(draft)
  expect(problems[0]).toMatchObject({ check: 'V-07', rule: 'HC-5.5', entries: { planned: [2] } })
  expect(leftOut).toEqual([2, 3])
  expect(dealerships).toEqual(forecast(line).dealerships)
})

test('HC-5.64 a player who has committed plans nothing more this year', () => {
  const game = at(building()).submit('red', line, expansion(5, -8))
  const { problems, dealerships } = planForecast(seen(game.state, red), red, { pieces: [], expansion: null })
  expect(problems[0]).toMatchObject({ check: 'V-01', rule: 'HC-5.64' })
  expect(dealerships).toEqual(forecast(line).dealerships)
})
