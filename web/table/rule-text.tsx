import type { Rule } from '@carriage/kernel'
import { useSay } from '../words/house.ts'
import styles from './rules-here.module.css'

interface RuleTextProps {
  readonly rule: Rule
  readonly marked: boolean
  /** Where it stands among the headings of its page. */
  readonly heading?: 'h3' | 'h4'
}

/** One rule as it stands in the book. */
export function RuleText({ rule, marked, heading: Heading = 'h4' }: RuleTextProps) {
  const say = useSay()
  return (
    <article className={styles.rule} data-marked={marked || undefined} id={`rule-${rule.id}`}>
      <Heading className={styles.title}>
        {rule.title} <span className={styles.id}>{rule.id}</span>
      </Heading>
      <p className={styles.text}>{rule.text}</p>
      {rule.ruling && <p className={styles.ruling}>{say('rules.ruling')}</p>}
    </article>
  )
}
