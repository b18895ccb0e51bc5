import type { ComponentProps } from 'react'
import css from '../../pages/boxes/box.module.css'
import { BuyerFigure, CircuitDrawing, PartPiece, PriceMarker, placed } from '../parts/index.ts'

/** The price markers of a round. */
export function PriceRow(
  props: Omit<ComponentProps<typeof PriceMarker>, 'price'> & { readonly prices: readonly number[] },
) {
  const { prices, ...marker } = props
  return placed(prices).map(({ item, place }) => <PriceMarker key={place} {...marker} price={item} />)
}

/** A lap with its spaces. */
export function LapPicture({ spaces, words }: { readonly spaces: number; readonly words: string }) {
  return (
    <span className={css.circuit}>
      <CircuitDrawing spaces={spaces} cars={[]} heading={String(spaces)} standing={[]} label={words} />
    </span>
  )
}

export function BuyerPicture({ preference }: Pick<ComponentProps<typeof BuyerFigure>, 'preference'>) {
  return <BuyerFigure preference={preference} className={css.figure} />
}

/** A body and an engine. */
export function PartPair({ body, engine }: { readonly body: number; readonly engine: number }) {
  return (
    <>
      <PartPiece kind="body" value={body} />
      <PartPiece kind="engine" value={engine} />
    </>
  )
}
