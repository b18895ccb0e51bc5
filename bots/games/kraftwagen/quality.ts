import { type Car, componentTablesOf, offerOf, type State } from '@carriage/kraftwagen'
import { buyerKinds } from '@carriage/motorworks'
import { motorworksYardstick } from '../../motorworks/quality.ts'

export const yardstick = motorworksYardstick<State, Car>({
  preferences: buyerKinds,
  freePrices: (state) => state.availablePrices,
  buyers: (state) => state.activeBuyers.length,
  canteens: (state) => state.players.map(({ canteen }) => canteen),
  timesFor: (state, seat) => (state.players[seat]?.engineers.includes('opel') ? 3 : 2),
  offered(state, car) {
    const { body, engine, prestige, price } = offerOf(componentTablesOf(state), car)
    return { owner: car.owner, body, engine, luxury: prestige, price }
  },
  raisedBy: (_state, { engineerMarker: marker }) =>
    marker === null ? undefined : marker.startsWith('horch') ? 'engine' : 'body',
  figures: {},
  figuresAt: () => ({}),
})
