import { Aid } from '../../../../board/parts/aid.tsx'
import { placed } from '../../../../board/parts/index.ts'
import type { Props } from '../props.ts'
import css from './aids.module.css'
import { salesByRound } from './sales-by-round.ts'

/** Past sales as sentences, by round. */
export function LedgerAid({ history, t, translator }: Props) {
  const rounds = salesByRound(history)
  if (rounds.length === 0) return null
  return (
    <Aid title={t('ledger.title')} fold="shut">
      {rounds.map(({ round, sales }) => (
        <section key={round}>
          <h3 className={css.round}>{t('ledger.round', { round })}</h3>
          <ul className={css.ledger}>
            {placed(sales).map(({ item, place }) => (
              <li key={place}>{translator.event(item)}</li>
            ))}
          </ul>
        </section>
      ))}
    </Aid>
  )
}
