import { type Seat, seatsOf } from '@carriage/kernel'
import type { Reason } from '../../advice/evaluation.ts'
import type { ExpectedSale, RoundScoring, TurnOutcome } from './turn-outcome.ts'

/** The subjects of facts in both editions. */
export const factConcerns = [
  'sold',
  'soldSurely',
  'salesMore',
  'undercut',
  'unsold',
  'rivalSales',
  'raceMore',
  'award',
  'collected',
] as const
type FactConcern = (typeof factConcerns)[number]

interface Fact extends Reason {
  readonly concern: FactConcern
}

/** The effects of a plan as forecast on the board, largest first. */
export function hintFactsOf(before: RoundScoring, after: TurnOutcome, seat: Seat): Reason[] {
  const facts: Fact[] = [
    ...newSales(after, seat),
    { concern: 'salesMore', points: earnedBy(after.sales, seat, after.offered) - earnedBy(before.sales, seat) },
    ...largestLoss(before, after, seat),
    { concern: 'raceMore', points: (after.race[seat] ?? 0) - (before.race[seat] ?? 0) },
    ...after.awards.map((points): Fact => ({ concern: 'award', points })),
    { concern: 'collected', points: after.collected },
  ]
  const largest = facts.filter(({ points }) => points >= 1).sort((a, b) => b.points - a.points)
  const warned = largest.flatMap((fact) => (fact.concern === 'sold' ? [fact, ...warning(after)] : [fact]))
  return [...unsoldCars(after), ...warned]
}

/** The cars that the plan offers and nobody buys yet, with the buyer whom they wait for. */
function unsoldCars({ unsold }: TurnOutcome): Fact[] {
  return unsold.flatMap(({ price, waitsFor }): Fact[] =>
    waitsFor ? [{ concern: 'unsold', points: 1, facts: { price, customer: waitsFor } }] : [],
  )
}

/** Sales of the cars that the plan offers. */
function newSales({ sales, offered, isScored }: TurnOutcome, seat: Seat): Fact[] {
  return sales
    .filter((sale) => sale.seat === seat && offered.includes(sale.price))
    .map(({ customer, paid }) => ({
      concern: isScored ? 'soldSurely' : 'sold',
      points: paid,
      facts: { customer },
    }))
}

/** Why the car is not dearer. */
function warning({ undercutAt }: TurnOutcome): Fact[] {
  return undercutAt ? [{ concern: 'undercut', points: 0, facts: { ...undercutAt }, warns: true }] : []
}

/** The rival whose sales fall most. */
function largestLoss(before: RoundScoring, after: TurnOutcome, seat: Seat): Fact[] {
  const losses = seatsOf(after.race.length)
    .filter((rival) => rival !== seat)
    .map((rival): Fact => {
      const points = earnedBy(before.sales, rival) - earnedBy(after.sales, rival)
      return { concern: 'rivalSales', points, facts: { seat: rival } }
    })
  return losses.sort((a, b) => b.points - a.points).slice(0, 1)
}

function earnedBy(sales: readonly ExpectedSale[], seat: Seat, except: readonly number[] = []): number {
  return sales.reduce((sum, sale) => sum + (sale.seat === seat && !except.includes(sale.price) ? sale.paid : 0), 0)
}
