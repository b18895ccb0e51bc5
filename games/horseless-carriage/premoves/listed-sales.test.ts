import { expect, test } from 'vitest'
import { red, seen } from '../forecast/testing/seen.ts'
import type { Move } from '../moves.ts'
import { type Position, table } from '../testing/index.ts'
import { listedSalesBring } from './listed-sales.ts'

const niche = { x: 0, y: 0 }
const second = { x: 1, y: 0 }
const small = 'small'
const place: Move = { kind: 'placeWindow', dealership: small, window: { x: 0, y: 0, w: 2, h: 1 } }
const sell: readonly Move[] = [place, { kind: 'sellTo', niche }]
const sellTwice: readonly Move[] = [
  ...sell,
  { kind: 'useDealership', dealership: small },
  { kind: 'sellTo', niche: second },
]

/** Red has two cars for these buyers in two niches of one window. */
const market = (first: number, other: number) =>
  table()
    .buyers('car', niche.x, niche.y, first)
    .buyers('car', second.x, second.y, other)
    .offer('red', [['car', 2]], { small: {} })
    .selling()

const brings = (position: Position, left: readonly Move[]) =>
  listedSalesBring(seen(position, red), red, sellTwice, left)

test('listed sales bring the same before and after each of them', () => {
  const placed = { x: 0, y: 0, w: 2, h: 1 }
  const soldOne = table()
    .buyers('car', second.x, second.y, 1)
    .offer('red', [['car', 1]], { small: { placed } })
    .selling()
  // One car brings 6; what was earned before is not in this position.
  expect(brings(market(1, 1), sellTwice)).toBe(12)
  expect(brings(soldOne, sellTwice.slice(2))).toBe(6)
})

test('a rival changes them only by taking a buyer whom they need', () => {
  expect(brings(market(3, 1), sell)).toBe(brings(market(4, 1), sell))
  expect(brings(market(4, 0), sell)).toBe(brings(market(4, 1), sell))
  expect(brings(market(1, 0), sell)).not.toBe(brings(market(2, 1), sell))
  expect(brings(market(1, 0), sellTwice)).not.toBe(brings(market(1, 1), sellTwice))
})
