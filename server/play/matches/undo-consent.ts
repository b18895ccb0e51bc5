import type { Seat } from '@carriage/kernel'
import type { MatchId, UndoAsk } from '@carriage/protocol'
import { writeEvent } from '../../notifications/outbox.ts'
import { applyUndo } from './apply-command.ts'
import type { CommandOutcome, SeatCommand } from './command.ts'
import { type CommitEntry, failedCommand } from './commit-entry.ts'
import type { MatchesOptions } from './deps.ts'
import { blaming } from './fault.ts'
import { type LoadedMatch, versionOf } from './loaded-match.ts'
import type { SeatedPlayers } from './players-cache.ts'
import { clearAsk, readAsk, writeAsk } from './undo-requests.ts'

/** Undo that is free, or that other seats must agree to first. Results are undefined if another process was first. */
export interface UndoConsent {
  /** Takes entries back where that is free; otherwise asks the seats that must agree. */
  undo(loaded: LoadedMatch, command: UndoCommand, players: SeatedPlayers): Promise<CommandOutcome | undefined>
  /** Answers the open question; the last seat that agrees makes the undo an entry. */
  answer(loaded: LoadedMatch, command: ConsentCommand, players: SeatedPlayers): Promise<CommandOutcome | undefined>
  /** The open question of a match. */
  open(match: MatchId): Promise<UndoAsk | undefined>
}

type UndoCommand = SeatCommand & { type: 'undo' }
type ConsentCommand = SeatCommand & { type: 'consent' }

export function undoConsent(
  { database: { pool }, bus, budget, matches }: MatchesOptions,
  commitEntry: CommitEntry,
): UndoConsent {
  return {
    undo: (loaded, command, players) => undo(loaded, command, [], players),
    async answer(loaded, command, players) {
      const version = versionOf(loaded)
      const ask = await readAsk(pool, loaded.id, version)
      if (!ask || ask.n !== command.n || !ask.needs.includes(command.seat)) return failedCommand({ code: 'stale' })
      if (!command.agree) {
        await withdraw(loaded.id)
        return { ok: true, n: version }
      }
      const agreed = [...new Set([...ask.agreed, command.seat])]
      if (ask.needs.some((seat) => !agreed.includes(seat))) {
        await put(loaded.id, version, { ...ask, agreed })
        return { ok: true, n: version }
      }
      // The asker's undo, entered by the command of the last seat to agree.
      const agreedUndo = { type: 'undo', id: command.id, basis: command.basis, seat: ask.by, n: ask.n } as const
      return undo(loaded, agreedUndo, agreed, players)
    },
    async open(match) {
      const loaded = await matches.fresh(match)
      return loaded && readAsk(pool, match, versionOf(loaded))
    },
  }

  async function undo(loaded: LoadedMatch, command: UndoCommand, agreed: readonly Seat[], players: SeatedPlayers) {
    const applied = await budget.run(`${loaded.match.game.id}, match ${loaded.id}`, () =>
      blaming(loaded.id, 'rules', () => applyUndo(loaded, command, agreed, { now: Date.now(), ...players })),
    )
    if (applied.kind !== 'ask') {
      const outcome = await commitEntry(loaded, applied, players)
      if (outcome?.ok && agreed.length > 0) await withdraw(loaded.id)
      return outcome
    }
    const needs = applied.ask.consent.filter((seat) => !players.ownerless.includes(seat))
    const version = versionOf(loaded)
    await put(loaded.id, version, { by: command.seat, n: applied.ask.n, needs, agreed: [] })
    await writeEvent(pool, { kind: 'undoAsked', match: loaded.id, n: version, content: { seats: needs } })
    return { ok: true, n: version } as const
  }

  async function put(match: MatchId, version: number, ask: UndoAsk): Promise<void> {
    await writeAsk(pool, match, version, ask)
    bus.publish(`undo.${match}`, JSON.stringify(ask))
  }

  async function withdraw(match: MatchId): Promise<void> {
    await clearAsk(pool, match)
    bus.publish(`undo.${match}`, 'null')
  }
}
