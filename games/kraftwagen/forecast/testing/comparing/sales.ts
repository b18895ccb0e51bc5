import { eventsOf } from '@carriage/kraftwagen-family'
import { allViews } from '@carriage/kraftwagen-family/testing/comparing'
import type { Event } from '../../../events.ts'
import type { MarketOutcome } from '../../market-outcome.ts'
import { raceStanding } from '../../race-forecast.ts'
import { salesForecast } from '../../sales-forecast.ts'
import type { Comparison } from './comparison.ts'

/** Compares each viewer's forecast of sales and race just before a scoring with the scoring itself. */
export const compareScoring: Comparison = (moment, tally) => {
  const { move, events, before } = moment
  const [race] = eventsOf(events, 'raceScored')
  if (!race) return
  for (const view of allViews(before, before.players.length)) {
    const forecast = salesForecast(view)
    if (move.kind === 'useBenz') {
      const variant = forecast.benz?.variants.find(({ preference }) => preference === move.preference)
      tally.same('sales with Benz', variant && predictionOf(variant.outcome), happened(events, before.players.length))
      const awards = eventsOf(events, 'awardTaken').map(({ award }) => award)
      tally.same(
        'gains of Benz',
        [variant?.collects ?? 'nothing', variant?.awards ?? 'nothing'],
        [earned(events, 'stack'), awards],
      )
    } else tally.same('sales', predictionOf(forecast), happened(events, before.players.length))

    const standing = raceStanding(view)
    const money = standing.money.map(({ place, laps }) => place + laps)
    tally.same(
      'race at the end',
      [standing.places, money],
      [race.places, bySeat(events, before.players.length, 'race')],
    )
  }
}

function predictionOf({ purchases, fates, earned }: MarketOutcome): unknown {
  return {
    purchases: purchases.map((purchase) => {
      const { buyer, preference } = purchase
      if (purchase.kind === 'leaves') return { buyer, preference }
      const { car, value, tied, times, bonus, paid } = purchase
      return { buyer, preference, car, value, tied, times, bonus, paid }
    }),
    unsold: fates.filter(({ kind }) => kind === 'unsold').map(({ car }) => car),
    earned,
  }
}

function happened(events: readonly Event[], seats: number): unknown {
  return {
    purchases: events.flatMap((event) => {
      if (event.kind === 'buyerLeft') return [{ buyer: event.buyer, preference: event.preference }]
      if (event.kind !== 'carSold') return []
      const { buyer, preference, car, value, rivals: tied, times, bonus, paid } = event
      return [{ buyer, preference, car, value, tied, times, bonus, paid }]
    }),
    unsold: eventsOf(events, 'carUnsold').map(({ car }) => car),
    earned: bySeat(events, seats, 'sale'),
  }
}

function bySeat(events: readonly Event[], seats: number, of: 'sale' | 'race'): number[] {
  const money = Array.from({ length: seats }, () => 0)
  for (const { seat, amount, source } of eventsOf(events, 'moneyEarned')) {
    const wanted = of === 'sale' ? source === 'sale' : source === 'place' || source === 'laps'
    if (wanted) money[seat] = (money[seat] ?? 0) + amount
  }
  return money
}

function earned(events: readonly Event[], from: 'stack'): number {
  return eventsOf(events, 'moneyEarned').reduce((sum, { amount, source }) => (source === from ? sum + amount : sum), 0)
}
