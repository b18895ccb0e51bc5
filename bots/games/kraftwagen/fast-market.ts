import { type ComponentTables, markerValue, type State } from '@carriage/kraftwagen'
import { buyerKinds } from '@carriage/kraftwagen-family'
import type { FastMarket, PlaceableCar } from '../kraftwagen-family/fast-market.ts'

const stacks: number[] = []
const draft: PlaceableCar = { owner: 0, body: 0, engine: 0, luxury: 0, price: 0 }

/** Takes in the market and the buyers of a position. */
export function fillFastMarket(fastMarket: FastMarket, state: State, tables: ComponentTables, rowSpaces: number): void {
  fastMarket.clear()
  for (const { owner, body, engine, workers, price, engineerMarker: marker } of state.market) {
    const raise = marker ? markerValue(tables, marker) : 0
    const onEngine = marker === 'horch1' || marker === 'horch2'
    draft.owner = owner
    draft.body = onEngine ? body : body + raise
    draft.engine = onEngine ? engine + raise : engine
    draft.luxury = workers
    draft.price = price
    fastMarket.place(draft)
  }
  for (let seat = 0; seat < state.players.length; seat++) {
    fastMarket.payTimes(seat, state.players[seat]?.engineers.includes('opel') ? 3 : 2)
  }
  for (const { preference, daimler } of state.activeBuyers) {
    fastMarket.addBuyer(buyerKinds.indexOf(preference), daimler ? markerValue(tables, daimler) : 0)
  }
  for (let kind = 0; kind < buyerKinds.length; kind++) {
    const preference = buyerKinds[kind]
    stacks[kind] = preference ? state.stacks[preference] : 0
  }
  fastMarket.predict(rowSpaces, stacks)
}
