import { type Quadrant, quadrants } from '@carriage/horseless-carriage'
import type { DemandForecast } from '@carriage/horseless-carriage/forecast'
import type { Props } from '../props.ts'
import css from './coming.module.css'
import { vehicleShapeOf } from './market-drawing.tsx'
import { buyerRadius, cell, cornerOf, spotOf } from './niche-layout.ts'
import type { Coming } from './use-coming.ts'

/** Buyers that a card would bring, over their niches; those that I reach are highlighted. */
export function ComingGhosts({ forecast }: { readonly forecast: DemandForecast }) {
  return forecast.buyers
    .filter(({ added }) => added > 0)
    .map(({ type, x, y, added, reachedBy }) => {
      const corner = cornerOf(x, y)
      const spot = spotOf('buyers', type)
      const [cx, cy] = [corner.x + spot.x, corner.y + spot.y]
      return (
        <g
          key={`${type} ${x},${y}`}
          className={css.coming}
          data-coming={type}
          data-reached={reachedBy.length > 0 || undefined}
        >
          <rect x={corner.x + 2} y={corner.y + 2} width={cell - 4} height={cell - 4} />
          <path d={vehicleShapeOf(type, cx, cy, buyerRadius + 1)} />
          <text x={cx} y={cy + (type === 'sports' ? 7.2 : 4.8)}>
            +{added}
          </text>
        </g>
      )
    })
}

/** As text by quadrant: how many come, and in the selected one which of my open dealerships reach them. */
export function ComingWords({
  t,
  translator,
  coming,
  quadrant,
}: Props & { readonly coming: Coming; readonly quadrant: Quadrant | undefined }) {
  const looked = quadrant && coming[quadrant]
  const reachedBy = (size: DemandForecast['dealerships'][number]) =>
    looked?.buyers.reduce((sum, each) => (each.reachedBy.includes(size) ? sum + each.added : sum), 0) ?? 0
  return (
    <section className={css.words} data-coming-words="">
      <h2>{t('coming.title')}</h2>
      <ul className={css.quadrants}>
        {quadrants.map((each) => (
          <li key={each} data-looked={each === quadrant || undefined}>
            <b>{each}</b> {broughtWords(t, coming[each])}
          </li>
        ))}
      </ul>
      {looked?.dealerships.map((size) => (
        <p key={size} className={css.reach}>
          {t('coming.reach', { dealership: translator.phrase({ id: `dealership.${size}` }), count: reachedBy(size) })}
        </p>
      ))}
      {looked && looked.added > 0 && looked.reached === 0 && <p>{t('coming.noReach')}</p>}
      {looked && looked.ticks > 0 && <p>{t('coming.ticks', { ticks: looked.ticks })}</p>}
      <p className={css.more}>{t('coming.more')}</p>
    </section>
  )
}

/** The number of buyers that a card brings to a quadrant, and how many of them I reach. */
export function broughtWords(t: Props['t'], { added, reached }: DemandForecast): string {
  return t('quadrant.brings', { added, reached })
}
