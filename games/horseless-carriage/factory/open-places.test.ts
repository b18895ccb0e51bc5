import { expect, test } from 'vitest'
import { standardOptions } from '../options.ts'
import { savedFactories, specs } from '../positions/saved-factories.ts'
import { checkPiece } from './check-piece.ts'
import { openPlaces } from './open-places.ts'
import type { Supply, UnplacedPiece } from './piece.ts'
import { placesFor } from './places.ts'

const { factory } = savedFactories.G1
// Plenty of everything: the question is only where it may lie.
const supply = new Proxy({}, { get: () => 9 }) as Supply
const access = specs({ speed: 6, range: 6, design: 6, reliability: 6, safety: 6 })

const hands: readonly UnplacedPiece[] = [
  { kind: 'mainline', type: 'car' },
  { kind: 'dealership', type: 'middle' },
  { kind: 'department', type: 'marketing' },
  { kind: 'station', type: 'brake' },
  { kind: 'station', type: 'door' },
  { kind: 'indicator', dimension: 'reliability', step: 'B' },
]

test('HC-5.12 what a place waits for is what the check of the piece would still need there', () => {
  for (const hand of hands) {
    const found = openPlaces(factory, supply, access, [], hand, standardOptions)
    expect(found.map(({ piece }) => piece)).toEqual(placesFor(factory, supply, access, [], hand, standardOptions))
    expect(found.length).toBeGreaterThan(0)
    for (const { piece, waitsFor } of found) {
      const { needs } = checkPiece(factory, supply, access, [], piece, standardOptions)
      const touching = needs.map(({ check }) => check).filter((check) => check !== 'V-13')
      expect(waitsFor).toEqual([...new Set(touching)])
    }
  }
})

test('HC-5.33 with side A of the only mainline at the bay, every door waits for a mainline', () => {
  const found = openPlaces(factory, supply, access, [], { kind: 'station', type: 'door' }, standardOptions)
  const ready = found.filter(({ waitsFor }) => waitsFor.length === 0)
  expect(ready).toEqual([])
  expect(found.every(({ waitsFor }) => waitsFor.includes('V-18'))).toBe(true)
})
