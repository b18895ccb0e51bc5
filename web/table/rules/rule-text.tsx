import type { Rule } from '@carriage/kernel'
import { useTranslate } from '../../platform/i18n/language.ts'
import styles from './rules-here.module.css'

interface RuleTextProps {
  readonly rule: Rule
  readonly marked: boolean
  /** Whether its id is a link to it. */
  readonly linked?: boolean
}

export function RuleText({ rule, marked, linked = false }: RuleTextProps) {
  const t = useTranslate()
  return (
    <article className={styles.rule} data-marked={marked || undefined} id={`rule-${rule.id}`}>
      <h3 className={styles.title}>
        {rule.title}{' '}
        {linked ? (
          <a className={styles.id} href={`#rule-${rule.id}`}>
            {rule.id}
          </a>
        ) : (
          <span className={styles.id}>{rule.id}</span>
        )}
      </h3>
      <p className={styles.text}>{rule.text}</p>
      {rule.printed && (
        <p className={styles.printed} data-printed={rule.printed}>
          {t(`rules.printed.${rule.printed}`)}
        </p>
      )}
    </article>
  )
}
