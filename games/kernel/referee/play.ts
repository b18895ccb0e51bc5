import { fastChance } from '../chance/fast-chance.ts'
import { pickFrom, randomMove } from '../conform/random-play.ts'
import { createLibrary } from '../contract/library.ts'
import type { Seat } from '../contract/seat.ts'
import type { Variant } from '../contract/title.ts'
import { playMove, startMatch } from '../play/match.ts'
import { unhashed } from '../record/hash.ts'
import type { MoveEntry } from '../record/log.ts'
import type { MatchRecord } from '../record/record.ts'
import { replay, type Watcher } from '../record/replay.ts'
import { type AnyRefereedTitle, type Compared, Comparison, Disagreement, type RefereedTitle } from './comparison.ts'
import { curiousPlayer, playerWithTastes, type RefereePlayer, randomPlayer } from './players.ts'

type AnyComparison = Comparison<object, object, object, object, object>

/** How the seats of a game choose. */
export type Style = 'random' | 'tastes' | 'curious' | 'bots'

export interface RefereedPlay<Options> {
  readonly seed: number
  readonly table: Variant<Options>
  readonly style: Style
  readonly compared: Compared
  /** Made-up moves and every viewer are tried once every so many positions. */
  readonly tryEvery?: number
  /** The player for bot games. */
  readonly bots?: RefereePlayer<object, object> | undefined
}

/** A disagreement with everything to reproduce it. */
export interface FoundDifference {
  readonly seed: number
  readonly table: Variant<object>
  readonly style: Style | 'record'
  readonly moves: number
  readonly last: { readonly seat: Seat; readonly move: object } | undefined
  readonly check: string
  readonly lines: readonly string[]
  readonly sections: readonly string[]
}

/** Some tastes never end a game; the moves until then were compared. */
const mostMoves = 2_500

/** Plays a game and compares it after every move. Returns the number of moves, or the first difference. */
export function playRefereed<
  State extends object,
  Move extends object,
  Options extends object,
  Event extends object,
  Position extends object,
>(
  refereed: RefereedTitle<State, Move, Options, Event, Position>,
  { seed, table, style, compared, tryEvery = 12, bots }: RefereedPlay<Options>,
): { readonly moves: number; readonly difference?: FoundDifference } {
  const { title } = refereed
  const chance = fastChance(seed * 31 + 11)
  let moves = 0
  let last: FoundDifference['last']
  try {
    const match = startMatch(title.versions[0], {
      match: `referee-${seed}`,
      players: Array.from({ length: table.seats }, (_, seat) => `p${seat}`),
      options: table.options,
      source: { kind: 'fast', seed },
      digest: unhashed,
    })
    const choose = playerOf(style, seed)
    const comparison = new Comparison(refereed, table, match.state, match.setupEvents, compared)
    for (;;) {
      const asked = comparison.compare(match.state)
      if (!asked || moves === mostMoves) return { moves }
      const seat = pickFrom(asked.seats, chance)
      const open = asked.moves.length === 0
      if (chance.below(tryEvery) === 0) {
        if (open) comparison.tryOpenMoves(match.state, seat, chance)
        else comparison.tryMoves(match.state, seat, asked.moves)
        comparison.lookAround(match.state, seat)
      }
      const turn = match.game.turn(match.state)
      // In some games half of the plans are the referee's own, beyond what the rules suggest.
      const own = open && style !== 'random' && style !== 'bots' && chance.below(2) === 0
      const invented = own ? comparison.inventMove(seat, chance) : undefined
      const move =
        invented ??
        (open && !turn.over && style !== 'bots'
          ? randomMove(match.game, match.state, turn, seat, chance)
          : choose(match.state, seat, asked.moves))
      last = { seat, move }
      const played = playMove(match, seat, move)
      if (!played.legal) throw new Disagreement('moves', [`a listed move was refused by ${played.rule}`], [])
      moves += 1
      comparison.played(seat, move, played.events)
    }
  } catch (error) {
    return { moves, difference: { seed, table, style, moves, last, ...reasonOf(error) } }
  }

  function playerOf(wanted: Style, by: number): RefereePlayer<State, Move> {
    if (wanted === 'tastes') return playerWithTastes(chance, by)
    if (wanted === 'curious') return curiousPlayer(chance)
    if (wanted === 'bots' && bots) return (state, seat, moves) => bots(state, seat, moves) as Move
    return randomPlayer(chance)
  }
}

/** A moment of a recorded game: the move before it, with its events. */
interface RecordedMoment {
  readonly n: number
  readonly entry: MoveEntry<object> | undefined
  readonly events: readonly object[]
  readonly state: object
}

/** Replays a recorded game in parallel with the referee, without hashes. Undefined if both agree to its end. */
export function refereeRecord(
  refereed: AnyRefereedTitle,
  record: MatchRecord,
  compared: Compared,
): FoundDifference | undefined {
  const table = { seats: record.seats, options: record.options }
  const line: RecordedMoment[] = []
  const reached: { comparison?: AnyComparison; last?: FoundDifference['last'] } = {}
  const goOn = (moments: readonly RecordedMoment[], options: object) => {
    for (const { entry, events, state } of moments) {
      if (entry) {
        reached.last = { seat: entry.seat, move: entry.move }
        reached.comparison?.played(entry.seat, entry.move, events)
      } else reached.comparison = new Comparison(refereed, { seats: table.seats, options }, state, events, compared)
      reached.comparison?.compare(state)
    }
  }
  try {
    const watch: Watcher = ({ log, state, header }, n, events) => {
      const entry = log[n - 1]
      if (entry && 'undo' in entry) {
        // Undone moves are dropped: the referee restarts and plays the current ones.
        line.splice(line.findIndex((moment) => moment.n >= entry.undo))
        goOn(line, header.options)
      } else {
        const moment = { n, entry, events, state }
        line.push(moment)
        goOn([moment], header.options)
      }
    }
    replay(withoutHashes(record), createLibrary(refereed.title.versions), watch, unhashed)
    return undefined
  } catch (error) {
    return { seed: 0, table, style: 'record', moves: line.length - 1, last: reached.last, ...reasonOf(error) }
  }
}

function withoutHashes({ opening, log, ...record }: MatchRecord): MatchRecord {
  return { ...record, opening: { ...opening, hash: '' }, log: log.map((entry) => ({ ...entry, hash: '' })) }
}

function reasonOf(error: unknown): Pick<FoundDifference, 'check' | 'lines' | 'sections'> {
  if (error instanceof Disagreement) return error
  if (error instanceof Error) return { check: 'crash', lines: [error.stack ?? error.message], sections: [] }
  return { check: 'crash', lines: [String(error)], sections: [] }
}
