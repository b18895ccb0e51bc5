import { useTranslator } from '../../board/interaction/use-board-props.ts'
import { useSettings } from '../../platform/app/settings.ts'
import { useTranslate } from '../../platform/i18n/language.ts'
import { useModel, useTable } from '../model/use-table.ts'
import styles from './preview.module.css'

/** What the move under the pointer would do, computed by the rules that would decide it. */
export function PreviewNote() {
  const draft = useTable((state) => state.draft)
  const me = useTable((state) => state.table.me)
  const model = useModel()
  const translator = useTranslator()
  const t = useTranslate()
  const bare = useSettings((settings) => settings.bare)
  // Without aids, only a tap needs an answer: how to go on.
  if (bare && !draft?.chosen) return null
  if (!draft?.preview.legal) {
    return <p className={styles.idle}>{t('preview.idle')}</p>
  }
  const { events, stopped, undoable, state } = draft.preview
  const lines = translator.events(events)
  // A step that changes nothing shows the next decision instead.
  const asked = draft.asksOn && state && me !== undefined ? translator.decision(state, me) : undefined
  return (
    <div className={styles.note} data-testid="preview" data-stopped={stopped} data-undoable={undoable}>
      <h2 className={styles.title}>{t('preview.title')}</h2>
      <ul className={styles.lines} hidden={bare}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a preview have no other name
          <li key={index} data-event="">
            {line}
          </li>
        ))}
        {lines.length === 0 && !stopped && (
          <li>{asked === undefined ? t('preview.nothing') : t('preview.next', { asked })}</li>
        )}
        {stopped && <li className={styles.stopped}>{t(stopped === 'secret' ? 'preview.secret' : 'preview.chance')}</li>}
      </ul>
      <p className={styles.undo} data-final={!undoable || undefined}>
        {t(undoable ? 'preview.undoable' : 'preview.final')}
      </p>
      {draft.chosen && (
        <button type="button" className={`button primary ${styles.go}`} onClick={() => model.commit(draft.move)}>
          {t('preview.commit')}
        </button>
      )}
    </div>
  )
}
