import { expect, test } from 'vitest'
import { standardOptions } from '../options.ts'
import { savedFactories } from '../positions/saved-factories.ts'
import { dealership, department, mainline } from '../testing/plans.ts'
import { belts, freshFactory, type Piece, walledSides } from './index.ts'

// The mainline lies at 5,3 to 8,5; the dealership covers all that is above it.
const line: readonly Piece[] = [dealership('small', 5, 0), mainline('car', 5, 3)]

function walled(built: readonly Piece[], draft: readonly Piece[] = []) {
  return walledSides({ ...freshFactory(), pieces: [...built] }, draft, standardOptions)
}

test('HC-5.33 a side that a dealership covers from end to end is walled in by it', () => {
  expect(walled(line)).toMatchObject([{ mainline: 1, by: [0], edge: false }])
  expect(walled([], line)).toEqual(walled(line))
})

test('HC-5.33 one free square leaves a side open', () => {
  const [above] = walled(line)
  const right = department('research', 9, 3)
  expect(walled(line, [right])).toMatchObject([above, { mainline: 1, by: [2], edge: false }])
  expect(walled(line, [department('research', 9, 4)])).toEqual([above])
})

test('HC-5.33 a side at the edge of the floor is walled in by no piece', () => {
  const [side] = walled([mainline('car', 5, 9)])
  expect(side).toMatchObject({ mainline: 0, by: [], edge: true })
})

test('HC-5.34 a side with a belt at it is not walled in, however full it is', () => {
  let fed = 0
  for (const { factory } of Object.values(savedFactories)) {
    const shut = walledSides(factory, [], standardOptions)
    for (const { step, feeds } of belts(factory, [], standardOptions))
      for (const { mainline: number } of feeds) {
        expect(shut.some((side) => side.mainline === number && side.step === step)).toBe(false)
        fed += 1
      }
  }
  expect(fed).toBeGreaterThan(3)
})
