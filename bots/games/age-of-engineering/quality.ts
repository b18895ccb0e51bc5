import { type Car, componentTablesOf, offerOf, preferences, type State } from '@carriage/age-of-engineering'
import { motorworksYardstick } from '../../motorworks/quality.ts'

export const yardstick = motorworksYardstick<State, Car>({
  preferences,
  freePrices: (state) => state.priceChart,
  buyers: (state) => state.activeBuyers.length,
  canteens: (state) => state.companies.map(({ canteen }) => canteen),
  timesFor: (state, seat) => (state.companies[seat]?.engineers.includes('brayton') ? 3 : 2),
  offered: (state, car) => ({ owner: car.owner, ...offerOf(componentTablesOf(state), car) }),
  raisedBy: (state, { marker }) =>
    marker === null ? undefined : componentTablesOf(state).components.engineeringMarkers.rows[marker].kind,
  figures: { 'investors never used a game': 'mean' },
  figuresAt: (end) => ({
    'investors never used a game': {
      sum: end.companies.reduce((sum, { investors }) => sum + investors.length, 0),
      of: 1,
    },
  }),
})
