import {
  askUndo,
  awaitedSeats,
  playMove,
  type Refusal,
  readMove,
  resultOf,
  type Seat,
  type UndoByConsent,
  undoMove,
} from '@carriage/kernel'
import type { PlayedEntry, Problem, UndoneEntry } from '@carriage/protocol'
import { clockAfter, dueAt, hasTimeToTakeBack, type Tick } from '../clock/index.ts'
import type { SeatCommand } from './command.ts'
import type { Commit } from './committer.ts'
import type { AppliedEntry } from './frames.ts'
import { commandKey, type LoadedMatch, sendersOf, versionOf } from './loaded-match.ts'
import type { SeatedPlayers } from './players-cache.ts'
import { pauseBeforePremoves } from './premoves-pause.ts'
import { bitsOf } from './seat-bits.ts'

/** The outcome of a command: an entry to commit, a question to the other seats, or a refusal. */
export type Applied =
  | { readonly kind: 'entry'; readonly commit: Commit; readonly entry: AppliedEntry; readonly waiting: readonly Seat[] }
  | { readonly kind: 'ask'; readonly ask: UndoByConsent }
  | { readonly kind: 'refused'; readonly problem: Problem }

export interface Circumstances extends SeatedPlayers {
  readonly now: number
  /** The seat whose premoves are being played: they continue without a pause. */
  readonly going?: Seat
}

/** Plays a move on the loaded match, which is then ahead of the database until the commit. */
export function applyMove(
  loaded: LoadedMatch,
  command: SeatCommand & { type: 'move' },
  circumstances: Circumstances,
): Applied {
  const stale = staleness(loaded, command)
  if (stale) return { kind: 'refused', problem: stale }
  const { match } = loaded
  const read = readMove(match.game, command.seat, command.move)
  if (!read.ok) return refused(read.refusal)
  const before = match.state
  const played = playMove(match, command.seat, read.value)
  if (!played.legal) return refused(played)
  const last = match.log.at(-1)
  if (!last || !('move' in last)) throw new Error('A move that was played is the last entry of its log.')
  const entry: PlayedEntry = { move: last.move, draws: last.draws }
  return appliedAs(
    loaded,
    command,
    entry,
    { before, events: played.events, secretive: played.secretive },
    circumstances,
  )
}

/**
 * Takes a move back where that is free or agreed on; otherwise names the seats to ask. The match must be loaded with
 * its whole log.
 */
export function applyUndo(
  loaded: LoadedMatch,
  command: SeatCommand & { type: 'undo' },
  agreed: readonly Seat[],
  circumstances: Circumstances,
): Applied {
  // The seats that agreed did so at this very position.
  const stale = agreed.length === 0 ? staleness(loaded, command) : undefined
  if (stale) return { kind: 'refused', problem: stale }
  const { match } = loaded
  const answer = askUndo(match, command.seat, command.n)
  if (!answer.legal) return refused(answer)
  const consenting = [...agreed, ...circumstances.ownerless]
  if (!answer.free && !answer.consent.every((seat) => consenting.includes(seat))) return { kind: 'ask', ask: answer }
  const before = match.state
  const undone = match.line.filter(({ entry }) => entry.n >= answer.n).map(({ entry }) => entry.seat)
  const takesBack = answer.free ? command.seat : undefined
  if (takesBack !== undefined) {
    const waited = awaitedSeats(match.game.turn(before))
    const tick = {
      ...circumstances,
      at: circumstances.now,
      decided: undefined,
      undone,
      waited,
      running: [takesBack],
      takesBack,
    }
    if (!hasTimeToTakeBack(loaded.clock, loaded.pace, tick))
      return { kind: 'refused', problem: { code: 'conflict', facts: { reason: 'noTime' } } }
  }
  const taken = undoMove(match, command.seat, answer.n, answer.free ? [] : answer.consent)
  if (!taken.legal) return refused(taken)
  const last = match.log.at(-1)
  if (!last || !('undo' in last)) throw new Error('An undo is the last entry of its log.')
  const entry: UndoneEntry = { undo: last.undo, consent: last.consent }
  return appliedAs(loaded, command, entry, { before, events: [], secretive: false }, circumstances, {
    undone,
    takesBack,
  })
}

/**
 * A command names the last entry that its sender saw. Others may have decided since, where several decide at once; but
 * if the sender itself moved, or something was taken back, the command was meant for another position.
 */
function staleness(loaded: LoadedMatch, { basis, seat }: { basis: number; seat: Seat }): Problem | undefined {
  const version = versionOf(loaded)
  if (basis > version) return { code: 'stale', facts: { version } }
  for (let n = basis + 1; n <= version; n++) {
    const maker = loaded.makers.get(n)
    if (!maker || maker.seat === seat || maker.undo) return { code: 'stale', facts: { version } }
  }
  return undefined
}

function refused({ rule, facts }: Refusal): Applied {
  return { kind: 'refused', problem: { code: 'refused', rule, facts: { ...facts } } }
}

function appliedAs(
  loaded: LoadedMatch,
  command: SeatCommand & { type: 'move' | 'undo' },
  entry: PlayedEntry | UndoneEntry,
  carried: Pick<AppliedEntry, 'before' | 'events' | 'secretive'>,
  { now, bots, rests, returns, returnedAt, withPremoves, premoveDelay, going }: Circumstances,
  { undone = [], takesBack }: Pick<Tick, 'undone' | 'takesBack'> = {},
): Applied {
  const { match, pace } = loaded
  const n = versionOf(loaded)
  const bot = command.type === 'move' && command.bot === true
  const turn = match.game.turn(match.state)
  const waiting = awaitedSeats(turn)
  const waitedFor = awaitedSeats(match.game.turn(carried.before))
  const clock = clockAfter(loaded.clock, pace, {
    at: now,
    decided: command.type === 'move' ? command.seat : undefined,
    undone,
    takesBack,
    waited: waitedFor,
    running: waiting,
    lag: command.type === 'move' ? (command.lag ?? 0) : 0,
    bots,
    rests,
    returns,
    returnedAt,
  })
  const botWaiting = waiting.some((seat) => bots.includes(seat))
  const decidedAhead = waiting.filter((seat) => withPremoves.includes(seat))
  const pause = going !== undefined && waiting.includes(going) ? 0 : pauseBeforePremoves(pace, premoveDelay)
  const premovesAt = decidedAhead.length > 0 ? now + pause : undefined
  const due = turn.over ? null : dueAt(clock, pace, { now, botWaiting, premovesAt })
  const result = resultOf(match)
  // A player with premoves is notified once no premove can be played.
  const called = waiting.filter((seat) => !waitedFor.includes(seat) && ![...bots, ...decidedAhead].includes(seat))
  const sameDue = due === loaded.due
  loaded.clock = clock
  loaded.over = turn.over
  loaded.due = due
  for (const sender of sendersOf(command.seat, entry)) loaded.commands.set(commandKey(sender, command.id), n)
  loaded.makers.set(n, { seat: command.seat, undo: command.type === 'undo' })
  return {
    kind: 'entry',
    waiting,
    entry: { n, at: now, seat: command.seat, bot, entry, ...carried, after: match.state, clock },
    commit: {
      match: loaded.id,
      expected: n - 1,
      seat: command.seat,
      command: command.id,
      bot,
      entry: JSON.stringify(entry),
      at: now,
      waiting: bitsOf(waiting),
      clock,
      result: result ? JSON.stringify(result) : null,
      ...(sameDue ? {} : { due }),
      // At a live table all players are present.
      notification: notificationOf(result, pace.kind === 'live' ? [] : called),
    },
  }
}

function notificationOf(result: object | undefined, called: readonly Seat[]): Commit['notification'] {
  if (result) return { kind: 'over', content: JSON.stringify({ result }) }
  return called.length > 0 ? { kind: 'turn', content: JSON.stringify({ seats: called }) } : null
}
