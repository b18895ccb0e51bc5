import type { Seat } from '@carriage/kernel'
import { type BoughtCar, type BuyerKind, type CarOffer, chooseCar } from '@carriage/kraftwagen-family'

import { type ActiveBuyer, type Car, type Player, playerOf, type State } from '../state.ts'
import { type ComponentTables, componentTablesOf, markerValue } from '../tables.ts'

/** What one buyer does: the car he takes, what he pays for it, and why it is this one. */
export interface Sale {
  /** His place in the row, from 0. */
  readonly buyer: number
  readonly preference: BuyerKind
  /** Nothing if he found no car: KW-9.21. */
  readonly bought: Bought | null
}

export type Bought = BoughtCar<Car>

/** A market and the buyers who will come to it. */
export interface SaleOptions {
  readonly tables: ComponentTables
  readonly market: readonly Car[]
  readonly activeBuyers: readonly ActiveBuyer[]
  readonly seller: (seat: Seat) => Player
}

/** What the active buyers would buy if they bought now. No player decides anything in it: KW-9.25. */
export function salesNow(state: State): Sale[] {
  return planSales({
    tables: componentTablesOf(state),
    market: state.market,
    activeBuyers: state.activeBuyers,
    seller: (seat) => playerOf(state, seat),
  })
}

/** The sales of any market and row of buyers: for the scoring, and for a forecast of what is not on the table yet. */
export function planSales({ tables, market, activeBuyers, seller }: SaleOptions): Sale[] {
  const offers: (CarOffer | null)[] = market.map((car) => offerOf(tables, car))
  // KW-9.11 in the order of their spaces
  return activeBuyers.map(({ preference, daimler }, buyer) => {
    const choice = chooseCar(preference, offers) // KW-9.13, KW-9.14, KW-9.15, KW-9.16, KW-9.18, KW-9.20
    const car = choice && market[choice.car]
    if (!car) return { buyer, preference, bought: null } // KW-9.21, KW-6.68
    offers[choice.car] = null // KW-9.12
    const times = timesPaid(preference, seller(car.owner)) // KW-9.22, KW-9.23
    const bonus = daimler ? markerValue(tables, daimler) : 0
    return {
      buyer,
      preference,
      bought: {
        car,
        value: choice.value,
        rivals: market.filter((_, i) => choice.undercut.includes(i)),
        times,
        bonus,
        paid: car.price * times + bonus, // KW-6.67, KW-9.24 the bonus is added once
      },
    }
  })
}

/** A car as buyers see it: KW-9.17 with a marker of Horch or Maybach, KW-6.38, KW-6.94 even above 7. */
export function offerOf(tables: ComponentTables, { body, engine, workers, price, engineerMarker }: Car): CarOffer {
  if (engineerMarker === null) return { body, engine, prestige: workers, price }
  const raise = markerValue(tables, engineerMarker)
  const raisesEngine = tables.components.engineerMarkers.rows[engineerMarker].kind === 'engine'
  return raisesEngine
    ? { body, engine: engine + raise, prestige: workers, price } // KW-6.37
    : { body: body + raise, engine, prestige: workers, price } // KW-6.93
}

/** How often a buyer pays the price: a price buyer twice (KW-9.23), or three times if the seller has Opel (KW-6.31). */
function timesPaid(preference: BuyerKind, seller: Player): number {
  if (preference !== 'price') return 1 // KW-6.32
  return seller.engineers.includes('opel') ? 3 : 2
}
