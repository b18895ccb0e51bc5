import { Anchor } from '../../../platform/ui/anchor.tsx'
import { useRulesWords } from '../use-messages.ts'
import css from './chapter-examples.module.css'
import { exampleAddress, type ShownExample } from './examples.ts'

interface ChapterExamplesProps {
  readonly game: string
  readonly examples: readonly ShownExample[]
}

/** The worked examples of a chapter, each with a link to play it. */
export function ChapterExamples({ game, examples }: ChapterExamplesProps) {
  const t = useRulesWords()
  if (examples.length === 0) return null
  return (
    <aside className={css.examples}>
      <h3>{t('example.some', { count: examples.length })}</h3>
      <ul>
        {examples.map(({ example, title, text }) => (
          <li key={example.id} id={`example-${example.id}`}>
            <p>
              <Anchor href={exampleAddress(game, example)}>{title}</Anchor>
            </p>
            <p>{text}</p>
            <p className={css.rests}>
              {t('page.restsOn')}
              {example.rules.map((rule) => (
                <a key={rule} href={`#rule-${rule}`}>
                  {rule}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </aside>
  )
}
