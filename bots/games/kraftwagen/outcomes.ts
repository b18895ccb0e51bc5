import { type Event, kraftwagen, type Move, type State } from '@carriage/kraftwagen'
import { priceForecast, raceStanding, salesForecast } from '@carriage/kraftwagen/forecast'
import { buyerKinds, preferencesOnOffer } from '@carriage/kraftwagen-family'
import type { OutcomeEvent, OutcomeSource } from '../kraftwagen-family/turn-outcome.ts'

/** What plans of Kraftwagen lead to, from the forecasts that the board shows. */
export const kraftwagenOutcomes: OutcomeSource<State, Move, Event> = {
  game: kraftwagen,
  seats: ({ players }) => players.length,

  scoring: (state) => ({
    sales: salesForecast(state).fates.flatMap((fate) =>
      fate.kind === 'sold'
        ? [{ seat: fate.car.owner, price: fate.car.price, customer: fate.preference, paid: fate.paid }]
        : [],
    ),
    race: raceStanding(state).money.map(({ place, laps }) => place + laps),
  }),

  withOneMoreBuyer: (state) =>
    preferencesOnOffer(state.stacks, buyerKinds).map((preference) => ({
      customer: preference,
      state: { ...state, activeBuyers: [...state.activeBuyers, { preference, daimler: null }] },
    })),

  meaning(event): OutcomeEvent | undefined {
    switch (event.kind) {
      case 'carPlaced':
        return { kind: 'offered', seat: event.seat, price: event.car.price }
      case 'awardTaken':
        return { kind: 'award', seat: event.seat, points: event.points }
      case 'raceScored':
        return { kind: 'raceScored' }
      case 'carSold':
        return {
          kind: 'sale',
          seat: event.car.owner,
          price: event.car.price,
          customer: event.preference,
          paid: event.paid,
        }
      case 'moneyEarned': {
        const { seat, amount, source } = event
        if (source === 'place' || source === 'laps') return { kind: 'race', seat, points: amount }
        return source === 'sale' || source === 'workers' ? undefined : { kind: 'collected', seat, points: amount }
      }
      default:
        return undefined
    }
  },

  priceIn: (move) => (move.kind === 'priceCar' ? move.price : undefined),

  prices: (state, seat) =>
    (priceForecast(state, seat)?.prices ?? []).map(({ price, fate, rivals }) => ({
      price,
      paid: fate.kind === 'sold' ? fate.paid : 0,
      undercutBy: rivals.find(({ threat }) => threat)?.seat ?? null,
    })),
}
