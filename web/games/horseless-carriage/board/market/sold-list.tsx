import { placed } from '../../../../board/parts/places.ts'
import { SeatBadge } from '../../../../board/parts/seat-badge.tsx'
import type { Props } from '../props.ts'
import css from './market.module.css'
import { nicheWords } from './place-words.ts'
import type { Sold } from './sold.ts'

/** The sales of this year. Latest last, so that the others do not move. */
export function SoldList({ props, sold }: { readonly props: Props; readonly sold: readonly Sold[] }) {
  const { t, translator } = props
  if (sold.length === 0) return null
  return (
    <section className={css.later}>
      <h2 className={css.heading}>{t('sold.title')}</h2>
      <ol className={css.windows}>
        {placed(sold).map(({ item: sale, place }) => (
          <li key={place}>
            <SeatBadge badge={sale.seat} size={20} label={translator.name(sale.seat)} />
            <span>
              {t('sold.line', {
                vehicles: translator.phrase({ id: `vehicles.${sale.type}`, values: { count: sale.vehicles } }),
                place: nicheWords(props, sale.x, sale.y),
                earned: sale.earned,
              })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
