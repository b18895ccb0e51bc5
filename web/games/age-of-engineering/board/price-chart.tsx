import { componentTablesOf } from '@carriage/age-of-engineering'
import { PriceMarker } from '../../../board/parts/index.ts'
import css from './price-chart.module.css'
import type { Props } from './props.ts'

/** The price markers of the round; used and removed ones are struck out. */
export function PriceChart({ view, t }: Props) {
  return (
    <div className={css.chart}>
      <span className={css.title}>{t('prices.title')}</span>
      {componentTablesOf(view).prices[view.round].map((price) => (
        <PriceMarker
          key={price}
          price={price}
          round={view.round}
          edition="american"
          state={view.priceChart.includes(price) ? 'plain' : 'gone'}
        />
      ))}
      <span className="aloud">{t('prices.left', { prices: view.priceChart.join(', ') })}</span>
    </div>
  )
}
