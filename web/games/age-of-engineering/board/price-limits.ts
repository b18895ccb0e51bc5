import type { Buying, Investing, PriceForecast, Threat } from '@carriage/age-of-engineering/forecast'
import type { Seat } from '@carriage/kernel'
import { forecasts } from './forecasts.ts'
import type { Props } from './props.ts'

interface Limit {
  readonly sale: Buying | Investing
  readonly price: number
}

/**
 * For each customer who would buy the car at some price, the highest such price. Prices are ascending, so the last one
 * counts.
 */
export function limitsOf({ prices }: PriceForecast): Limit[] {
  const highest = new Map<string, Limit>()
  for (const { price, fate } of prices) {
    for (const sale of fate.sales) highest.set(customerKey(sale), { sale, price })
  }
  return [...highest.values()]
}

function customerKey(sale: Buying | Investing): string {
  return sale.kind === 'buys' ? `buyer ${sale.buyer}` : `investor ${sale.place}`
}

/** The rivals who could win the sale with a cheaper car, if mine had this price. */
export function threatsAt({ view, me }: Props, price: number): { seat: Seat; threat: Threat }[] {
  const forecast = me === undefined ? null : forecasts.undercut(view, me)
  const rivals = forecast?.find((each) => each.price === price)?.rivals ?? []
  return rivals.flatMap(({ seat, threat }) => (threat ? [{ seat, threat }] : []))
}
