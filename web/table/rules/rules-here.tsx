import { type Rule, termsAt } from '@carriage/kernel'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslate } from '../../platform/i18n/language.ts'
import { rulebookIn, translateHouseRules } from '../../platform/i18n/translations.ts'
import { useRulebook } from '../../platform/i18n/use-rulebook.ts'
import { useParts } from '../model/use-table.ts'
import { openRule, usePanels } from '../panels/panels.ts'
import { ComponentsCard } from './components-card.tsx'
import { RuleText } from './rule-text.tsx'
import styles from './rules-here.module.css'
import { RulingsCard } from './rulings-card.tsx'
import { searchRules } from './search-rules.ts'
import { TermsFound } from './terms-found.tsx'

/** The rules that matter now, then all of them, with a tolerant search. */
export function RulesHere() {
  const { title, game, board, view, table } = useParts('title', 'game', 'board', 'view', 'table')
  const wanted = usePanels((panels) => panels.rule)
  const t = useTranslate()
  const { language, handbook } = useRulebook(title)
  const [search, setSearch] = useState('')
  const place = useRef<HTMLDivElement>(null)
  const rules = useMemo(
    () => (language ? [...rulebookIn(title, language, table.options), ...translateHouseRules(language)] : []),
    [title, language, table.options],
  )
  const now = board?.rulesNow(view, table.me) ?? []
  const ids = wanted ? [wanted, ...now.filter((id) => id !== wanted)] : now
  const relevant = ids.flatMap((id) => rules.filter((rule) => rule.id === id))
  const glossary = useMemo(
    () => (language && handbook ? termsAt(title.versions[0], table.options, handbook.glossary, language) : []),
    [title, handbook, language, table.options],
  )
  const { rulings = [], components = [] } = handbook ?? {}
  const found = search.trim() === '' ? rules : searchRules(rules, search, glossary)

  useEffect(() => {
    if (wanted) place.current?.scrollTo(0, 0)
  }, [wanted])

  if (!language) return <div className={styles.rules} ref={place} aria-busy="true" />
  return (
    <div className={styles.rules} ref={place}>
      {relevant.length > 0 && search === '' && (
        <section>
          <h2 className={styles.heading}>{t('rules.now')}</h2>
          {relevant.map((rule) => (
            <RuleText key={rule.id} rule={rule} marked={rule.id === wanted} />
          ))}
        </section>
      )}
      <label className={styles.search}>
        <span className={styles.heading}>{t('rules.all', { count: rules.length })}</span>
        <input
          className="field"
          type="search"
          value={search}
          placeholder={t('rules.search')}
          onChange={(event) => setSearch(event.target.value)}
        />
      </label>
      <TermsFound glossary={glossary} search={search} />
      {components.length > 0 && search === '' && <ComponentsCard game={game.id} components={components} />}
      {rulings.length > 0 && search === '' && <RulingsCard rulings={rulings} showRule={openRule} />}
      {found.length === 0 && <p>{t('rules.none', { text: search })}</p>}
      {sectionsOf(found).map(([section, inside]) => (
        <details key={section} open={search !== '' || undefined} className={styles.section}>
          <summary>{section}</summary>
          {inside.map((rule) => (
            <RuleText key={rule.id} rule={rule} marked={false} />
          ))}
        </details>
      ))}
    </div>
  )
}

function sectionsOf(rules: readonly Rule[]): [string, Rule[]][] {
  const sections = new Map<string, Rule[]>()
  for (const rule of rules) sections.set(rule.section, [...(sections.get(rule.section) ?? []), rule])
  return [...sections]
}
