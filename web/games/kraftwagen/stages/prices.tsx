import type { Move } from '@carriage/kraftwagen'
import type { PriceOutcome } from '@carriage/kraftwagen/forecast'
import { sameMove } from '../../../board/interaction/move-control.ts'
import { forecasts } from '../board/forecasts.ts'
import { chosen, type StageProps } from './props.ts'
import own from './stages.module.css'

/** Each offered price with what it brings. */
export function PriceCards(props: StageProps) {
  const { me, moves, format, view } = props
  const forecast = me === undefined || moves.length === 0 ? null : forecasts.prices(view, me)
  const offered = forecast?.prices.filter(({ price }) => moves.some((move) => sameMove(move, priced(price)))) ?? []
  return (
    <fieldset className={own.cards} aria-label={format('prices.label')}>
      {offered.map((outcome) => (
        <PriceCard key={outcome.price} props={props} outcome={outcome} />
      ))}
    </fieldset>
  )
}

function PriceCard({ props, outcome }: { readonly props: StageProps; readonly outcome: PriceOutcome }) {
  const { choose, format } = props
  const { price, fate } = outcome
  const sold = fate.kind === 'sold'
  const who = sold ? format(`buyer.${fate.preference}`) : format('price.nobody')
  const words = sold ? format('price.buys', { buyer: who, paid: fate.paid }) : who
  return (
    <button
      type="button"
      className={own.card}
      data-move={JSON.stringify(priced(price))}
      data-brings={sold ? fate.paid : 0}
      aria-pressed={chosen(props, 'priceCar')?.price === price}
      aria-label={format('price.label', { price, words })}
      onClick={() => choose(priced(price))}
    >
      <b className={own.price}>{price}</b>
      <span>{who}</span>
      <b className={own.brings}>{sold ? `+${fate.paid}` : format('car.tooDear')}</b>
    </button>
  )
}

function priced(price: number): Move {
  return { kind: 'priceCar', price }
}
