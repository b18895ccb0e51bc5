import { useEffect, useRef, useState } from 'react'
import { isCalm, motionNow, useSettings } from '../../platform/app/settings.ts'
import { tableModel } from '../../table/model/model.ts'
import type { TableModel } from '../../table/model/table-state.ts'
import { TableContext, useModel, useTable } from '../../table/model/use-table.ts'
import { silentLink } from '../../table/replay/reel.ts'
import bar from '../../table/replay/replay-bar.module.css'
import { TableScreen } from '../../table/table-screen.tsx'
import { useTableWords } from '../../table/use-table-messages.ts'
import { useTranslator } from '../interaction/use-board-props.ts'
import styles from './show-me.module.css'
import { showAgain } from './showing.ts'
import { paceOf, type Tape, tapeOf } from './tape.ts'

/** The table at the end of my last turn, and everything that happened since, step by step. */
export function ShowMe() {
  const { store } = useModel()
  const [reported] = useState(() => {
    const state = store.getState()
    const tape = tapeOf(state)
    if (!tape) return undefined
    const { title, board } = state
    return { tape, model: tableModel(silentLink({ record: '' }), tape.before, { title, board, motion: motionNow }) }
  })
  useEffect(() => {
    if (!reported) showAgain(false)
    return () => reported?.model.close()
  }, [reported])
  if (!reported) return <TableScreen />
  return (
    <TableContext value={reported.model}>
      <TableScreen bar={<ShowBar {...reported} />} />
    </TableContext>
  )
}

function ShowBar({ tape: { steps }, model }: { readonly tape: Tape; readonly model: TableModel }) {
  const t = useTableWords()
  const { step, next, still } = useSteps(steps, model)
  const translator = useTranslator()
  const shown = steps[step - 1]
  const leave = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    leave.current?.focus()
    function press({ key }: KeyboardEvent): void {
      if (key === 'Escape' && !model.store.getState().summary) showAgain(false)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [model])
  return (
    <section className={bar.bar} aria-label={t('show.title')} data-testid="show-me" data-step={step}>
      <span className={bar.at}>{t('show.step', { step, steps: steps.length })}</span>
      <p className={styles.told}>{shown ? translator.events(shown.events).join(' ') : t('show.before')}</p>
      {still && (
        <button type="button" className="button" onClick={next}>
          {t(step < steps.length ? 'show.next' : 'show.done')}
        </button>
      )}
      <button ref={leave} type="button" className="button primary" onClick={() => showAgain(false)}>
        {t('show.leave')}
      </button>
    </section>
  )
}

/** Advances automatically; with reduced motion, from still to still. */
function useSteps(steps: Tape['steps'], model: TableModel) {
  const [step, setStep] = useState(0)
  const summary = useTable((state) => state.summary !== undefined)
  const speed = useSettings((settings) => settings.speed)
  const still = isCalm() || speed === 0
  const spent = useRef(0)

  function next(): void {
    if (summary) model.endSummary()
    const update = steps[step]
    if (!update) {
      showAgain(false)
      return
    }
    model.receive(update)
    setStep(step + 1)
  }

  useEffect(() => {
    // A summary ends after its last act.
    if (speed === 0 || still || summary) return
    const wait = paceOf({ left: steps.length - step, spent: spent.current, speed })
    const timer = setTimeout(() => {
      spent.current += wait
      if (step < steps.length) next()
      else showAgain(false)
    }, wait)
    return () => clearTimeout(timer)
  })
  return { step, next, still }
}
