import { useEffect, useRef, useState } from 'react'
import { useTable } from '../../table/model/use-table.ts'
import { openRule } from '../../table/panels/panels.ts'
import { type OpenLesson, readOn, skipStep } from './open-lesson.ts'
import styles from './step-strip.module.css'
import { useLessonWords, useOwnWords } from './use-messages.ts'
import { useStep } from './use-step.ts'

/** The instruction of a step, above the table, under the number that the callout on the board has too. */
export function StepStrip({ open, leave }: { readonly open: OpenLesson; readonly leave: () => void }) {
  const { lesson } = open
  const { number, step } = useStep(open)
  const t = useLessonWords()
  const emit = useOwnWords(lesson)
  const [hinted, setHinted] = useState<string>()
  if (!step) {
    return (
      <section className={styles.strip} aria-label={t('lesson.name')}>
        <button type="button" className="button primary" onClick={leave}>
          {t('fork.known.title')}
        </button>
      </section>
    )
  }
  const goal = emit('goal')
  const hint = hinted === step.id
  const label = t('lesson.label', { step: number, steps: lesson.steps.length })
  return (
    <section className={styles.strip} aria-label={t('lesson.name')}>
      <b className={styles.number} aria-hidden="true">
        {number}
      </b>
      <div className={styles.words} role="status" aria-live="polite" data-testid="lesson">
        <span className="aloud">{label}. </span>
        {goal !== undefined && <p className={styles.goal}>{goal}</p>}
        <p className={styles.text} data-hint={hint || undefined}>
          {emit(hint ? `${step.id}.hint` : step.id)}
        </p>
      </div>
      <div className={styles.ways}>
        {step.meanwhile && <GoOn open={open} />}
        <button
          type="button"
          className="button quiet"
          aria-expanded={hint}
          onClick={() => setHinted(hint ? undefined : step.id)}
        >
          {t('lesson.stuck')}
        </button>
        <button type="button" className="button quiet" onClick={() => openRule(step.rule)}>
          {t('lesson.rule', { rule: step.rule })}
        </button>
        <button type="button" className="button quiet" onClick={() => void skipStep(open)}>
          {t('lesson.skip')}
        </button>
        <button type="button" className="button quiet" onClick={leave}>
          {t('lesson.known')}
        </button>
      </div>
    </section>
  )
}

/** The only action, so it takes the focus; but an open round summary keeps the focus. */
function GoOn({ open }: { readonly open: OpenLesson }) {
  const t = useLessonWords()
  const summary = useTable((state) => state.summary !== undefined)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!summary) button.current?.focus()
  }, [summary])
  return (
    <button ref={button} type="button" className="button primary" onClick={() => readOn(open)}>
      {t('lesson.goOn')}
    </button>
  )
}
