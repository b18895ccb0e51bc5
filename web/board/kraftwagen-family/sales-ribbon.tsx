import { placed } from '../parts/places.ts'
import css from './market.module.css'

/** Who buys which car, by their places. */
interface RibbonLine {
  readonly buyer: number
  readonly stall: number
  readonly owner: number
}

interface RibbonProps {
  readonly lines: readonly RibbonLine[]
  readonly stalls: number
  readonly buyers: number
  /** It shows what would be after a previewed move. */
  readonly tried: boolean
}

/** A line from each buyer to the car that he would buy. The buyers are in the left part above the stalls. */
export function SalesRibbon({ lines, stalls, buyers, tried }: RibbonProps) {
  return (
    <svg
      className={css.ribbon}
      viewBox="0 0 100 20"
      preserveAspectRatio="none"
      aria-hidden="true"
      data-tried={tried || undefined}
    >
      {placed(lines).map(({ item: { buyer, stall, owner }, place }) => {
        const from = ((buyer + 0.5) / buyers) * buyersShare
        const to = ((stall + 0.5) / stalls) * 100
        const d = `M${from} 0C${from} 14 ${to} 6 ${to} 20`
        return (
          <g key={place}>
            <path d={d} className={css.casing} />
            <path d={d} stroke={`var(--seat-${owner})`} className={css.line} />
          </g>
        )
      })}
    </svg>
  )
}

/** The share of the width for the buyers, as in market.module.css. */
const buyersShare = 66
