import { awaitedSeats } from '@carriage/kernel'
import { useTranslator } from '../../board/interaction/use-board-props.ts'
import { useTranslate } from '../../platform/i18n/language.ts'
import { useModel, useParts } from '../model/use-table.ts'
import styles from './undo-question.module.css'

/** A rival's request to undo something, which needs my consent. */
export function UndoQuestionNote() {
  const { asked, players, table, entries, game } = useParts('asked', 'players', 'table', 'entries', 'game')
  const translator = useTranslator()
  const model = useModel()
  const t = useTranslate()
  if (!asked || table.me === undefined) return null
  const name = players[asked.seat]?.name ?? ''
  if (asked.seat === table.me) {
    const names = asked.needs.map((seat) => players[seat]?.name ?? '').join(', ')
    return <p className={styles.note}>{t('undo.waiting', { names })}</p>
  }
  if (!asked.needs.includes(table.me)) return null
  const entry = entries.find(({ n }) => n === asked.n)
  // For the end of a turn it only says whose turn is next.
  const passed = entry?.view !== undefined && !awaitedSeats(game.turn(entry.view)).includes(asked.seat)
  const what = passed ? t('undo.turn') : translator.events(entry?.events ?? []).join(' ')
  const also = entries.some(({ n, seat }) => n > asked.n && seat === table.me)
  return (
    <section className={styles.note} role="alert">
      <p>
        {t('undo.asked', { name, what: what || t('undo.move', { n: asked.n }) })} {also && t('undo.also')}
      </p>
      <button type="button" className="button primary" onClick={() => model.consent(true)}>
        {t('undo.agree')}
      </button>
      <button type="button" className="button" onClick={() => model.consent(false)}>
        {t('undo.refuse')}
      </button>
    </section>
  )
}
