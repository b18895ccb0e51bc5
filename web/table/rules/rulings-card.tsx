import type { Ruling } from '@carriage/kernel'
import { useTranslate } from '../../platform/i18n/language.ts'
import styles from './handbook.module.css'

interface RulingsCardProps {
  readonly rulings: readonly Ruling[]
  readonly showRule: (id: string) => void
}

/** How this site decides where the printed rules are silent, so that players need not argue. */
export function RulingsCard({ rulings, showRule }: RulingsCardProps) {
  const t = useTranslate()
  return (
    <details className={styles.card}>
      <summary>{t('rules.rulings', { count: rulings.length })}</summary>
      <dl className={styles.rulings}>
        {rulings.map(({ id, question, answer, rules, option }) => (
          <div key={id}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
            {option && <dd className={styles.also}>{t('rules.option')}</dd>}
            <dd className={styles.ids}>
              {rules.map((rule) => (
                <button key={rule} type="button" onClick={() => showRule(rule)}>
                  {rule}
                </button>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
