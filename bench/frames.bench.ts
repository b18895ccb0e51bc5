import { type AnyTitle, advance, type Draw, playMove, recordedChance, startMatch, unhashed } from '@carriage/kernel'
import { recordRandomGame } from '@carriage/kernel/conform'
import { type AppliedEntry, makeFrames } from '@carriage/server'
import { titles } from '@carriage/shared/catalogue'
import { compare, formatRatio, ratio, spreadOf } from './compare.ts'

/*
 * The cost of the frames of a move compared with that of its rules, which judge it and play it on a copy. Both sides take the
 * same random games of each title, at its first variant.
 */

const aim = 1
/** On a busy machine a ratio can look half as bad again; only what is grossly off fails. */
const guard = 2 * aim
const games = 8
const plan = { rounds: 9, milliseconds: 150 }

interface AppliedMove extends AppliedEntry {
  readonly entry: { readonly move: object; readonly draws: readonly Draw[] }
}

export function bench(): number {
  const rows = ['| game | seats | µs a move: rules | frames | frames / rules |', '|---|---|---|---|---|']
  let worst = 0
  for (const title of titles) {
    const [game] = title.versions
    const seats = title.variants[0]?.seats ?? game.seats.min
    const moves = Array.from({ length: games }, (_, index) => movesOf(title, index + 1)).flat()
    const times = compare(
      {
        rules: {
          prepare: () => () => {
            for (const move of moves) playAgain(title, move)
          },
        },
        frames: {
          prepare: () => () => {
            for (const move of moves) makeFrames(seats, move)
          },
        },
      },
      plan,
    )
    const each = (figures: readonly number[]) => (spreadOf(figures).median / moves.length).toFixed(1)
    const beside = ratio(times.frames, times.rules)
    worst = Math.max(worst, beside.median)
    rows.push(`| ${[title.about.id, seats, each(times.rules), each(times.frames), formatRatio(beside)].join(' | ')} |`)
  }
  for (const row of rows) console.log(row)
  const verdict = worst <= aim ? 'PASS' : 'FAIL'
  console.log(`${verdict}: frames are to cost at most as much as the rules (exit code 1 beyond ${guard} times)`)
  return worst > guard ? 1 : 0
}

function playAgain({ versions: [game] }: AnyTitle, { before, seat, entry }: AppliedMove): void {
  const step = advance(game, before, seat, entry.move, () => recordedChance(entry.draws))
  if (!step.legal) throw new Error(step.rule)
}

/** The moves of a random game with the positions around them, as the server has them when it makes their frames. */
function movesOf(title: AnyTitle, seed: number): AppliedMove[] {
  const [variant] = title.variants
  if (!variant) throw new RangeError(`${title.about.id} has no variants to try.`)
  const { players, options, source, match: id, opening, log } = recordRandomGame(title, variant, seed)
  const deal = (n: number) => {
    const entry = log[n - 1]
    return recordedChance(entry && 'draws' in entry ? entry.draws : opening.draws)
  }
  const match = startMatch(title.versions[0], { match: id, players, options, source, deal, digest: unhashed })
  return log.flatMap((logged) => {
    if (!('move' in logged)) return []
    const { n, seat, move, draws } = logged
    const before = match.state
    const played = playMove(match, seat, move)
    if (!played.legal) throw new Error(played.rule)
    const { events, secretive } = played
    const clock = { at: n, left: players.map(() => 60_000), running: [seat] }
    return { n, at: n, seat, bot: false, entry: { move, draws }, before, after: match.state, events, secretive, clock }
  })
}
