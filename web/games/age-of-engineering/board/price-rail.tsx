import type { Move } from '@carriage/age-of-engineering'
import { PriceChoices } from '../../../board/kraftwagen-family/price-choices.tsx'
import { forecasts } from './forecasts.ts'
import { MarkerChip } from './marker-chip.tsx'
import { fateText } from './market.tsx'
import { limitsOf, threatsAt } from './price-limits.ts'
import type { Props } from './props.ts'

/** The remaining price markers with customer, income and possible rivals; without aids only the prices. */
export function PriceRail(props: Props) {
  const { view, me, t, translator, bare } = props
  const forecast = me === undefined ? null : forecasts.prices(view, me)
  if (!forecast) return null
  const highest = new Set(limitsOf(forecast).map(({ price }) => price))
  const prices = forecast.prices.map(({ price, fate, marked, endsRound }) => {
    const move = { kind: 'priceCar', price } as const
    if (bare) return { price, move, label: t('rail.price', { price, words: '' }) }
    const threats = threatsAt(props, price).length
    const words = [
      fateText(props, fate.sales),
      marked
        ? t('rail.marked', { marker: translator.phrase({ id: `marker.${marked.marker}` }), paid: marked.fate.paid })
        : '',
      endsRound ? t('rail.ends') : '',
      threats > 0 ? t('rail.threats', { count: threats }) : '',
    ]
    return {
      price,
      move,
      label: t('rail.price', { price, words: words.filter((each) => each !== '').join(' ') }),
      outcome: {
        brings: fate.paid,
        sells: fate.paid > 0 || marked !== undefined,
        isLimit: highest.has(price),
        marked: marked && (
          <>
            <MarkerChip {...props} marker={marked.marker} />
            {`+${marked.fate.paid}`}
          </>
        ),
        threatened: threats > 0,
        endsRound,
      },
    }
  })
  return (
    <PriceChoices<Move>
      props={props}
      title={t('rail.title')}
      round={view.round}
      edition="american"
      prices={prices}
      most={Math.max(1, ...forecast.prices.map(({ fate, marked = { fate } }) => marked.fate.paid))}
    />
  )
}
