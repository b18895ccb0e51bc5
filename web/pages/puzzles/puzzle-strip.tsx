import { puzzleGoals } from '@carriage/bots/puzzle'
import { redact } from '@carriage/kernel'
import { useMemo } from 'react'
import { useEndedSummaries } from '../../board/interaction/use-ended-summaries.ts'
import { loadTranslator } from '../../platform/i18n/game-translator.ts'
import { useLanguage } from '../../platform/i18n/language.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import strip from '../../platform/ui/strip.module.css'
import { describeBest, namesIn, type OpenPuzzle, type PuzzleAnswer } from './open-puzzle.ts'
import { useDates } from './puzzles-page.tsx'
import { lastDayOf, puzzleDateOf, puzzleDayOf } from './stocks.ts'
import { formatFigure, usePuzzleWords } from './use-messages.ts'

interface PuzzleStripProps {
  readonly open: OpenPuzzle
  /** The result of the choice, once made. */
  readonly answer: PuzzleAnswer | undefined
  readonly shown: boolean
  readonly again: () => void
  readonly show: () => void
}

/** The question of a puzzle, then its answer. */
export function PuzzleStrip({ open, answer, shown, again, show }: PuzzleStripProps) {
  const t = usePuzzleWords()
  const { puzzle, stock, seat } = open
  const dates = useDates()
  const day = lastDayOf(stock, puzzle, puzzleDayOf(Date.now()))
  const goal = goalOf(open)
  // On a phone a round summary would cover the answer.
  useEndedSummaries(answer !== undefined)
  const isSolved = answer?.value === answer?.best && answer !== undefined
  return (
    <section className={strip.strip} aria-label={t('one')}>
      <div className={strip.words}>
        <h1 className={strip.title}>
          {day === undefined ? t('one') : t('one.of', { date: dates.format(puzzleDateOf(day)) })}
        </h1>
        {!answer && !shown && (
          <p>
            {t(`task.${goal}`, { name: namesIn(open)(seat) })} {t('task.how')}
          </p>
        )}
        <div role="status" data-testid="verdict">
          {(answer || shown) && <Verdict open={open} answer={answer} shown={shown} />}
        </div>
      </div>
      <div className={strip.ways}>
        {answer && !isSolved && (
          <button type="button" className="button primary" onClick={again}>
            {t('again')}
          </button>
        )}
        {!isSolved && !shown && (
          <button type="button" className="button quiet" onClick={show}>
            {t('show')}
          </button>
        )}
        <Anchor className="button quiet" href="/puzzles">
          {t('all')}
        </Anchor>
      </div>
    </section>
  )
}

function Verdict({ open, answer, shown }: Pick<PuzzleStripProps, 'open' | 'answer' | 'shown'>) {
  const t = usePuzzleWords()
  const goal = goalOf(open)
  const language = useLanguage()
  const { title, seat, position, choices } = open
  const translator = useMemo(() => loadTranslator(title, language, seat, namesIn(open)), [title, language, seat, open])
  const [first] = choices
  const most = first?.value ?? 0
  const figure = (value: number) => formatFigure(t, goal, value)
  const best = figure(most)
  const next = figure(choices.find(({ value }) => value < most)?.value ?? most)
  if (answer && answer.value !== answer.best && !shown) return t('wrong', { value: figure(answer.value), best })
  const isSolved = answer?.value === answer?.best && answer !== undefined
  const line = describeBest(open, translator)
  return (
    <>
      <p>
        {isSolved
          ? t('right', { best, next })
          : t('wrong.shown', {
              move: first ? translator.move(redact(position, seat), seat, first.move) : '',
              best,
              next,
            })}{' '}
        {t(goal === 'expected' ? 'how.expected' : 'how', { count: choices.length })}
      </p>
      {line.length > 1 && (
        <details>
          <summary>{t('line')}</summary>
          <ol>
            {line.map((sentence, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same may happen twice, and the list never changes
              <li key={place}>{sentence}</li>
            ))}
          </ol>
        </details>
      )}
    </>
  )
}

function goalOf({ puzzle }: OpenPuzzle): (typeof puzzleGoals)[number] {
  return puzzleGoals.find((goal) => goal === puzzle.goal) ?? 'lead'
}
