import { type StationType, stationTypes, type VehicleType, vehicleTypes } from '@carriage/horseless-carriage'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fortyCars } from '../../gallery/forty-cars.ts'
import { BrochureCar } from './brochure-car.tsx'
import { carParts } from './car-marks.ts'
import type { BrochureVehicle } from './vehicles.ts'

/** The visible drawing: shapes and colours, without titles. */
function drawn(vehicle: BrochureVehicle): string {
  const markup = renderToStaticMarkup(createElement(BrochureCar, { ...vehicle, seat: 0, label: '' }))
  return markup.replaceAll(/ (?:data-car|data-part|aria-label|class)="[^"]*"/g, '')
}

test('forty vehicles have forty drawings, and the drawing is deterministic', () => {
  expect(fortyCars).toHaveLength(40)
  expect(new Set(fortyCars.map(drawn)).size).toBe(40)
  expect(fortyCars.map(drawn)).toEqual(fortyCars.map(drawn))
})

test('every station changes the drawing of every vehicle that it is added to', () => {
  const marks = (type: VehicleType, stations: readonly StationType[]) =>
    JSON.stringify(carParts(type, stations).flatMap((part) => part.marks))
  let compared = 0
  for (const type of vehicleTypes)
    for (const has of combinations()) {
      const before = marks(type, has)
      for (const station of stationTypes) {
        if (has.includes(station)) continue
        expect(marks(type, [...has, station]) === before, `${type} ${has.join(' ')} + ${station}`).toBe(false)
        compared += 1
      }
    }
  expect(compared).toBeGreaterThan(1000)
})

/** None, all but one, each pair of neighbours in the list, and every third and fifth of all sets. */
function combinations(): StationType[][] {
  return [
    [],
    ...stationTypes.map((station) => stationTypes.filter((other) => other !== station)),
    ...stationTypes.map((station, index) => stationTypes.filter((other, at) => other === station || at === index + 1)),
    ...[2, 3, 5].flatMap((step) =>
      Array.from({ length: step }, (_, first) => stationTypes.filter((_, at) => at % step === first)),
    ),
  ]
}

test('a painted car has the colour of its seat, an unpainted one has not', () => {
  const markup = (stations: readonly StationType[]) =>
    renderToStaticMarkup(createElement(BrochureCar, { type: 'car', stations, seat: 3, label: '' }))
  expect(markup(['paint'])).toContain('fill="var(--car-paint)"')
  expect(markup([])).not.toContain('fill="var(--car-paint)"')
  expect(markup(['paint'])).toContain('--car-paint:#5DB8AE')
})
