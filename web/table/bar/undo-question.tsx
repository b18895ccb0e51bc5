import { useTranslate } from '../../platform/i18n/language.ts'
import { useModel, useParts } from '../model/use-table.ts'
import styles from './undo-question.module.css'

/** A rival asks to take something back that only I can allow. */
export function UndoQuestionNote() {
  const { asked, players, table } = useParts('asked', 'players', 'table')
  const model = useModel()
  const t = useTranslate()
  if (!asked || table.me === undefined) return null
  const name = players[asked.seat]?.name ?? ''
  if (asked.seat === table.me) return <p className={styles.note}>{t('undo.waiting')}</p>
  if (!asked.needs.includes(table.me)) return null
  return (
    <section className={styles.note} role="alert">
      <p>{t('undo.asked', { name, n: asked.n })}</p>
      <button type="button" className="button primary" onClick={() => model.consent(true)}>
        {t('undo.agree')}
      </button>
      <button type="button" className="button" onClick={() => model.consent(false)}>
        {t('undo.refuse')}
      </button>
    </section>
  )
}
