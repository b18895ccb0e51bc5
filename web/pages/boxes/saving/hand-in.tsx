import { componentRowsIn, componentTablesIn } from '@carriage/kernel'
import { type FormEvent, useState } from 'react'
import { api } from '../../../platform/net/api.ts'
import tick from '../../../platform/ui/tick.module.css'
import type { SavedBox } from '../saved-boxes.ts'
import type { SavingMessage } from './messages.en.ts'
import css from './saving.module.css'
import { useSavingMessages } from './use-messages.ts'

interface HandInProps {
  readonly box: SavedBox
  readonly standard: object
  readonly nameOf: (table: string) => string
}

/** Reports that tables of a box are as printed, so that reconstructed rows can be confirmed. */
export function HandIn({ box, standard, nameOf }: HandInProps) {
  const t = useSavingMessages()
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [outcome, setOutcome] = useState<{ readonly id: SavingMessage; readonly count?: number }>()
  const tables = componentTablesIn(standard).flatMap(([table, contents]) =>
    componentRowsIn(contents).some(({ provenance }) => provenance !== 'rulebook') ? [table] : [],
  )

  async function handIn(event: FormEvent): Promise<void> {
    event.preventDefault()
    const { data, error } = await api
      .POST('/api/boxes/:id/printed', { params: { path: { id: box.id } }, body: { tables: ticked } })
      .catch(() => ({ data: undefined, error: undefined }))
    if (data) setOutcome({ id: 'printed.done', count: data.rows })
    else setOutcome({ id: error?.facts?.needs === 'lastingAccount' ? 'printed.guest' : 'problem.away' })
  }
  return (
    <details className={css.handIn}>
      <summary>{t('printed')}</summary>
      <form onSubmit={(event) => void handIn(event)}>
        <p>{t('printed.why')}</p>
        <fieldset className={css.tables}>
          <legend>{t('printed.tables')}</legend>
          {tables.map((table) => (
            <label key={table} className={tick.tick}>
              <input
                type="checkbox"
                checked={ticked.includes(table)}
                onChange={() =>
                  setTicked(ticked.includes(table) ? ticked.filter((each) => each !== table) : [...ticked, table])
                }
              />
              <span>{nameOf(table)}</span>
            </label>
          ))}
        </fieldset>
        <button type="submit" className="button" disabled={ticked.length === 0}>
          {t('printed.handIn')}
        </button>
        <p role="status">{outcome && t(outcome.id, { count: outcome.count ?? 0 })}</p>
      </form>
    </details>
  )
}
