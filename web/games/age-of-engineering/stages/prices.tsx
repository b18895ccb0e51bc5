import { sameMove } from '../../../board/interaction/move-control.ts'
import { PriceCards } from '../../../board/kraftwagen-family/stages/price-cards.tsx'
import { chosen } from '../../../pages/first-hour/chosen.ts'
import { customerName } from './customer-name.ts'
import type { StageProps } from './props.ts'
import { takingsAt } from './sold-market.ts'

/** Each offered price with who buys, and what it brings. */
export function OfferedPrices(props: StageProps) {
  const { choose, format, moves } = props
  const offered = moves.flatMap((move) => {
    if (move.kind !== 'priceCar') return []
    const { price, paid, sales } = takingsAt(props, move.price)
    const [only] = sales
    const who =
      sales.length > 1
        ? format('price.times', { count: sales.length })
        : only
          ? format('price.only', { buyer: customerName(props, only) })
          : format('price.nobody')
    return {
      price,
      who,
      brings: paid > 0 ? `+${paid}` : format('car.tooDear'),
      sells: paid > 0,
      label: format('price.label', { price, words: who, paid }),
      isChosen: sameMove(chosen(props, 'priceCar') ?? {}, move),
      move,
      choose: () => choose(move),
    }
  })
  return <PriceCards label={format('prices.label')} offered={offered} />
}
