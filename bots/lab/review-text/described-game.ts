import { type AnyTitle, redact, type Seat } from '@carriage/kernel'
import { createFormatter, createTranslator, type Translator } from '@carriage/kernel/translate'
import type { Adviser } from '../../advice/adviser.ts'
import type { Bot } from '../../bot.ts'
import type { WatchedMove } from '../../yardstick.ts'
import { contest } from '../arena/contest.ts'

interface DescribeOptions {
  readonly title: AnyTitle
  readonly options: object
  readonly players: readonly Bot[]
  readonly seed: number
  /** The number of the move before which the table is described, from 1. */
  readonly at?: number | undefined
  /** Asked there for its options, if a turn begins with that move. */
  readonly adviser?: Adviser | undefined
}

/** Plays a game of bots and describes it in words: each move and its events, as seen by the moving seat. */
export function describeGame(
  { title, options, players, seed, at, adviser }: DescribeOptions,
  print: (line: string) => void,
): void {
  const t = createFormatter(title.words.messages, 'en')
  const name = (seat: Seat) => `Seat ${seat + 1}`
  const translators = players.map((_, seat) => createTranslator({ words: title.words, t, viewer: seat as Seat, name }))
  let n = 0

  function describeMove({ before, seat, move, events }: WatchedMove): void {
    const translator = translators[seat]
    if (!translator) throw new RangeError(`There is no seat ${seat}.`)
    n++
    if (n === at) describe(translator, before, seat)
    print(`${String(n).padStart(4)}  ${name(seat)}: ${translator.move(before, seat, move)}`)
    for (const line of translator.events(events)) print(`        ${line}`)
  }

  function describe(translator: Translator, before: object, seat: Seat): void {
    for (const line of translator.board(before)) print(`      | ${line}`)
    const view = redact(before, seat)
    if (!adviser?.isTurn(view)) return
    for (const { moves, share } of adviser.advise(view, seat, { seed })) {
      // Later moves are made in future positions, so only the first is described.
      const [first, ...later] = moves
      const text = first ? translator.move(before, seat, first) : ''
      print(`      ? ${(100 * share).toFixed(1)} %: ${[text, ...later.map((move) => JSON.stringify(move))].join('; ')}`)
    }
  }

  const { result } = contest(title.versions[0], options, players, seed, undefined, describeMove)
  print(
    result.ranking
      .map((seats) => seats.map((seat) => `${name(seat)} ${result.scores[seat] ?? 0}`).join(' = '))
      .join(', '),
  )
}
