import css from './market.module.css'
import { cell, cornerOf, type MarketBox } from './niche-layout.ts'

interface NicheTagProps {
  readonly x: number
  readonly y: number
  /** The income there, or the number of new buyers. */
  readonly count: number
  readonly mark: { readonly fill: string; readonly label: string }
  /** The position of the number; undefined where the niche has no room for it. */
  readonly label: MarketBox | undefined
}

/** A ring around a niche with a number in it; for an SVG over the market. */
export function NicheTag({ x, y, count, mark, label }: NicheTagProps) {
  const corner = cornerOf(x, y)
  return (
    <g className={css.latest}>
      <rect className={css.ring} x={corner.x + 3} y={corner.y + 3} width={cell - 6} height={cell - 6} />
      {label && (
        <g data-sale-label="">
          <rect className={css.tag} {...label} style={{ fill: mark.fill }} />
          <text x={label.x + label.width / 2} y={label.y + label.height / 2} style={{ fill: mark.label }}>
            +{count}
          </text>
        </g>
      )}
    </g>
  )
}
