import { type Dimension, dimensions, type PerDimension } from '@carriage/horseless-carriage'
import { dimensionLines } from '../drawing/line-drawings.ts'
import { LineGlyph } from '../drawing/line-glyph.tsx'
import { trackName } from '../names.ts'
import type { Props } from '../props.ts'
import css from './spec-row.module.css'

interface SpecRowProps {
  readonly props: Pick<Props, 't' | 'translator' | 'view'>
  readonly specs: Readonly<PerDimension<number>>
  /** The current forecast of what buyers will expect next year; absent where the table allows no forecasts. */
  readonly next: Readonly<PerDimension<number>> | undefined
}

/** Five specs, each with what buyers expect now and, if it will be more, next year. */
export function SpecRow({ props, specs, next }: SpecRowProps) {
  const { t, view } = props
  return (
    <ul className={css.specs}>
      {dimensions.map((dimension) => {
        const [spec, now] = [specs[dimension], view.minimums[dimension]]
        const later = next?.[dimension] ?? now
        const track = trackName(props, dimension)
        const words = t(later > now ? 'spec.rises' : 'spec.now', { track, spec, now, later })
        return (
          <li
            key={dimension}
            data-spec={dimension}
            data-stands={standing(spec, now, later)}
            data-of={`minimum ${dimension}`}
            title={words}
          >
            <span className="aloud">{words}</span>
            <Spec {...{ dimension, spec, now, later }} />
          </li>
        )
      })}
    </ul>
  )
}

function standing(spec: number, now: number, later: number): 'short' | 'shortNext' | 'enough' {
  return spec < now ? 'short' : spec < later ? 'shortNext' : 'enough'
}

function Spec({
  dimension,
  spec,
  now,
  later,
}: {
  readonly dimension: Dimension
  readonly spec: number
  readonly now: number
  readonly later: number
}) {
  return (
    <>
      <LineGlyph lines={dimensionLines[dimension]} size={18} />
      <b aria-hidden="true">{spec}</b>
      <small aria-hidden="true">
        ≥{now}
        {later > now && <em>→{later}</em>}
      </small>
    </>
  )
}
