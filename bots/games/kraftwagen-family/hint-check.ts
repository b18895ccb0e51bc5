import { fastChance, LiveEffects, type Seat } from '@carriage/kernel'
import type { Reason } from '../../advice/evaluation.ts'
import type { HintCheck } from '../../hint-check.ts'
import { factConcerns } from './facts.ts'
import type { FamilyPosition } from './position.ts'
import type { OutcomeEvent, OutcomeSource } from './turn-outcome.ts'

/** Another luck than the one that hints are found with: a fact holds whatever is drawn. */
const luck = 99

/**
 * Plays the option in the real position, up to its first draw, and compares every claimed figure with events and
 * forecasts.
 */
export function familyHintCheck<State extends FamilyPosition, Move extends object, Event extends object>(
  source: OutcomeSource<State, Move, Event>,
): HintCheck<State> {
  const { game } = source

  return (before, seat, { moves, reasons }) => {
    const claimed = reasons.filter(({ concern }) => factConcerns.some((fact) => fact === concern))
    const state = game.clone(before)
    const fx = new LiveEffects<Event>(fastChance(luck))
    let building: State | undefined
    let chosen = 0
    for (const move of moves as readonly Move[]) {
      const price = source.priceIn(move)
      if (price !== undefined) {
        building = game.clone(state)
        chosen = price
      }
      if (!game.judge(state, seat, move).legal) return { facts: claimed.length, wrong: ['an illegal move'] }
      game.play(state, seat, move, fx)
      if (fx.disclosed) break
    }
    const events = fx.events.flatMap((event) => source.meaning(event) ?? [])
    const holds = claimOf({ before, after: state, building, chosen, events }, seat)
    return {
      facts: claimed.length,
      wrong: claimed.filter((reason) => !holds(reason)).map((reason) => JSON.stringify(reason)),
    }
  }

  interface Played {
    readonly before: State
    readonly after: State
    /** The position in which the last car got its price. */
    readonly building: State | undefined
    readonly chosen: number
    readonly events: readonly OutcomeEvent[]
  }

  function claimOf({ before, after, building, chosen, events }: Played, seat: Seat): (reason: Reason) => boolean {
    const isScored = events.some(({ kind }) => kind === 'raceScored')
    const own = events.filter((event) => 'seat' in event && event.seat === seat)
    const offered = own.flatMap((event) => (event.kind === 'offered' ? event.price : []))
    const then = source.scoring(before)
    const sales = isScored ? events.filter((event) => event.kind === 'sale') : source.scoring(after).sales
    const paidTo = (to: Seat, list: typeof sales) =>
      list.filter((sale) => sale.seat === to).reduce((sum, { paid }) => sum + paid, 0)
    const sold = sales.filter((sale) => sale.seat === seat && offered.includes(sale.price))

    return ({ concern, points, facts = {} }) => {
      switch (concern) {
        case 'sold':
          return !isScored && sold.some(({ customer, paid }) => customer === facts.customer && paid === points)
        case 'soldSurely':
          return isScored && sold.some(({ customer, paid }) => customer === facts.customer && paid === points)
        case 'salesMore':
          return paidTo(seat, sales) - paidTo(seat, sold) - paidTo(seat, then.sales) === points
        case 'unsold': {
          const more = source.withOneMoreBuyer(after).find(({ customer }) => customer === facts.customer)
          const takes = (each: (typeof sales)[number]) => each.seat === seat && each.price === facts.price
          return !isScored && !sales.some(takes) && more !== undefined && source.scoring(more.state).sales.some(takes)
        }
        case 'rivalSales':
          return paidTo(facts.seat as Seat, then.sales) - paidTo(facts.seat as Seat, sales) === points // a seat by contract
        case 'raceMore': {
          const now = isScored
            ? own.reduce((sum, event) => sum + (event.kind === 'race' ? event.points : 0), 0)
            : (source.scoring(after).race[seat] ?? 0)
          return now - (then.race[seat] ?? 0) === points
        }
        case 'award':
          return own.some((event) => event.kind === 'award' && event.points === points)
        case 'collected':
          return own.reduce((sum, event) => sum + (event.kind === 'collected' ? event.points : 0), 0) === points
        case 'undercut': {
          const prices = building ? source.prices(building, seat) : []
          const dearer = prices.find(({ price }) => price === facts.price)
          const mine = prices.find(({ price }) => price === chosen)
          return mine?.undercutBy === null && dearer?.undercutBy === facts.seat && (dearer?.paid ?? 0) > mine.paid
        }
        default:
          return false
      }
    }
  }
}
