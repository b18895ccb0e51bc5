import type { Event } from '@carriage/age-of-engineering'
import { Aid } from '../../../../board/parts/aid.tsx'
import { placed } from '../../../../board/parts/index.ts'
import type { Props } from '../props.ts'
import css from './aids.module.css'

const events: readonly Event['kind'][] = [
  'carSold',
  'buyerLeft',
  'investorBought',
  'investorLeft',
  'carUnsold',
  'carSoldAtOnce',
]

/** Past sales as sentences, latest first. */
export function LedgerAid({ history, t, translator }: Props) {
  const sales = history.filter(({ kind }) => events.includes(kind)).reverse()
  if (sales.length === 0) return null
  return (
    <Aid title={t('ledger.title')} fold="shut">
      <ul className={css.list}>
        {placed(sales).map(({ item, place }) => (
          <li key={place}>{translator.event(item)}</li>
        ))}
      </ul>
    </Aid>
  )
}
