import { recordedChance } from '../chance/recorded-chance.ts'
import { type Refusal, refuse } from '../contract/rule.ts'
import { type Seat, seatsOf } from '../contract/seat.ts'
import { canonical } from '../record/canonical.ts'
import { chainHash } from '../record/hash.ts'
import type { UndoEntry } from '../record/log.ts'
import { advance } from './advance.ts'
import { type Disclosure, LiveEffects } from './live-effects.ts'
import { type Match, nextNumber, type StandingMove } from './match.ts'

export type UndoAnswer = FreeUndo | UndoByConsent | Refusal

export interface FreeUndo {
  readonly legal: true
  readonly free: true
  /** The move to undo, with all later ones. */
  readonly n: number
}

export interface UndoByConsent {
  readonly legal: true
  readonly free: false
  readonly n: number
  /** The most recent obstacle: a draw, a reveal, or a decision of another seat. */
  readonly because: Disclosure | 'decided'
  readonly at: number
  /** The seats that must agree. */
  readonly consent: readonly Seat[]
}

/** Whether a seat may undo its move n (by default its latest) and all later ones, and if not freely, who must agree. */
export function askUndo(match: Match<object, object, object, object>, seat: Seat, n?: number): UndoAnswer {
  if (match.game.turn(match.state).over) return refuse('CH-4')
  const from = match.line.findLastIndex(({ entry }) => entry.seat === seat && (n === undefined || entry.n === n))
  const target = match.line[from]
  if (!target) return refuse('CH-6', { seat })

  let nearest: Pick<UndoByConsent, 'because' | 'at'> | undefined
  const consent = new Set<Seat>()
  for (const { entry, disclosed } of match.line.slice(from).reverse()) {
    if (entry.seat !== seat) {
      nearest ??= { because: 'decided', at: entry.n }
      consent.add(entry.seat)
    }
    if (disclosed) {
      nearest ??= { because: disclosed, at: entry.n }
      for (const other of seatsOf(match.header.seats)) if (other !== seat) consent.add(other)
    }
  }
  if (!nearest) return { legal: true, free: true, n: target.entry.n }
  return { legal: true, free: false, n: target.entry.n, ...nearest, consent: [...consent].sort((a, b) => a - b) }
}

export interface Undone {
  readonly legal: true
  readonly n: number
}

/** Undoes a move. The log contains both the move and the undo, so that a draw that was seen can repeat. */
export function undoMove(
  match: Match<object, object, object, object>,
  seat: Seat,
  n?: number,
  consent: readonly Seat[] = [],
): Undone | Refusal {
  const answer = askUndo(match, seat, n)
  if (!answer.legal) return answer
  if (!answer.free && !answer.consent.every((other) => consent.includes(other))) {
    return refuse('CH-5', { because: answer.because, at: answer.at, consent: answer.consent })
  }
  const from = match.line.findIndex(({ entry }) => entry.n === answer.n)
  const [target] = match.line.splice(from)
  match.state = target?.before ?? rebuild(match)
  const entry: Omit<UndoEntry, 'hash'> = {
    n: nextNumber(match),
    seat,
    undo: answer.n,
    consent: answer.free ? [] : answer.consent,
  }
  match.hash = chainHash(match.digest, match.hash, entry, match.state)
  match.log.push({ ...entry, hash: match.hash })
  return { legal: true, n: entry.n }
}

/** Replays the current moves from the set-up, with the recorded draws. */
function rebuild(match: Match<object, object, object, object>): object {
  const { game, header, opening, line } = match
  if (match.since > 0) throw new RangeError('A resumed match cannot be undone that far: load the whole match.')
  const fx = new LiveEffects<object>(recordedChance(opening.draws))
  const start = game.setup({ seats: header.seats, options: header.options }, fx)
  return line.reduce((state, standing) => replayOne(state, standing), start)

  function replayOne(state: object, { entry }: StandingMove<object, object>): object {
    const step = advance(game, state, entry.seat, entry.move, () => recordedChance(entry.draws))
    if (!step.legal)
      throw new Error(`Move ${entry.n} was legal and is now refused by ${step.rule}: ${canonical(step.facts)}.`)
    return step.state
  }
}
