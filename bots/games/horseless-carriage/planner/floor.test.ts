import { standardOptions } from '@carriage/horseless-carriage'
import {
  type Factory,
  floorOf,
  freshFactory,
  type LaidFloor,
  placesForExpansion,
  surveyFactory,
} from '@carriage/horseless-carriage/factory'
import { black, squaresAround } from '@carriage/horseless-carriage/geometry'
import { dealership, department } from '@carriage/horseless-carriage/testing'
import { expect, test } from 'vitest'
import { bestExpansion } from './floor.ts'

/** Over how many edges pieces could reach from free squares onto the expansion. */
function openEdges(factory: Factory, laid: LaidFloor): number {
  const { layout, parts } = surveyFactory(factory, standardOptions)
  const form = floorOf(parts, laid)
  const squares = form.squares.flatMap((square, index) =>
    square === black ? [{ x: laid.x + (index % form.w), y: laid.y + Math.floor(index / form.w) }] : [],
  )
  const around = squares.flatMap(({ x, y }) => squaresAround({ x, y, w: 1, h: 1 }))
  return around.filter(({ x, y }) => layout.isFree(x, y)).length
}

function best(factory: Factory): LaidFloor {
  const places = placesForExpansion(factory, standardOptions)
  return bestExpansion(surveyFactory(factory, standardOptions), places)!
}

test('an expansion lies with its long side at the floor', () => {
  const factory = freshFactory()
  expect(openEdges(factory, best(factory))).toBe(8)
})

test('it lies where the floor is free', () => {
  const pieces = [department('research', 0, 5), dealership('large', 0, 8), dealership('middle', 5, 8)]
  const factory = { ...freshFactory(), pieces }
  const most = Math.max(...placesForExpansion(factory, standardOptions).map((place) => openEdges(factory, place)))
  expect(openEdges(factory, best(factory))).toBe(most)
})

test('with no place at all there is none', () => {
  expect(bestExpansion(surveyFactory(freshFactory(), standardOptions), [])).toBeNull()
})
