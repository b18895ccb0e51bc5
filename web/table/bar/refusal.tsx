import { useEffect, useRef } from 'react'
import { useTranslator } from '../../board/interaction/use-board-props.ts'
import { useTranslate } from '../../platform/i18n/language.ts'
import { ruleIn } from '../../platform/i18n/translations.ts'
import { useRulebook } from '../../platform/i18n/use-rulebook.ts'
import type { Refused } from '../model/table-state.ts'
import { useModel, useTable } from '../model/use-table.ts'
import { openRule } from '../panels/panels.ts'
import styles from './refusal.module.css'
import { useAskedNow } from './use-asked-now.ts'

/** Why a move was not made: the rule that forbids it, or a failure. */
export function RefusalNote() {
  return (
    <>
      <RuleNote />
      <FailureNote />
    </>
  )
}

/** What to do instead, if another decision comes first; then the full rule, with the facts it used. */
function RuleNote() {
  const refusal = useTable((state) => state.refusal)
  const model = useModel()
  const t = useTranslate()
  const title = useTable((state) => state.title)
  const { language } = useRulebook(refusal && title)
  const options = useTable((state) => state.table.options)
  const view = useTable((state) => state.view)
  const translator = useTranslator()
  const asked = useAskedNow()
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (refusal && language) close.current?.focus()
  }, [refusal, language])
  if (!refusal || !language) return null
  const { facts, why } = refusal
  const lead = why ?? (isWrongMoment(refusal) ? asked?.first : undefined)
  const rule = ruleIn(title, language, refusal.rule, options)
  const events = translator.facts(view, facts)
  const RuleTitle = lead === undefined ? 'h2' : 'h3'
  return (
    <section className={styles.note} role="alert" aria-label={t('refusal.label')}>
      <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true" className={styles.cross}>
        <path d="M4 4l16 16M20 4L4 20" stroke="currentColor" strokeWidth="3.5" fill="none" />
      </svg>
      <div className={styles.words}>
        {lead !== undefined && <h2 className={styles.title}>{lead}</h2>}
        <RuleTitle className={lead === undefined ? styles.title : styles.book}>
          {rule.title} <span className={styles.id}>{rule.id}</span>
        </RuleTitle>
        <p className={styles.text}>{rule.text}</p>
        {events.length > 0 && (
          <ul className={styles.facts}>
            {events.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.buttons}>
        <button type="button" className="button" onClick={() => openRule(rule.id)}>
          {t('refusal.rule')}
        </button>
        <button type="button" ref={close} className="button" onClick={model.forgetRefusal}>
          {t('refusal.close')}
        </button>
      </div>
    </section>
  )
}

/** Whether a move was refused because another decision, or another seat, comes first. */
function isWrongMoment({ rule, facts }: Refused): boolean {
  // The refusal of a plan may name a step of manufacturing.
  const byStep = 'step' in facts && !('check' in facts)
  return byStep || 'phase' in facts || rule === 'CH-3' || rule === 'CH-4'
}

/** A failure that is not a refusal: what happened, and what to do now. */
function FailureNote() {
  const failure = useTable((state) => state.failure)
  const { forgetRefusal } = useModel()
  const t = useTranslate()
  if (!failure) return null
  return (
    <section className={styles.note} role="alert" aria-label={t('failure.label')}>
      <div className={styles.words}>
        <h2 className={styles.title}>{t('failure.label')}</h2>
        <p className={styles.text}>{t(`failure.${failure}`)}</p>
      </div>
      <div className={styles.buttons}>
        <button type="button" className="button" onClick={forgetRefusal}>
          {t('refusal.close')}
        </button>
      </div>
    </section>
  )
}
