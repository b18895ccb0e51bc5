import type { CliFormatter } from '../formatter.ts'
import { textTable } from '../layout.ts'
import type { Screen } from '../screen.ts'
import { type SimulationTotals, totalOf } from './totals.ts'

/** A name, and the totals of the games with that name. */
export interface Group {
  readonly name: string
  readonly tally: SimulationTotals
}

/** How much was played, and how fast. */
export function printPace(screen: Screen, t: CliFormatter, { games, moves }: SimulationTotals, seconds: number): void {
  const rates = { gameRate: perSecond(games, seconds), moveRate: perSecond(moves, seconds) }
  screen.print(t('simulate.played', { games, moves, seconds: fixed(seconds), ...rates }))
}

/** The means per game, over all and for each group. Groups are numbered, with their names below. */
export function printFigures(screen: Screen, t: CliFormatter, groups: readonly Group[]): void {
  screen.printWhole(figures(t, groups, screen.width))
  if (groups.length < 2) return
  screen.print()
  groups.forEach(({ name, tally }, index) => {
    const n = String(index + 1).padStart(String(groups.length).length)
    screen.print(t('figures.group', { n, name, games: tally.games }))
  })
}

function figures(t: CliFormatter, groups: readonly Group[], width: number): string {
  const total = totalOf(groups.map(({ tally }) => tally))
  const columns = groups.length > 1 ? [total, ...groups.map(({ tally }) => tally)] : [total]
  const heads = columns.map((_, index) => (index === 0 ? t('figures.all') : String(index)))
  const rows = [
    [t('figures.perGame'), ...heads],
    [t('figures.moves'), ...columns.map(({ moves, games }) => mean(moves, games))],
    ...Object.keys(total.figures).map((name) => [
      name,
      ...columns.map(({ figures }) => mean(figures[name]?.sum ?? 0, figures[name]?.games ?? 0)),
    ]),
  ]
  return textTable(rows, width)
}

function mean(sum: number, games: number): string {
  return games === 0 ? '–' : fixed(sum / games)
}

function fixed(number: number): string {
  return number.toFixed(2)
}

function perSecond(count: number, seconds: number): number {
  return Math.round(count / Math.max(seconds, 0.001))
}
