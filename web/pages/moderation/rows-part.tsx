import type { ReportedRow } from '@carriage/protocol'
import { useCallback } from 'react'
import { gameNameOf } from '../../games/names.ts'
import { api } from '../../platform/net/api.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import { ModerationError } from './error-note.tsx'
import styles from './moderation.module.css'
import { useList } from './use-list.ts'
import { useModerationMessages } from './use-messages.ts'
import { useModerationAction } from './use-moderation-action.ts'

/** Component rows that several owners reported alike. */
export function RowsPart() {
  const t = useModerationMessages()
  const action = useModerationAction()
  const { data, again } = useList(useCallback(() => api.GET('/api/moderation/rows'), []))
  if (typeof data === 'string') return <p>{t(data)}</p>
  async function accept({ game, table, row, value }: ReportedRow): Promise<void> {
    if (await action.run(() => api.POST('/api/moderation/rows', { body: { game, table, row, value } }))) await again()
  }
  return (
    <>
      <p>{t('rows.why')}</p>
      <ModerationError action={action} />
      {data.rows.length === 0 && <p role="status">{t('rows.none')}</p>}
      <ul className={styles.cards}>
        {data.rows.map((each) => (
          <li key={`${each.game} ${each.table} ${each.row} ${each.value}`} className={styles.card}>
            <h2>
              <Anchor href={`/box/${each.game}#${each.table}`}>
                {gameNameOf(each.game)}: {each.table}.{each.row}
              </Anchor>
            </h2>
            <small>{t('rows.count', { owners: each.owners, others: each.others })}</small>
            <p>{t('rows.value', { value: each.value })}</p>
            <p>{t('rows.usual', { value: each.usual })}</p>
            <div className={styles.ways}>
              <button
                type="button"
                className="button primary"
                aria-label={t('rows.accept.which', { game: gameNameOf(each.game), row: `${each.table}.${each.row}` })}
                onClick={() => void accept(each)}
              >
                {t('rows.accept')}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
