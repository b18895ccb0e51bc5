import { findGlossaryEntries, type Term } from '@carriage/kernel'
import { useTranslate } from '../../platform/i18n/language.ts'
import styles from './handbook.module.css'

/** The terms of the glossary that match the search. */
export function TermsFound({ glossary, search }: { readonly glossary: readonly Term[]; readonly search: string }) {
  const t = useTranslate()
  const entries = findGlossaryEntries(glossary, search)
  if (entries.length === 0) return null
  return (
    <dl className={styles.terms}>
      {entries.map(({ id, name, meaning, alsoCalled }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{meaning}</dd>
          <dd className={styles.also}>{t('rules.alsoCalled', { names: alsoCalled.join(', ') })}</dd>
        </div>
      ))}
    </dl>
  )
}
