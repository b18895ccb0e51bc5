import { useEffect, useState } from 'react'
import { useLanguage, useTranslate } from '../../../platform/i18n/language.ts'
import { Anchor } from '../../../platform/ui/anchor.tsx'
import strip from '../../../platform/ui/strip.module.css'
import type { TableModel } from '../../../table/model/table-state.ts'
import { TableContext } from '../../../table/model/use-table.ts'
import openTable from '../../../table/open-table.module.css'
import { TableScreen } from '../../../table/table-screen.tsx'
import { NotFound } from '../../not-found.tsx'
import { useRulesWords } from '../use-messages.ts'
import css from './example-page.module.css'
import { loadShownExamples, type ShownExample } from './examples.ts'
import { openExample } from './open-example.ts'

interface ExamplePageProps {
  readonly game: string
  readonly id: string
}

/** A worked example of the rules at a table; what to play and its result are shown above. */
export function ExamplePage({ game, id }: ExamplePageProps) {
  const t = useTranslate()
  const language = useLanguage()
  const [attempt, setAttempt] = useState(1)
  const [shown, setShown] = useState<ShownExample>()
  const [model, setModel] = useState<TableModel | 'none'>()
  useEffect(() => {
    void loadShownExamples(game, language).then((all) => setShown(all.find(({ example }) => example.id === id)))
  }, [game, id, language])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another match
  useEffect(() => {
    let left = false
    let opened: TableModel | undefined
    void openExample(game, id).then((made) => {
      if (left) made?.close()
      else {
        opened = made
        setModel(made ?? 'none')
      }
    })
    return () => {
      left = true
      opened?.close()
      setModel(undefined)
    }
  }, [game, id, attempt])
  if (model === 'none') return <NotFound />
  if (!model || !shown)
    return (
      <main className={openTable.notice} aria-busy="true">
        <p>{t('table.opening')}</p>
      </main>
    )
  return (
    <TableContext value={model}>
      <div className={css.example}>
        <Strip game={game} shown={shown} again={() => setAttempt(attempt + 1)} />
        <TableScreen />
      </div>
    </TableContext>
  )
}

interface StripProps {
  readonly game: string
  readonly shown: ShownExample
  readonly again: () => void
}

function Strip({ game, shown: { title, text, example }, again }: StripProps) {
  const t = useRulesWords()
  return (
    <section className={strip.strip} aria-label={t('example.name')}>
      <div className={strip.words} data-testid="example">
        <h1 className={strip.title}>{title}</h1>
        <p>{text}</p>
      </div>
      <div className={strip.ways}>
        <button type="button" className="button quiet" onClick={again}>
          {t('example.again')}
        </button>
        <Anchor className="button quiet" href={`/rules/${game}#rule-${example.rules[0] ?? ''}`}>
          {t('example.rules')}
        </Anchor>
      </div>
    </section>
  )
}
