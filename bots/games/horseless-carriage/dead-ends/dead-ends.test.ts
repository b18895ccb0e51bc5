import type { State } from '@carriage/horseless-carriage'
import { freshFactory, type Piece } from '@carriage/horseless-carriage/factory'
import { dealership, department, mainline, table } from '@carriage/horseless-carriage/testing'
import { expect, test } from 'vitest'
import { deadEndsOf } from './index.ts'

const start = [department('research', 0, 8), department('planning', 0, 5)]
const line = [...start, dealership('small', 5, 0), mainline('car', 5, 3)]

function building(pieces: readonly Piece[]): State {
  return table()
    .tracks('safety', 'design')
    .factory('red', { ...freshFactory(), pieces: [...pieces] })
    .building()
    .state()
}

test('a line with room around it is in no dead end', () => {
  expect(deadEndsOf(building(line), 0, { pieces: [], expansion: null })).toEqual([])
})

// The line lies at 5,3 to 8,5 with the dealership above it: these cover what is to the right of it and below it.
const walls = [
  department('marketing', 9, 0),
  department('research', 9, 3),
  department('research', 9, 6),
  department('research', 3, 6),
  department('research', 6, 6),
]
const elsewhere = department('planning', 3, 9)

test('a plan that covers the room beside a line leads its dealership into a dead end', () => {
  const found = deadEndsOf(building(line), 0, { pieces: [...walls, elsewhere], expansion: null })
  expect(found).toMatchObject([{ dealership: 'small', minimum: 1 }])
})

test('an existing dead end is not reported again', () => {
  expect(deadEndsOf(building([...line, ...walls]), 0, { pieces: [elsewhere], expansion: null })).toEqual([])
})
