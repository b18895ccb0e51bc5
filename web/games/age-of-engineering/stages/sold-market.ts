import { type Car, companyOf, currentStep, type State } from '@carriage/age-of-engineering'
import { forecasts } from '../board/forecasts.ts'
import type { StageProps } from './props.ts'

/** The market with my car at a price, and my production tokens on it. */
export function marketAt({ me, view }: Pick<StageProps, 'me' | 'view'>, price: number | undefined): State {
  const step = currentStep(view)
  if (me === undefined || price === undefined || step.name !== 'priceCar') return view
  const { body, engine, workers, salesperson } = step
  const { investors } = companyOf(view, me)
  const car: Car = {
    owner: me,
    body,
    engine,
    workers,
    salesperson,
    price,
    marker: null,
    productionTokens: investors.length,
  }
  return {
    ...view,
    market: [...view.market, car],
    investorTrack: [...view.investorTrack, ...investors.map((investor) => ({ investor, by: me }))],
  }
}

/** What my car brings at a price, and how often it sells. */
export function takingsAt(props: Pick<StageProps, 'me' | 'view'>, price: number) {
  const { fates } = forecasts.sales(marketAt(props, price))
  const fate = fates.find(({ car }) => car.owner === props.me && car.price === price)
  return { price, paid: fate?.paid ?? 0, sales: fate?.sales ?? [] }
}
