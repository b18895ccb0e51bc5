import type { Move } from '@carriage/kraftwagen'
import { sameMove } from '../../../board/interaction/move-control.ts'
import { PriceCards } from '../../../board/kraftwagen-family/stages/price-cards.tsx'
import { chosen } from '../../../pages/first-hour/chosen.ts'
import { forecasts } from '../board/forecasts.ts'
import type { StageProps } from './props.ts'

/** Each offered price with what it brings. */
export function OfferedPrices(props: StageProps) {
  const { choose, me, moves, format, view } = props
  const forecast = me === undefined || moves.length === 0 ? null : forecasts.prices(view, me)
  const offered = (forecast?.prices ?? []).flatMap(({ price, fate }) => {
    const move: Move = { kind: 'priceCar', price }
    if (!moves.some((each) => sameMove(each, move))) return []
    const sells = fate.kind === 'sold'
    const who = sells ? format(`buyer.${fate.preference}`) : format('price.nobody')
    const words = sells ? format('price.buys', { buyer: who, paid: fate.paid }) : who
    return {
      price,
      who,
      brings: sells ? `+${fate.paid}` : format('car.tooDear'),
      sells,
      label: format('price.label', { price, words }),
      isChosen: chosen(props, 'priceCar')?.price === price,
      move,
      choose: () => choose(move),
    }
  })
  return <PriceCards label={format('prices.label')} offered={offered} />
}
