import { eventsOf } from '@carriage/kraftwagen-family'
import { allViews } from '@carriage/kraftwagen-family/testing/comparing'
import type { Event } from '../../../events.ts'
import type { MarketOutcome } from '../../market-outcome.ts'
import { raceStanding } from '../../race-forecast.ts'
import { salesForecast } from '../../sales-forecast.ts'
import type { Comparison } from './comparison.ts'

/** Compares the sales and race forecast of every seat right before a scoring with the scoring. */
export const compareScoring: Comparison = (moment, tally) => {
  const { move, events, before } = moment
  const [race] = eventsOf(events, 'raceScored')
  if (!race) return
  const seats = before.companies.length
  for (const view of allViews(before, before.companies.length)) {
    const forecast = salesForecast(view)
    if (move.kind === 'useBuick') {
      const variant = forecast.buick?.variants.find(({ preference }) => preference === move.preference)
      tally.same('sales with Buick', variant && predictionOf(variant.outcome), happened(events, seats))
      const achievements = eventsOf(events, 'achievementWon').map(({ achievement }) => achievement)
      const collected = bySeat(events, seats, ['whiteMarkers'])[before.actor] ?? 0
      tally.same('gains of Buick', [variant?.collects ?? -1, variant?.achievements ?? []], [collected, achievements])
    } else tally.same('sales', predictionOf(forecast), happened(events, seats))

    const standing = raceStanding(view)
    const points = standing.points.map(({ place, laps }) => place + laps)
    tally.same('race at the end', [standing.places, points], [race.places, bySeat(events, seats, ['place', 'laps'])])
  }
}

function predictionOf({ purchases, fates, earned }: MarketOutcome): unknown {
  return {
    purchases: purchases.map((purchase) => {
      switch (purchase.kind) {
        case 'leaves':
          return { buyer: purchase.buyer, preference: purchase.preference }
        case 'declines':
          return { place: purchase.place, investor: purchase.investor }
        case 'buys': {
          const { buyer, preference, car, value, tied, times, bonus, paid, stays, tokens } = purchase
          return {
            buyer,
            preference,
            car: { ...car, productionTokens: tokens },
            value,
            tied,
            times,
            bonus,
            paid,
            stays,
          }
        }
        case 'invests': {
          const { place, investor, car, fitting, paid, stays, tokens } = purchase
          const rivals = fitting.filter(({ missing, car: other }) => missing === 0 && other !== car)
          const cars = rivals.map((rival) => rival.car)
          return { place, investor, car: { ...car, productionTokens: tokens }, rivals: cars, paid, stays }
        }
        default:
          return purchase satisfies never
      }
    }),
    unsold: fates.filter(({ unsold }) => unsold).map(({ car }) => car),
    paid: fates.reduce((sum, { paid }) => sum + paid, 0),
    earned,
  }
}

function happened(events: readonly Event[], seats: number): unknown {
  const earned = bySeat(events, seats, ['sale', 'investor'])
  return {
    purchases: events.flatMap((event): unknown[] => {
      switch (event.kind) {
        case 'buyerLeft':
          return [{ buyer: event.buyer, preference: event.preference }]
        case 'investorLeft':
          return [{ place: event.place, investor: event.investor }]
        case 'carSold': {
          const { buyer, preference, car, value, rivals: tied, times, bonus, paid, stays } = event
          return [{ buyer, preference, car, value, tied, times, bonus, paid, stays }]
        }
        case 'investorBought': {
          const { place, investor, car, rivals, paid, stays } = event
          return [{ place, investor, car, rivals, paid, stays }]
        }
        default:
          return []
      }
    }),
    unsold: eventsOf(events, 'carUnsold').map(({ car }) => car),
    paid: earned.reduce((sum, points) => sum + points, 0),
    earned,
  }
}

function bySeat(events: readonly Event[], seats: number, sources: readonly string[]): number[] {
  const points = Array.from({ length: seats }, () => 0)
  for (const { seat, amount, source } of eventsOf(events, 'pointsGained')) {
    if (sources.includes(source)) points[seat] = (points[seat] ?? 0) + amount
  }
  return points
}
