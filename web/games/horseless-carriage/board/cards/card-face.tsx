import type { PlayerCard } from '@carriage/horseless-carriage'
import { clockLines } from '../drawing/line-drawings.ts'
import { LineGlyph } from '../drawing/line-glyph.tsx'
import { vehicleShapeOf } from '../market/market-drawing.tsx'
import type { Props } from '../props.ts'
import css from './cards.module.css'

/** The face of a demand card: sparks on the grid of a quadrant, and its punch clocks. */
export function CardFace({ t, sparks, clocks }: Pick<Props, 't'> & Pick<PlayerCard, 'sparks' | 'clocks'>) {
  return (
    <>
      <svg
        viewBox="-1 -1 66 66"
        width="74"
        height="74"
        role="img"
        aria-label={t('hand.sparks', { count: sparks.length })}
      >
        <path className={css.grid} d="M0 0h64v64h-64zM16 0v64M32 0v64M48 0v64M0 16h64M0 32h64M0 48h64" />
        {sparks.map(({ type, column, row }, index) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a card may show the same spark twice
            key={index}
            className={css.spark}
            d={vehicleShapeOf(type, column * 16 + 8 + before(sparks, index), (3 - row) * 16 + 8, 5)}
          />
        ))}
      </svg>
      <span className={css.clocks}>
        {Array.from({ length: clocks }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: clocks of a card are all alike
          <LineGlyph key={index} lines={clockLines} size={14} />
        ))}
        {clocks > 0 && <span className="aloud">{t('hand.clocks', { count: clocks })}</span>}
      </span>
    </>
  )
}

/** The number of earlier sparks on the same place, which are drawn side by side. */
function before(sparks: PlayerCard['sparks'], index: number): number {
  const { column, row } = sparks[index] ?? { column: -1, row: -1 }
  return 3 * sparks.slice(0, index).filter((spark) => spark.column === column && spark.row === row).length
}
