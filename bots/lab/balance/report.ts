import { type Estimate, estimateOf } from '../quality/estimate.ts'
import { type BalanceGame, ofStartPlace, pointsForOneMore, shareOfTakers, timesTaken } from './measured-game.ts'

/** The games of one level at tables of one size. */
export interface BalanceColumn {
  readonly name: string
  readonly seats: number
  readonly games: readonly BalanceGame[]
}

/** Three tables as Markdown: what a simulation counts, the places in the order of play, and what was taken. */
export function balanceReport(columns: readonly BalanceColumn[]): string {
  const figures = namesOf(columns, ({ figures }) => Object.keys(figures))
  const taken = namesOf(columns, ({ taken }) => Object.keys(taken)).sort(naturally)
  const places = Array.from({ length: Math.max(...columns.map(({ seats }) => seats)) }, (_, place) => place)
  return [
    table('mean of a game', columns, [
      ['games', ...columns.map(({ games }) => String(games.length))],
      ...figures.map((name) => [name, ...columns.map(({ games }) => plusMinus(meanOf(games, name)))]),
    ]),
    table('who begins at place', columns, [
      ...places.map((place) => [
        `${place + 1}: points`,
        ...columns.map(({ games }) => plusMinus(ofStartPlace(games, place).points, 1)),
      ]),
      ...places.map((place) => [
        `${place + 1}: games won`,
        ...columns.map(({ games }) => percent(ofStartPlace(games, place).won)),
      ]),
    ]),
    table(
      'taken: times a game, share of the seats, points for one more',
      columns,
      taken.map((name) => [
        name,
        ...columns.map(({ games }) =>
          [
            timesTaken(games, name)?.value.toFixed(2),
            percent(shareOfTakers(games, name), false),
            plusMinus(pointsForOneMore(games, name), 1),
          ].join(', '),
        ),
      ]),
    ),
  ].join('\n\n')
}

function meanOf(games: readonly BalanceGame[], name: string): Estimate | undefined {
  // Not every game has a fourth seat or a seventh year.
  const values = games.flatMap(({ figures }) => figures[name] ?? [])
  return estimateOf(values.map((sum) => ({ sum, of: 1 })))
}

function namesOf(columns: readonly BalanceColumn[], names: (game: BalanceGame) => readonly string[]): string[] {
  return [...new Set(columns.flatMap(({ games }) => games.flatMap(names)))]
}

function naturally(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true })
}

function table(head: string, columns: readonly BalanceColumn[], rows: readonly (readonly string[])[]): string {
  const lines = [[head, ...columns.map(({ name }) => name)], ['', ...columns].map(() => '---'), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function plusMinus(estimate: Estimate | undefined, digits = 2): string {
  if (!estimate) return '–'
  const { value, margin } = estimate
  return margin === undefined ? value.toFixed(digits) : `${value.toFixed(digits)} ± ${margin.toFixed(digits)}`
}

function percent(estimate: Estimate | undefined, interval = true): string {
  if (!estimate) return '–'
  const { value, margin } = estimate
  const whole = (share: number) => (100 * share).toFixed(0)
  return interval && margin !== undefined ? `${whole(value)} ± ${whole(margin)} %` : `${whole(value)} %`
}
