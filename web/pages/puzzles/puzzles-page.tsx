import type { Puzzle, PuzzleStock } from '@carriage/bots/puzzle'
import { useEffect, useState } from 'react'
import { gameNameOf } from '../../games/names.ts'
import { PageFrame } from '../../platform/app/page-frame.tsx'
import { useLocale } from '../../platform/i18n/language.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import sheet from '../../platform/ui/sheet.module.css'
import { useProgress, useSolvedCount } from './progress.ts'
import css from './puzzles.module.css'
import { daily, gamesWithPuzzles, puzzleAddress, puzzleDateOf, puzzleDayOf, puzzlesOf } from './stocks.ts'
import { usePuzzleWords } from './use-messages.ts'

interface GameStock {
  readonly game: string
  readonly stock: PuzzleStock
}

/** Today's puzzle of each game, and those of earlier days. */
export function PuzzlesPage() {
  const t = usePuzzleWords()
  const dates = useDates()
  const [today] = useState(() => puzzleDayOf(Date.now()))
  const stocks = useStocks()
  const mostDays = Math.max(1, ...(stocks?.map(({ stock }) => stock.puzzles.length) ?? []))
  const earlier = Array.from({ length: mostDays - 1 }, (_, n) => today - n - 1)
  return (
    <PageFrame>
      <div className={sheet.sheet} aria-busy={!stocks}>
        <h1 className={sheet.title}>{t('title')}</h1>
        <p className={sheet.lead}>{t('lead')}</p>
        <h2 className={sheet.heading}>{t('today', { date: dates.format(puzzleDateOf(today)) })}</h2>
        <ul className={css.today}>
          {stocks?.map((each) => (
            <Today key={each.game} {...each} day={today} />
          ))}
        </ul>
        <h2 className={sheet.heading}>{t('archive')}</h2>
        <ul className={css.archive}>
          {earlier.map((day) => (
            <li key={day}>
              <span>{dates.format(puzzleDateOf(day))}</span>
              {stocks
                ?.filter(({ stock }) => today - day < stock.puzzles.length)
                .map((each) => (
                  <Earlier key={each.game} {...each} day={day} />
                ))}
            </li>
          ))}
        </ul>
      </div>
    </PageFrame>
  )
}

interface DayProps extends GameStock {
  readonly day: number
}

function Today({ game, stock, day }: DayProps) {
  const t = usePuzzleWords()
  const puzzle = daily(stock, day)
  const solved = useSolvedCount(game)
  if (!puzzle) return null
  const name = gameNameOf(game)
  return (
    <li className={css.card}>
      <h3>{name}</h3>
      <p>
        <Difficulty puzzle={puzzle} /> · <State game={game} puzzle={puzzle} />
      </p>
      <p className={css.count}>{t('count', { solved, all: stock.puzzles.length })}</p>
      <Anchor
        className="button primary"
        href={puzzleAddress(game, puzzle)}
        aria-label={t('solve.which', { game: name })}
      >
        {t('solve')}
      </Anchor>
    </li>
  )
}

function Earlier({ game, stock, day }: DayProps) {
  const puzzle = daily(stock, day)
  return puzzle ? <EarlierLink game={game} puzzle={puzzle} day={day} /> : null
}

function EarlierLink({ game, puzzle, day }: { readonly game: string; readonly puzzle: Puzzle; readonly day: number }) {
  const t = usePuzzleWords()
  const dates = useDates()
  const progress = useProgress(game, puzzle.id)
  const name = gameNameOf(game)
  const state = t(progress ?? 'unsolved')
  return (
    <Anchor
      href={puzzleAddress(game, puzzle)}
      aria-label={t('archive.day', { game: name, date: dates.format(puzzleDateOf(day)), state })}
    >
      {progress === 'solved' && '✓ '}
      {name}
    </Anchor>
  )
}

function Difficulty({ puzzle: { found } }: { readonly puzzle: Puzzle }) {
  const t = usePuzzleWords()
  switch (found) {
    case 'mechanic':
    case 'engineer':
    case 'magnate':
      return t(`level.${found}`)
    default:
      return t('level.longSearch')
  }
}

function State({ game, puzzle }: { readonly game: string; readonly puzzle: Puzzle }) {
  const t = usePuzzleWords()
  return t(useProgress(game, puzzle.id) ?? 'unsolved')
}

/** Formats days in UTC. */
export function useDates(): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeZone: 'UTC' })
}

function useStocks(): readonly GameStock[] | undefined {
  const [stocks, setStocks] = useState<readonly GameStock[]>()
  useEffect(() => {
    let left = false
    const fetched = gamesWithPuzzles.map(async (game) => {
      // Offline, a game whose puzzles have not been loaded is left out.
      const stock = await puzzlesOf(game).catch(() => undefined)
      return stock ? [{ game, stock }] : []
    })
    void Promise.all(fetched).then((all) => !left && setStocks(all.flat()))
    return () => {
      left = true
    }
  }, [])
  return stocks
}
