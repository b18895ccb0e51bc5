import { expect, test } from 'vitest'
import { type Factory, freshFactory, type LaidFloor, placesForExpansion } from '../factory/index.ts'
import { floorOf, survey } from '../factory/site.ts'
import { freeze } from '../freeze.ts'
import { black, squaresAround } from '../geometry/index.ts'
import { standardOptions } from '../options.ts'
import { dealership, department } from '../testing/index.ts'
import { bestExpansion } from './floor.ts'

/** Over how many edges pieces could reach from free squares onto the expansion. */
function openEdges(factory: Factory, laid: LaidFloor): number {
  const { layout, parts } = survey(factory, standardOptions)
  const form = floorOf(parts, laid)
  const squares = form.squares.flatMap((square, index) =>
    square === black ? [{ x: laid.x + (index % form.w), y: laid.y + Math.floor(index / form.w) }] : [],
  )
  const around = squares.flatMap(({ x, y }) => squaresAround({ x, y, w: 1, h: 1 }))
  return around.filter(({ x, y }) => layout.isFree(x, y)).length
}

function best(factory: Factory): LaidFloor {
  const places = placesForExpansion(factory, standardOptions)
  return bestExpansion(survey(factory, standardOptions), places)!
}

test('an expansion lies with its long side at the floor', () => {
  const factory = freeze(freshFactory())
  expect(openEdges(factory, best(factory))).toBe(8)
})

test('it lies where the floor is free', () => {
  const pieces = [department('research', 0, 5), dealership('large', 0, 8), dealership('middle', 5, 8)]
  const factory = freeze({ ...freshFactory(), pieces })
  const most = Math.max(...placesForExpansion(factory, standardOptions).map((place) => openEdges(factory, place)))
  expect(openEdges(factory, best(factory))).toBe(most)
})

test('with no place at all there is none', () => {
  expect(bestExpansion(survey(freshFactory(), standardOptions), [])).toBeNull()
})
