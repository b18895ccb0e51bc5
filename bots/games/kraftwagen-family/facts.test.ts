import { type Seat, seatsOf } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { hintFactsOf } from './facts.ts'
import type { RoundScoring, TurnOutcome } from './turn-outcome.ts'

const [ada, ben] = seatsOf(2) as [Seat, Seat]
const empty: RoundScoring = { sales: [], race: [0, 0] }
const nothing: TurnOutcome = {
  ...empty,
  isScored: false,
  offered: [],
  unsold: [],
  collected: 0,
  awards: [],
  undercutAt: null,
}
const sale = (seat: Seat, price: number, paid: number) => ({ seat, price, customer: 'engine', paid })

test('a plan that changes nothing has no facts', () => {
  expect(hintFactsOf(empty, nothing, ada)).toEqual([])
})

test('a new car has a fact with its buyer and payment, and why it is not dearer', () => {
  const after = { ...nothing, offered: [8], sales: [sale(ada, 8, 11)], undercutAt: { price: 9, seat: ben } }
  expect(hintFactsOf(empty, after, ada)).toEqual([
    { concern: 'sold', points: 11, facts: { customer: 'engine' } },
    { concern: 'undercut', points: 0, facts: { price: 9, seat: ben }, warns: true },
  ])
})

test('a sale within the plan is shown as certain', () => {
  const after = { ...nothing, offered: [8], sales: [sale(ada, 8, 11)], isScored: true }
  expect(hintFactsOf(empty, after, ada)).toEqual([{ concern: 'soldSurely', points: 11, facts: { customer: 'engine' } }])
})

test('for cars that were offered before the gain is shown, and for those of a rival the loss', () => {
  const before = { ...empty, sales: [sale(ada, 5, 5), sale(ben, 7, 7)] }
  const after = { ...nothing, sales: [sale(ada, 5, 10)] }
  expect(hintFactsOf(before, after, ada)).toEqual([
    { concern: 'rivalSales', points: 7, facts: { seat: ben } },
    { concern: 'salesMore', points: 5 },
  ])
})

test('a car that nobody buys yet is named first, with the buyer whom it waits for', () => {
  const after = { ...nothing, offered: [9], unsold: [{ price: 9, waitsFor: 'body' }], awards: [4] }
  expect(hintFactsOf(empty, after, ada)).toEqual([
    { concern: 'unsold', points: 1, facts: { price: 9, customer: 'body' } },
    { concern: 'award', points: 4 },
  ])
})

test('facts come by their points', () => {
  const after = { ...nothing, race: [3, 0], awards: [4], collected: 2 }
  const concerns = hintFactsOf(empty, after, ada).map(({ concern }) => concern)
  expect(concerns).toEqual(['award', 'raceMore', 'collected'])
})
