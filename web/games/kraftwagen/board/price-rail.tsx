import type { Move } from '@carriage/kraftwagen'
import type { PriceOutcome } from '@carriage/kraftwagen/forecast'
import { PriceChoices } from '../../../board/kraftwagen-family/price-choices.tsx'
import tones from '../../../board/kraftwagen-family/tones.module.css'
import { forecasts } from './forecasts.ts'
import { fateText } from './market.tsx'
import css from './price-rail.module.css'
import type { Props } from './props.ts'

/** The remaining price markers: for each, who would buy, the payment, and who could still undercut it. */
export function PriceRail(props: Props) {
  const { view, me, t } = props
  const forecast = me === undefined ? null : forecasts.prices(view, me)
  if (!forecast) return null
  const prices = forecast.prices.map((outcome) => {
    const { price, fate, rivals, endsRound } = outcome
    const threats = rivals.filter(({ threat }) => threat !== null).length
    const words = [
      fateText(props, fate),
      endsRound ? t('rail.ends') : '',
      threats > 0 ? t('rail.threats', { count: threats }) : '',
    ]
    return {
      price,
      move: { kind: 'priceCar', price } as const,
      label: t('rail.price', { price, words: words.filter((each) => each !== '').join(' ') }),
      outcome: {
        brings: paidOf(outcome),
        sells: fate.kind === 'sold',
        isLimit: forecast.limits.some(({ highest }) => highest?.price === price),
        buyer: fate.kind === 'sold' ? fate.buyer + 1 : undefined,
        threatened: threats > 0,
        endsRound,
      },
    }
  })
  const most = Math.max(1, ...forecast.prices.map(paidOf))
  return <PriceChoices<Move> props={props} title={t('rail.title')} round={view.round} prices={prices} most={most} />
}

function paidOf({ fate }: PriceOutcome): number {
  return fate.kind === 'sold' ? fate.paid : 0
}

/**
 * The price limits as text: the highest price that still sells to each buyer, and who can undercut the previewed one.
 */
export function PriceLimits(props: Props) {
  const { view, me, t, translator, draft } = props
  const forecast = me === undefined ? null : forecasts.prices(view, me)
  if (!forecast) return null
  const looked = draft?.move.kind === 'priceCar' ? draft.move.price : undefined
  const outcome = forecast.prices.find(({ price }) => price === looked)
  return (
    <div className={css.limits}>
      <ul>
        {forecast.limits.map(({ buyer, preference, highest }) => (
          <li key={buyer}>
            <b className={css.buyer}>{buyer + 1}</b>
            {highest
              ? t('rail.limit', { kind: t(`preference.${preference}`), price: highest.price, paid: highest.paid })
              : t('rail.noLimit', { kind: t(`preference.${preference}`) })}
          </li>
        ))}
        {forecast.limits.length === 0 && <li>{t('fate.noBuyer')}</li>}
      </ul>
      {outcome?.rivals.map(({ seat, threat, cheaper }) => (
        <p key={seat} className={threat ? tones.warning : undefined}>
          {threat
            ? t('rail.threat', { name: translator.name(seat), price: threat.car.price, leaves: threat.leaves })
            : t('rail.harmless', { name: translator.name(seat), prices: cheaper.join(', ') })}
        </p>
      ))}
      {outcome?.endsRound && <p className={tones.warning}>{t('rail.ends')}</p>}
    </div>
  )
}
