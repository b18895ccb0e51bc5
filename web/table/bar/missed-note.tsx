import { useEffect, useRef } from 'react'
import { useBoardProps } from '../../board/interaction/use-board-props.ts'
import { useTranslate } from '../../platform/i18n/language.ts'
import { useModel, useTable } from '../model/use-table.ts'
import { usePanels } from '../panels/panels.ts'
import { useEnding } from './end-turn.ts'
import styles from './undo-question.module.css'

/** Warns before a turn ends in which something was forgotten. */
export function MissedNote() {
  const missed = usePanels((panels) => panels.missed)
  const n = useTable((state) => state.n)
  const end = useEnding()
  const props = useBoardProps()
  const model = useModel()
  const t = useTranslate()
  const back = useRef<HTMLButtonElement>(null)
  const shown = missed !== undefined && missed.n === n && end !== undefined
  useEffect(() => {
    if (shown) back.current?.focus()
  }, [shown])
  if (!shown) return null
  const forget = () => usePanels.setState({ missed: undefined })
  return (
    <section className={styles.note} role="alert">
      <p>{props.t(missed.id, missed.values)}</p>
      <button type="button" ref={back} className="button primary" onClick={forget}>
        {t('stop.back')}
      </button>
      <button
        type="button"
        className="button"
        onClick={() => {
          forget()
          model.commit(end)
        }}
      >
        {t('stop.anyway')}
      </button>
    </section>
  )
}
