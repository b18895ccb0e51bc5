import { ageOfEngineering, type Event, type Move, preferences, type State } from '@carriage/age-of-engineering'
import { priceForecast, raceStanding, salesForecast, undercutForecast } from '@carriage/age-of-engineering/forecast'
import { preferencesOnOffer } from '@carriage/kraftwagen-family'
import type { OutcomeEvent, OutcomeSource } from '../kraftwagen-family/turn-outcome.ts'

/** The outcomes of Age of Engineering plans, from the forecasts shown on the board. */
export const ageOfEngineeringOutcomes: OutcomeSource<State, Move, Event> = {
  game: ageOfEngineering,
  seats: ({ companies }) => companies.length,

  scoring: (state) => ({
    sales: salesForecast(state).fates.flatMap(({ car, sales }) =>
      sales.map((sale) => ({
        seat: car.owner,
        price: car.price,
        customer: sale.kind === 'invests' ? 'investor' : sale.preference,
        paid: sale.paid,
      })),
    ),
    race: raceStanding(state).points.map(({ place, laps }) => place + laps),
  }),

  withOneMoreBuyer: (state) =>
    preferencesOnOffer(state.stacks, preferences).map((preference) => ({
      customer: preference,
      state: { ...state, activeBuyers: [...state.activeBuyers, { preference, packard: null }] },
    })),

  meaning(event): OutcomeEvent | undefined {
    switch (event.kind) {
      case 'carPlaced':
        return { kind: 'offered', seat: event.seat, price: event.car.price }
      case 'achievementWon':
        return { kind: 'award', seat: event.seat, points: event.points }
      case 'raceScored':
        return { kind: 'raceScored' }
      case 'carSold':
      case 'investorBought': {
        const customer = event.kind === 'carSold' ? event.preference : 'investor'
        return { kind: 'sale', seat: event.car.owner, price: event.car.price, customer, paid: event.paid }
      }
      case 'pointsGained': {
        const { seat, amount, source } = event
        if (source === 'place' || source === 'laps') return { kind: 'race', seat, points: amount }
        return source === 'whiteMarkers' || source === 'instant'
          ? { kind: 'collected', seat, points: amount }
          : undefined
      }
      default:
        return undefined
    }
  },

  priceIn: (move) => (move.kind === 'priceCar' ? move.price : undefined),

  prices(state, seat) {
    const threats = undercutForecast(state, seat) ?? []
    return (priceForecast(state, seat)?.prices ?? []).map(({ price, fate }) => ({
      price,
      paid: fate.paid,
      undercutBy: threats.find((each) => each.price === price)?.rivals.find(({ threat }) => threat)?.seat ?? null,
    }))
  },
}
