import { lazy, Suspense } from 'react'
import { useTranslate } from '../../platform/i18n/language.ts'
import { Key } from '../bar/key.tsx'
import { useModel, useTable } from '../model/use-table.ts'
import styles from './hints.module.css'
import { askHint, closeHint, isStillAsked, mayAsk, useHint } from './hints.ts'

// Most people play without hints, so the code is loaded with the first one.
const HintOptions = lazy(async () => ({ default: (await import('./hint-options.tsx')).HintOptions }))

/** Asks for a hint, and shows up to three options with their reasons. */
export function HintButton() {
  const model = useModel()
  const may = useTable(mayAsk)
  const hint = useHint(({ hint }) => hint)
  const asked = useTable((state) => hint.state !== 'none' && isStillAsked(hint.asked, state))
  const t = useTranslate()
  if (!may) return null
  const here = asked && hint.state !== 'none' ? hint : undefined
  return (
    <section className={styles.hint} aria-label={t('hint.ask')}>
      <button
        type="button"
        className="button quiet"
        aria-keyshortcuts={here ? 'Escape' : 'h'}
        aria-expanded={here !== undefined}
        data-testid="hint"
        onClick={() => (here ? closeHint() : void askHint(model))}
      >
        {t(here ? 'hint.close' : 'hint.ask')} <Key>{here ? 'Esc' : 'H'}</Key>
      </button>
      <div aria-live="polite">
        {here?.state === 'thinking' && <p className={styles.wait}>{t('hint.thinking')}</p>}
        {here?.state === 'ready' && (
          <Suspense>
            <HintOptions view={here.asked.view} options={here.options} />
          </Suspense>
        )}
      </div>
    </section>
  )
}
