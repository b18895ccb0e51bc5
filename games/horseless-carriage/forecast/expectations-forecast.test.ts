import { expect, test } from 'vitest'
import { freshFactory, type Plan } from '../factory/index.ts'
import { dealership, department, indicator, mainline, savedFactories, specs, station, table } from '../testing/index.ts'
import { expectationsForecast } from './expectations-forecast.ts'
import { red, seen } from './testing/seen.ts'

const { G5 } = savedFactories

test('HC-9.2 HC-9.10 the axes and minimums to come, with all candidates', () => {
  const position = table({ seats: 4 })
    .tracks('range', 'safety', 'reliability', 'speed', 'design')
    .markers('reliability', 1, 1, 1, 0)
    .markers('speed', 3, 1, 0, 0)
    .markers('design', 1, 1, 1, 1)
  expect(expectationsForecast(seen(position), red)).toEqual({
    endsBy: null,
    axis: 'bottom',
    leaving: 'range',
    entering: 'speed',
    candidates: [
      { track: 'reliability', innovation: 3, furthest: 1 },
      { track: 'speed', innovation: 4, furthest: 3 },
      { track: 'design', innovation: 4, furthest: 1 },
    ],
    bottom: 'speed',
    left: 'safety',
    offBoard: ['reliability', 'design', 'range'],
    obsolescence: 'left',
    minimums: specs({ range: 1 }),
    dealerships: [],
  })
})

test('HC-9.10 the option by distance may bring another track', () => {
  const entering = (innovationTie: 'position' | 'distance') =>
    expectationsForecast(
      seen(
        table({ seats: 4, options: { innovationTie } })
          .year(2)
          .tracks('speed', 'design', 'range', 'safety', 'reliability')
          .minimums({ safety: 1 })
          .markers('range', 3, 1, 0, 0)
          .markers('safety', 4, 2, 1, 1),
      ),
      red,
    ).entering
  expect([entering('position'), entering('distance')]).toEqual(['safety', 'range'])
})

test('HC-6.16 HC-9.3 which of my dealerships would fail', () => {
  const cards = (leaving: 'speed' | 'reliability') => {
    const view = seen(table().factory('red', G5).tracks(leaving, 'range').building())
    return expectationsForecast(view, red).dealerships.map(({ open, short }) => ({ open, short }))
  }
  expect(cards('reliability')).toEqual([{ open: true, short: [] }])
  expect(cards('speed')).toEqual([{ open: false, short: [{ dimension: 'speed', spec: 0, minimum: 1 }] }])
})

test('a draft may save a dealership', () => {
  const line = [mainline('car', 5, 1, 1), dealership('small', 8, 1)]
  const start = [department('planning', 0, 5), department('research', 0, 8)]
  const engine = [station('engine', 4, 5), indicator('speed', 'B', 8, 5, 'W')]
  const factory = { ...freshFactory(), pieces: [...start, ...line] }
  const view = seen(table().factory('red', factory).tracks('speed', 'range').building(), red)
  const failing = (plan?: Plan) =>
    expectationsForecast(view, red, plan).dealerships.flatMap(({ short }) => short.map(({ dimension }) => dimension))
  expect(failing()).toEqual(['speed'])
  expect(failing({ pieces: engine, expansion: null })).toEqual([])
})

test('HC-8.1 HC-8.2 whether phase 7 comes at all', () => {
  const endsBy = (position = table()) => expectationsForecast(seen(position), red).endsBy
  expect([endsBy(), endsBy(table().flipped()), endsBy(table().year(7))]).toEqual([null, 'HC-8.1', 'HC-8.2'])
})
