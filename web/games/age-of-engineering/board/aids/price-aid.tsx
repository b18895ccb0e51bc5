import { currentStep } from '@carriage/age-of-engineering'
import tones from '../../../../board/kraftwagen-family/tones.module.css'
import { Aid } from '../../../../board/parts/aid.tsx'
import { SeatBadge } from '../../../../board/parts/index.ts'
import { customerOf } from '../customer-words.ts'
import { forecasts } from '../forecasts.ts'
import { limitsOf, threatsAt } from '../price-limits.ts'
import type { Props } from '../props.ts'
import css from './aids.module.css'

/** The price limits as text: up to which price each customer buys, and who could undercut the previewed price. */
export function PriceAid(props: Props) {
  const { view, me, t, translator, draft } = props
  if (me === undefined || currentStep(view).name !== 'priceCar') return null
  const forecast = forecasts.prices(view, me)
  if (!forecast) return null
  const limits = limitsOf(forecast)
  const looked = draft?.move.kind === 'priceCar' ? draft.move.price : undefined
  const threats = looked === undefined ? [] : threatsAt(props, looked)
  return (
    <Aid title={t('rail.limits')}>
      <ul className={css.list}>
        {limits.map(({ sale, price }) => (
          <li key={price}>{t('rail.limit', { kind: customerOf(props, sale), price, paid: sale.paid })}</li>
        ))}
        {limits.length === 0 && <li>{t('fate.unsold')}</li>}
      </ul>
      {threats.map(({ seat, threat: { kind, car, leaves } }) => (
        <p key={seat} className={tones.warning}>
          <SeatBadge badge={seat} size={16} />{' '}
          {t(`rail.threat.${kind}`, { name: translator.name(seat), price: car.price, leaves })}
        </p>
      ))}
      {looked !== undefined && threats.length === 0 && <p>{t('rail.safe')}</p>}
    </Aid>
  )
}
