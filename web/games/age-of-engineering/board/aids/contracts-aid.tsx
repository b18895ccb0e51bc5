import { companyOf, conditionRules, type Investor } from '@carriage/age-of-engineering'
import tones from '../../../../board/kraftwagen-family/tones.module.css'
import { Aid, RuleLink } from '../../../../board/parts/aid.tsx'
import { SeatBadge } from '../../../../board/parts/index.ts'
import { forecasts } from '../forecasts.ts'
import type { Props } from '../props.ts'
import { conditionText, nameOfRecruit } from '../recruit-words.ts'
import css from './aids.module.css'

/** One row for each relevant investor: those on the track first, then mine, then those on display. */
export function ContractsAid(props: Props) {
  const { view, me, t } = props
  const engaged = view.investorTrack.map(({ investor }) => investor)
  const myOwn = me === undefined ? [] : companyOf(view, me).investors
  const offered = view.recruitment.investor.display
  const all: Investor[] = [...engaged, ...myOwn, ...offered]
  if (all.length === 0) return null
  return (
    <Aid title={t('contracts.title')} fold={engaged.length + myOwn.length > 0 ? 'open' : 'shut'}>
      <ul className={css.list}>
        {all.map((investor) => (
          <Contract
            key={investor}
            {...props}
            investor={investor}
            where={engaged.includes(investor) ? 'track' : myOwn.includes(investor) ? 'own' : 'display'}
          />
        ))}
      </ul>
    </Aid>
  )
}

interface ContractProps extends Props {
  readonly investor: Investor
  readonly where: 'track' | 'own' | 'display'
}

function Contract({ investor, where, ...props }: ContractProps) {
  const { view, me, t, translator, showRule } = props
  const fitting = forecasts.fitting(view, investor).filter(({ missing }) => missing === 0)
  const sale = forecasts.sales(view).purchases.find((each) => 'investor' in each && each.investor === investor)
  return (
    <li>
      <span className={css.line}>
        <b>{nameOfRecruit(props, investor)}</b>
        <span>{conditionText(props, investor)}</span>
        <RuleLink rule={conditionRules[investor]} show={showRule} />
      </span>
      <span className={css.muted}>{t(`contracts.${where}`)}</span>
      <span className={css.line}>
        {t('contracts.fits', { count: fitting.length })}
        {fitting.map(({ car }) => (
          <span key={car.price} className={css.line}>
            <SeatBadge badge={car.owner} size={16} label={translator.name(car.owner)} />
            {car.price}
          </span>
        ))}
      </span>
      {sale && (
        <span className={'car' in sale && sale.car.owner === me ? tones.good : undefined}>
          {'car' in sale
            ? t('contracts.buys', { name: translator.name(sale.car.owner), price: sale.car.price, paid: sale.paid })
            : t(fitting.length > 0 ? 'contracts.soldBefore' : 'contracts.none')}
        </span>
      )}
      {where === 'own' && <Uses {...props} investor={investor} />}
      <Missing {...props} investor={investor} />
    </li>
  )
}

/** The income of each of my cars with the production token. */
function Uses({ investor, view, me, t }: Props & { readonly investor: Investor }) {
  const forecast =
    me === undefined ? undefined : forecasts.investors(view, me).find((each) => each.investor === investor)
  return forecast?.uses.map(({ car, gain }) => (
    <span key={car.price} className={gain > 0 ? tones.good : css.muted}>
      {t('contracts.use', { price: car.price, gain })}
    </span>
  ))
}

/** What my closest car lacks, if none fits. */
function Missing({ investor, view, me, t }: Props & { readonly investor: Investor }) {
  const [nearest] = forecasts
    .fitting(view, investor)
    .filter(({ car }) => car.owner === me)
    .sort((a, b) => a.missing - b.missing)
  if (!nearest || nearest.missing === 0) return null
  return <span className={tones.warning}>{t(`missing.${nearest.wants}`, { missing: nearest.missing })}</span>
}
