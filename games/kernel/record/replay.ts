import type { Chance } from '../chance/chance.ts'
import { commitmentTo } from '../chance/keyed-chance.ts'
import { recordedChance } from '../chance/recorded-chance.ts'
import { createDealer, type Dealer, type KeyedSource } from '../chance/source.ts'
import type { AnyGame } from '../contract/game.ts'
import type { Library } from '../contract/library.ts'
import type { Draw } from '../play/live-effects.ts'
import { type AnyMatch, playMove, resultOf, startMatch } from '../play/match.ts'
import { readMove, readStoredOptions } from '../play/read.ts'
import { undoMove } from '../play/undo.ts'
import { canonical } from './canonical.ts'
import type { Hasher } from './hash.ts'
import type { Entry } from './log.ts'
import type { MatchRecord } from './record.ts'

/** An inconsistent record, and the entry where that shows. Entry 0 is the set-up. */
export class Divergence extends Error {
  readonly n: number
  readonly problem: RecordProblem
  readonly found: string

  constructor(n: number, problem: RecordProblem, found = '') {
    super(`Entry ${n}: ${problem}${found && ` (${found})`}`)
    this.name = 'Divergence'
    this.n = n
    this.problem = problem
    this.found = found
  }
}

export type RecordProblem =
  | 'unknown game'
  | 'unreadable options'
  | 'wrong number of seats'
  | 'wrong commitment'
  | 'wrong number'
  | 'unreadable move'
  | 'illegal move'
  | 'illegal undo'
  | 'wrong draw'
  | 'wrong hash'
  | 'wrong result'
  | 'broken rules'

/** Called with the match and the events, after the set-up (entry 0) and after each entry. */
export type Watcher = (match: AnyMatch, n: number, events: readonly object[]) => void

/** Replays a record move by move with its draws; every move is judged and every hash compared. */
export function replay(record: MatchRecord, library: Library, watch: Watcher = ignore, digest?: Hasher): AnyMatch {
  return retrace(record, library, (entry) => recordedChance(drawsOf(record, entry)), watch, digest)
}

export interface Verified {
  readonly match: AnyMatch
  /** Draws verified against the commitment; none while the secret is not published. */
  readonly draws: number
}

/** Verifies everything in a record: the commitment, every draw, every move, every hash and the result. */
export function verify(record: MatchRecord, library: Library, digest?: Hasher): Verified {
  const { source } = record
  const published = source.kind === 'fast' || source.secret !== undefined
  if (source.kind === 'keyed' && published && !isCommitted(source, record.match)) {
    throw new Divergence(0, 'wrong commitment')
  }
  let checked = 0
  const dealt = published ? createDealer(source, record.match) : undefined
  const deal: Dealer = (entry, number) => {
    const recorded = recordedChance(drawsOf(record, entry))
    return dealt ? comparing(recorded, dealt(entry, number), entry, () => checked++) : recorded
  }
  const match = retrace(record, library, deal, ignore, digest)
  return { match, draws: checked }
}

function retrace(record: MatchRecord, library: Library, deal: Dealer, watch: Watcher, digest?: Hasher): AnyMatch {
  const match = attempt(0, () => restart(record, library, deal, digest))
  expectSame(0, 'wrong draw', match.opening.draws, record.opening.draws)
  expectSame(0, 'wrong hash', match.hash, record.opening.hash)
  watch(match, 0, match.setupEvents)
  record.log.forEach((entry, index) => {
    const n = index + 1
    if (entry.n !== n) throw new Divergence(n, 'wrong number', `${entry.n}`)
    const events = attempt(n, () => enter(match, entry))
    expectSame(n, 'wrong hash', match.hash, entry.hash)
    watch(match, n, events)
  })
  const result = resultOf(match)
  expectSame(record.log.length, 'wrong result', result ?? null, record.result ?? null)
  return match
}

function restart(record: MatchRecord, library: Library, deal: Dealer, digest?: Hasher): AnyMatch {
  const game = library.find(record.game, record.rules)
  if (!game) throw new Divergence(0, 'unknown game', `${record.game} ${record.rules}`)
  if (record.seats !== record.players.length) throw new Divergence(0, 'wrong number of seats', `${record.seats}`)
  const { match, players, source } = record
  return startMatch(game, {
    match,
    players,
    options: optionsOf(game, record),
    source,
    deal,
    ...(digest && { digest }),
  })
}

function optionsOf(game: AnyGame, record: MatchRecord): object {
  const options = readStoredOptions(game, record.options)
  if (!options.ok) throw new Divergence(0, 'unreadable options', canonical(options.refusal.facts))
  expectSame(0, 'unreadable options', options.value, record.options)
  return options.value
}

function enter(match: AnyMatch, entry: Entry<object>): readonly object[] {
  if ('undo' in entry) {
    const undone = undoMove(match, entry.seat, entry.undo, entry.consent)
    if (!undone.legal) throw new Divergence(entry.n, 'illegal undo', undone.rule)
    const made = match.log.at(-1)
    // Unneeded consent is never logged, so a record that contains it was changed.
    expectSame(entry.n, 'illegal undo', made && 'undo' in made ? made.consent : null, entry.consent)
    return []
  }
  const move = readMove(match.game, entry.seat, entry.move)
  if (!move.ok) throw new Divergence(entry.n, 'unreadable move', canonical(move.refusal.facts))
  expectSame(entry.n, 'unreadable move', move.value, entry.move)
  const played = playMove(match, entry.seat, move.value)
  if (!played.legal) throw new Divergence(entry.n, 'illegal move', played.rule)
  const made = match.log.at(-1)
  expectSame(entry.n, 'wrong draw', made && 'draws' in made ? made.draws : null, entry.draws)
  return played.events
}

function isCommitted({ secret, commitment }: KeyedSource, match: string): boolean {
  try {
    return secret !== undefined && commitmentTo(secret, match) === commitment
  } catch {
    return false // not a secret: its length is wrong
  }
}

function drawsOf(record: MatchRecord, n: number): readonly Draw[] {
  const entry = n === 0 ? record.opening : record.log[n - 1]
  return entry && 'draws' in entry ? entry.draws : []
}

function comparing(recorded: Chance, dealt: Chance, n: number, count: () => void): Chance {
  return {
    below(bound, knownTo) {
      const claimed = recorded.below(bound, knownTo)
      const real = dealt.below(bound, knownTo)
      if (claimed !== real) throw new Divergence(n, 'wrong draw', `${claimed} instead of ${real}`)
      count()
      return claimed
    },
  }
}

/** A manipulated record can lead the rules anywhere; any error is the record's fault. */
function attempt<T>(n: number, act: () => T): T {
  try {
    return act()
  } catch (error) {
    if (error instanceof Divergence) throw error
    throw new Divergence(n, 'broken rules', error instanceof Error ? error.message : String(error))
  }
}

function expectSame(n: number, problem: RecordProblem, found: unknown, claimed: unknown): void {
  if (canonical(found) !== canonical(claimed)) throw new Divergence(n, problem, `${canonical(claimed)}`)
}

function ignore(): void {}
