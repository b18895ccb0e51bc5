import { floorShape } from '@carriage/horseless-carriage'
import drawing from '../drawing/drawing.module.css'
import { FloorDrawing } from '../drawing/floor.tsx'
import { Patterns } from '../drawing/patterns.tsx'
import { frameOf, unit, viewBoxOf } from '../drawing/scale.ts'
import type { OwnProps } from '../props.ts'
import type { Bench } from './bench.ts'
import css from './drafting.module.css'

interface MiniMapProps {
  readonly props: OwnProps
  readonly bench: Bench
  readonly tile: number | 'all'
}

/** A small map of the whole factory, with a button to zoom to each floor tile. */
export function MiniMap({ props, bench, tile }: MiniMapProps) {
  const { t } = props
  const { site, plan, store } = bench
  const floor = plan.expansion ? [...site.factory.floor, plan.expansion] : site.factory.floor
  const shapes = floor.map((laid) => floorShape(laid, site.options))
  const frame = frameOf(shapes, 0)
  return (
    <div className={css.map}>
      <svg viewBox={viewBoxOf(frame)} className={`${drawing.sheet} ${css.small}`} aria-hidden="true">
        <Patterns />
        <FloorDrawing tiles={floor} options={site.options} />
        {shapes.map(({ x, y, w, h }, index) => (
          <rect
            key={`${x},${y}`}
            className={css.seen}
            data-seen={tile === index || tile === 'all' || undefined}
            x={x * unit}
            y={y * unit}
            width={w * unit}
            height={h * unit}
          />
        ))}
      </svg>
      <div className={css.tiles}>
        {shapes.map(({ x, y }, index) => (
          <button
            key={`${x},${y}`}
            type="button"
            className={css.draft}
            aria-pressed={tile === index}
            aria-label={t('map.tile', { number: index + 1 })}
            onClick={() => store.setState({ tile: index })}
          >
            {index + 1}
          </button>
        ))}
        <button
          type="button"
          className={css.draft}
          aria-pressed={tile === 'all'}
          onClick={() => store.setState({ tile: 'all' })}
        >
          {t('map.all')}
        </button>
      </div>
    </div>
  )
}
