import { nicheAt, segmentAt, tablesOf } from '@carriage/horseless-carriage'
import type { OwnProps } from '../props.ts'
import css from './market.module.css'
import { type Picked, sameOffer } from './picked.ts'
import { nicheWords } from './place-words.ts'
import { movesFor, type SaleOffer } from './sale-plan.ts'

interface SalesListProps {
  readonly props: OwnProps
  readonly offers: readonly SaleOffer[]
  readonly picked: Picked | undefined
  readonly pick: (picked: Picked | undefined) => void
}

/** All sales of my turn as text, highest income first; each is one press. */
export function SalesList({ props, offers, picked, pick }: SalesListProps) {
  const { t, translator, view, commitAll } = props
  const shown = picked && offers.find((offer) => sameOffer(offer, picked))
  return (
    <section className={css.mine}>
      <h2 className={css.heading}>{t('sales.title')}</h2>
      {shown && shown.windows.length > 1 && (
        <p className={css.turns}>
          {t('sales.windows', { count: shown.windows.length })}{' '}
          <button type="button" className="button" onClick={() => picked && pick({ ...picked, turn: picked.turn + 1 })}>
            {t('sales.other')}
          </button>
        </p>
      )}
      <ul className={css.sales}>
        {offers.map((offer) => {
          const { dealership, niche, windows } = offer
          const own = picked !== undefined && sameOffer(offer, picked)
          const look = () => pick({ dealership, x: niche.x, y: niche.y, turn: 0 })
          return (
            <li key={`${dealership} ${niche.x},${niche.y}`}>
              <button
                type="button"
                className={css.offer}
                data-held={own || undefined}
                onPointerEnter={() => own || look()}
                onFocus={() => own || look()}
                onClick={() => commitAll(movesFor(view, offer, windows[(own ? picked.turn : 0) % windows.length]))}
              >
                <b>+{niche.income}</b>
                <span>
                  {niche.sales
                    .map(({ type, vehicles }) =>
                      translator.phrase({ id: `vehicles.${type}`, values: { count: vehicles } }),
                    )
                    .join(', ')}
                  <br />
                  <small>
                    {t('sales.where', {
                      place: nicheWords(props, niche.x, niche.y),
                      price: view.prices[segmentAt(tablesOf(view), nicheAt(niche.x, niche.y))] ?? 0,
                      dealership: translator.phrase({ id: `dealership.${dealership}` }),
                    })}
                  </small>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
