import { type Handbook, termsAt } from '@carriage/kernel'
import { useEffect, useMemo, useState } from 'react'
import { gameNameOf } from '../../games/names.ts'
import { playedTitleOf } from '../../games/titles.ts'
import { PageFrame } from '../../platform/app/page-frame.tsx'
import { useHash } from '../../platform/app/route.ts'
import { useLanguage, useTranslate } from '../../platform/i18n/language.ts'
import type { PlayedTitle } from '../../platform/i18n/played-title.ts'
import { rulebookIn } from '../../platform/i18n/translations.ts'
import { useRulebook } from '../../platform/i18n/use-rulebook.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import sheet from '../../platform/ui/sheet.module.css'
import { ComponentsCard } from '../../table/rules/components-card.tsx'
import { RuleText } from '../../table/rules/rule-text.tsx'
import { RulingsCard } from '../../table/rules/rulings-card.tsx'
import { searchRules } from '../../table/rules/search-rules.ts'
import { TermsFound } from '../../table/rules/terms-found.tsx'
import { NotFound } from '../not-found.tsx'
import { TrialNote } from '../play/options/trial-note.tsx'
import { ChapterExamples } from './examples/chapter-examples.tsx'
import { loadShownExamples, type ShownExample } from './examples/examples.ts'
import { Overview } from './overview.tsx'
import css from './rules.module.css'
import { useRulesWords } from './use-messages.ts'

const nothing: Handbook = { overview: [], card: [], glossary: [], rulings: [], components: [] }

/** The reference of a game: overview, reference card, glossary, rulings and all rules, with a search. */
export function RulesPage({ game }: { readonly game: string }) {
  const [title, setTitle] = useState<PlayedTitle | 'none'>()
  const [search, setSearch] = useState('')
  const hash = useHash()
  const tSite = useTranslate()
  const t = useRulesWords()
  const played = title === 'none' ? undefined : title
  const { language, handbook = nothing } = useRulebook(played)
  useEffect(() => {
    void playedTitleOf(game).then((come) => setTitle(come ?? 'none'))
  }, [game])
  const rules = useMemo(() => (played && language ? rulebookIn(played, language) : []), [played, language])
  const examples = useExamples(game)
  const glossary = useMemo(
    () => (played && language ? termsAt(played.versions[0], {}, handbook.glossary, language) : []),
    [played, handbook, language],
  )
  const { overview, card, rulings, components } = handbook
  const searching = search.trim() !== ''
  const found = searching ? searchRules(rules, search, glossary) : rules
  const chapters = [...new Set(found.map(({ section }) => section))].map((name) => ({
    name,
    inside: found.filter(({ section }) => section === name),
  }))
  const read = rules.length > 0 && handbook !== nothing
  // A linked rule may be hidden by the search.
  useEffect(() => {
    if (hash !== '') setSearch('')
  }, [hash])
  // The browser scrolled to the fragment before its target existed.
  useEffect(() => {
    if (read && !searching && hash !== '') document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  }, [read, searching, hash])
  if (title === 'none') return <NotFound />
  return (
    <PageFrame>
      <div className={sheet.sheet} aria-busy={!read}>
        <h1 className={sheet.title}>{tSite('rules.of', { game: gameNameOf(game) })}</h1>
        <p className={`${css.ways} ${css.screen}`}>
          <Anchor className="button quiet" href="/rules">
            {t('page.all')}
          </Anchor>
          <Anchor className="button quiet" href="/puzzles">
            {tSite('page.puzzles')}
          </Anchor>
          <button type="button" className="button quiet" onClick={() => print()}>
            {t('page.print')}
          </button>
        </p>
        <TrialNote game={game} />
        <label className={`${sheet.wide} ${css.screen}`}>
          <span className="aloud">{tSite('rules.search')}</span>
          <input
            className={`field ${sheet.wide}`}
            type="search"
            value={search}
            placeholder={tSite('rules.search')}
            onChange={(event) => setSearch(event.target.value)}
          />
        </label>
        {searching && <p role="status">{t('page.found', { count: found.length })}</p>}
        <TermsFound glossary={glossary} search={search} />
        {!searching && played && read && (
          <>
            <nav className={`${css.contents} ${css.screen}`} aria-label={t('page.contents')}>
              <ul>
                <Entry to="overview" name={t('page.overview')} />
                <Entry to="card" name={t('page.card')} />
                <Entry to="decided" name={t('page.open')} />
                {chapters.map(({ name, inside }, index) => (
                  <Entry
                    key={name}
                    to={`chapter-${index + 1}`}
                    name={t('page.chapter', { name, count: inside.length })}
                  />
                ))}
                <Entry to="glossary" name={t('page.glossary')} />
              </ul>
            </nav>
            <h2 id="overview" className={sheet.heading}>
              {t('page.overview')}
            </h2>
            <Overview title={played} overview={overview} />
            <h2 id="card" className={sheet.heading}>
              {t('page.card')}
            </h2>
            <div className={css.card}>
              {card.map(({ id, title: heading, lines }) => (
                <section key={id} className={css.box}>
                  <h3>{heading}</h3>
                  <ul>
                    {lines.map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
            <h2 id="decided" className={sheet.heading}>
              {t('page.open')}
            </h2>
            <div className={sheet.wide}>
              {components.length > 0 && <ComponentsCard game={game} components={components} />}
              {rulings.length > 0 && <RulingsCard rulings={rulings} showRule={goToRule} />}
            </div>
            <h2 className={sheet.heading}>{t('page.chapters')}</h2>
          </>
        )}
        <div className={sheet.wide}>
          {chapters.map(({ name, inside }, index) => (
            <section key={name}>
              <h2 id={searching ? undefined : `chapter-${index + 1}`} className={sheet.heading}>
                {name}
              </h2>
              {inside.map((rule) => (
                <RuleText key={rule.id} rule={rule} marked={hash === `#rule-${rule.id}`} linked />
              ))}
              {!searching && (
                <ChapterExamples
                  game={game}
                  examples={examples.filter(({ example }) => inside.some(({ id }) => id === example.rules[0]))}
                />
              )}
            </section>
          ))}
        </div>
        {!searching && glossary.length > 0 && (
          <>
            <h2 id="glossary" className={sheet.heading}>
              {t('page.glossary')}
            </h2>
            <dl className={css.terms}>
              {glossary.map(({ id, name, meaning, alsoCalled }) => (
                <div key={id} id={`term-${id}`}>
                  <dt>{name}</dt>
                  <dd>{meaning}</dd>
                  {alsoCalled.length > 0 && (
                    <dd className={css.also}>{tSite('rules.alsoCalled', { names: alsoCalled.join(', ') })}</dd>
                  )}
                </div>
              ))}
            </dl>
          </>
        )}
      </div>
    </PageFrame>
  )
}

function Entry({ to, name }: { readonly to: string; readonly name: string }) {
  return (
    <li>
      <a href={`#${to}`}>{name}</a>
    </li>
  )
}

function goToRule(id: string): void {
  location.hash = `rule-${id}`
}

/** The worked examples of a game once loaded; the rules can be read before. */
function useExamples(game: string): readonly ShownExample[] {
  const language = useLanguage()
  const [come, setCome] = useState<readonly ShownExample[]>([])
  useEffect(() => {
    let left = false
    // Offline the rules have no examples.
    loadShownExamples(game, language).then(
      (all) => !left && setCome(all),
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [game, language])
  return come
}
