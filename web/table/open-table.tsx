import { type ReactNode, useEffect, useState } from 'react'
import { boardOrText } from '../games/boards.ts'
import { saveLastGame } from '../games/last-game.ts'
import { playedTitleOf } from '../games/titles.ts'
import { motionNow } from '../platform/app/settings.ts'
import { atTable, faultOf, type PageFault } from '../platform/errors/error-report.ts'
import { useTranslate } from '../platform/i18n/language.ts'
import { ConnectionErrorNote } from './connection-error.tsx'
import { saveSeen, seenOf } from './digest/seen.ts'
import { afterPaint } from './model/after-paint.ts'
import type { ConnectionError, TableLink, Update } from './model/link.ts'
import { tableModel } from './model/model.ts'
import { rulesIn } from './model/rules-in.ts'
import type { TableModel } from './model/table-state.ts'
import { TableContext } from './model/use-table.ts'
import styles from './open-table.module.css'
import { OpeningNote } from './opening.tsx'
import { TableOrPlan } from './plan/plan-table.tsx'

interface OpenTableProps {
  readonly open: () => TableLink
  /** Replaces the whole table. */
  readonly children?: ReactNode
}

/** Opens a table by its link and shows it; before that, its loading or error state. */
export function OpenTable({ open, children = <TableOrPlan /> }: OpenTableProps) {
  const [model, setModel] = useState<TableModel | 'gone' | 'quarantined' | undefined>()
  const [error, setError] = useState<{ readonly error: ConnectionError; readonly fault?: PageFault }>()
  const t = useTranslate()
  useEffect(() => {
    const link = open()
    let made: TableModel | undefined
    let left = false
    let stopFollowing = () => {}
    let leavePlace = () => {}
    const early: Update[] = []
    const stop = link.listen((update) => {
      early.push(update)
      if (update.kind === 'connection' && update.state === 'gone') setModel('gone')
      else if (update.kind === 'connection' && update.state === 'quarantined') setModel('quarantined')
      else if (update.kind === 'connection') setError(update.error && { error: update.error })
      if (update.kind === 'opened') furnish(update).catch(fail)
    })

    function fail(error: unknown): void {
      if (!left) setError({ error: { what: 'broken' }, fault: faultOf('page', error) })
    }

    async function furnish(opened: Extract<Update, { kind: 'opened' }>): Promise<void> {
      const { game, rules } = opened.table
      const [title, board] = await Promise.all([playedTitleOf(game), boardOrText(game)])
      if (left) return
      if (title && !rulesIn(title, rules)) {
        setError({ error: { what: 'outdated', game, rules } })
        return
      }
      if (!title) {
        setModel('gone')
        return
      }
      stop()
      made = tableModel(link, opened, {
        title,
        board,
        motion: motionNow,
        seen: seenOf(opened.table.id),
        afterPaint,
      })
      // Updates that arrived while the game was loading; chat may arrive before the match itself.
      for (const update of early) if (update !== opened) made.receive(update)
      stopFollowing = follow(made)
      const { store } = made
      if (opened.table.me !== undefined && opened.table.place !== 'replay') saveLastGame(game)
      leavePlace = atTable({ match: opened.table.id, rules, entry: () => store.getState().n })
      setModel(made)
    }

    return () => {
      left = true
      stop()
      stopFollowing()
      leavePlace()
      if (made) made.close()
      else link.close()
    }
  }, [open])

  if (model === 'gone') {
    return (
      <main className={styles.notice}>
        <h1>{t('table.gone')}</h1>
        <p>{t('table.gone.why')}</p>
        <a className="button" href="/play">
          {t('table.gone.link')}
        </a>
      </main>
    )
  }
  if (model === 'quarantined') {
    return (
      <main className={styles.notice}>
        <h1>{t('table.quarantined')}</h1>
        <p>{t('connection.quarantined')}</p>
        <a className="button" href="/play">
          {t('table.gone.link')}
        </a>
      </main>
    )
  }
  if (!model) return error ? <ConnectionErrorNote {...error} /> : <OpeningNote />
  return <TableContext value={model}>{children}</TableContext>
}

/**
 * Follows whether the user looks at a table, and stores on the device what was seen last. Returns a function that stops
 * this.
 */
function follow(model: TableModel): () => void {
  function save(): void {
    const sight = model.lookAway()
    const { table, turn } = model.store.getState()
    // On a shared device, the next person may not have seen it.
    if (table.me !== undefined && !table.people && table.place !== 'replay') saveSeen(table.id, sight, turn.over)
  }
  function look(): void {
    if (document.hidden) save()
    else model.lookAgain()
  }
  document.addEventListener('visibilitychange', look)
  addEventListener('pagehide', save)
  return () => {
    document.removeEventListener('visibilitychange', look)
    removeEventListener('pagehide', save)
    save()
  }
}
