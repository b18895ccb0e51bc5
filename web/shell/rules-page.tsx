import { useEffect, useMemo, useState } from 'react'
import { games } from '../games/index.ts'
import { gameNameOf } from '../games/names.ts'
import { playedTitleOf } from '../games/titles.ts'
import { ComponentsCard } from '../table/rules/components-card.tsx'
import { RuleText } from '../table/rules/rule-text.tsx'
import { RulingsCard } from '../table/rules/rulings-card.tsx'
import { searchRules } from '../table/rules/search-rules.ts'
import { TermsFound } from '../table/rules/terms-found.tsx'
import { useSay } from '../words/house.ts'
import type { PlayedTitle } from '../words/played-title.ts'
import { ruleIn } from '../words/translations.ts'
import { useBook } from '../words/use-book.ts'
import { Anchor } from './anchor.tsx'
import { PageFrame } from './page-frame.tsx'
import sheet from './sheet.module.css'
import { HonestLine } from './terms/honest-line.tsx'

/** The whole rulebook of a game, in our own words, with a search. */
export function RulesPage({ game }: { readonly game: string }) {
  const [title, setTitle] = useState<PlayedTitle>()
  const [search, setSearch] = useState('')
  const say = useSay()
  const { language, handbook } = useBook(title)
  useEffect(() => {
    void playedTitleOf(game).then(setTitle)
  }, [game])
  const rules = useMemo(
    () => (title && language && title.versions[0].rulebook.map((rule) => ruleIn(title, language, rule))) ?? [],
    [title, language],
  )
  const { glossary = [], rulings = [], components = [] } = handbook ?? {}
  const found = search.trim() === '' ? rules : searchRules(rules, search, glossary)
  return (
    <PageFrame>
      <div className={sheet.sheet}>
        <h1 className={sheet.title}>{say('rules.of', { game: gameNameOf(game) })}</h1>
        <nav className={sheet.wide} aria-label={say('rules.games')}>
          {games
            .filter(({ id }) => id !== game)
            .map(({ id, name }) => (
              <Anchor key={id} className="button quiet" href={`/rules/${id}`}>
                {name}
              </Anchor>
            ))}
        </nav>
        <HonestLine game={game} />
        <label className={sheet.wide}>
          <span className="aloud">{say('rules.search')}</span>
          <input
            className={`field ${sheet.wide}`}
            type="search"
            value={search}
            placeholder={say('rules.search')}
            onChange={(event) => setSearch(event.target.value)}
          />
        </label>
        <div className={sheet.wide}>
          <TermsFound glossary={glossary} search={search} />
          {components.length > 0 && search === '' && <ComponentsCard game={game} components={components} />}
          {rulings.length > 0 && search === '' && <RulingsCard rulings={rulings} showRule={goToRule} />}
          {found.map((rule, index) => (
            <div key={rule.id}>
              {rule.section !== found[index - 1]?.section && <h2 className={sheet.heading}>{rule.section}</h2>}
              <RuleText rule={rule} marked={false} />
            </div>
          ))}
        </div>
      </div>
    </PageFrame>
  )
}

function goToRule(id: string): void {
  document.getElementById(`rule-${id}`)?.scrollIntoView({ block: 'center' })
}
