import { lazy, Suspense } from 'react'
import { useTranslate } from '../../platform/i18n/language.ts'
import { Key } from '../bar/key.tsx'
import { useModel, useTable } from '../model/use-table.ts'
import styles from './hints.module.css'
import { askHint, closeHint, type HintState, isStillAsked, mayAsk, useHint } from './hints.ts'

// Most people play without hints, so the code is loaded with the first one.
const HintOptions = lazy(async () => ({ default: (await import('./hint-options.tsx')).HintOptions }))

type OpenHint = Exclude<HintState, { readonly state: 'none' }>

/** The hint for the present decision, if one was requested. */
export function useOpenHint(): OpenHint | undefined {
  const may = useTable(mayAsk)
  const hint = useHint(({ hint }) => hint)
  const asked = useTable((state) => hint.state !== 'none' && isStillAsked(hint.asked, state))
  return may && asked && hint.state !== 'none' ? hint : undefined
}

/** Asks for a hint, or closes it. */
export function HintButton({ framed = false }: { readonly framed?: boolean }) {
  const model = useModel()
  const may = useTable(mayAsk)
  const open = useOpenHint()
  const t = useTranslate()
  if (!may) return null
  return (
    <button
      type="button"
      className={framed ? `button ${styles.framed}` : 'button quiet'}
      aria-keyshortcuts={open ? 'Escape' : 'h'}
      aria-expanded={open !== undefined}
      data-testid="hint"
      onClick={() => (open ? closeHint() : void askHint(model))}
    >
      {t(open && !framed ? 'hint.close' : 'hint.ask')} <Key>{open ? 'Esc' : 'H'}</Key>
    </button>
  )
}

/** Up to three options with their reasons. On a phone they make room for a draft that is opened. */
export function HintSlip({ brief = false }: { readonly brief?: boolean }) {
  const open = useOpenHint()
  const t = useTranslate()
  return (
    <div aria-live="polite">
      {open?.state === 'thinking' && <p className={styles.wait}>{t('hint.thinking')}</p>}
      {open?.state === 'ready' && (
        <Suspense>
          <HintOptions {...open} brief={brief} />
        </Suspense>
      )}
    </div>
  )
}

/** The button, and the hint below it. */
export function Hint() {
  const may = useTable(mayAsk)
  const t = useTranslate()
  if (!may) return null
  return (
    <section className={styles.hint} aria-label={t('hint.ask')}>
      <HintButton />
      <HintSlip />
    </section>
  )
}
