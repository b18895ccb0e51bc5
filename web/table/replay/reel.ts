import { createLibrary, readRecord, redact, replay, type Seat, seatsOf } from '@carriage/kernel'
import type { TablePlayer } from '../../board/interaction/board.ts'
import type { Versions } from '../../pages/local-play/local-match.ts'
import type { LinkedTable, Opened, ShownEntry, TableLink } from '../model/link.ts'
import type { TableModel } from '../model/table-state.ts'

/** A game loaded for a replay: every position, and the entry before it. */
export interface Reel {
  readonly table: LinkedTable
  readonly players: readonly TablePlayer[]
  readonly positions: readonly object[]
  readonly entries: readonly ShownEntry[]
  /** The seat of the viewer; undefined for a spectator. */
  readonly me: Seat | undefined
  readonly record: string
}

export interface ReelSource {
  readonly id: string
  readonly me: Seat | undefined
  readonly record: string
  /** Seats played by programs; by default all but mine. */
  readonly bots?: readonly Seat[]
  /** Names of the players; by default those of the record, which for bots are levels. */
  readonly names?: readonly string[]
}

/** Replays a record; every move is checked. */
export function reelOf(versions: Versions, { id, me, record: text, bots, names }: ReelSource): Reel {
  const record = readRecord(text)
  const viewer = me ?? 'spectator'
  const positions: object[] = []
  const entries: ShownEntry[] = []
  replay(record, createLibrary(versions), (match, n, events) => {
    const entry = match.log[n - 1]
    positions.push(match.state)
    entries.push({
      n,
      seat: entry?.seat,
      events: redact(events, viewer),
      ...(entry && 'undo' in entry ? { undone: entry.undo } : {}),
    })
  })
  const { players, game, rules, options } = record
  return {
    table: { id, game, rules, place: 'replay', me, options },
    players: seatsOf(players.length).map((seat) => ({
      seat,
      name: names?.[seat] ?? players[seat] ?? '',
      bot: bots ? bots.includes(seat) : seat !== me,
      here: true,
    })),
    positions,
    entries,
    me,
    record: text,
  }
}

/** The table after move n. */
export function tableAfterMove({ table, players, positions, entries, me }: Reel, n: number): Opened {
  return {
    kind: 'opened',
    table,
    players,
    view: redact(positions[n] ?? {}, me ?? 'spectator'),
    n,
    past: entries.slice(0, n + 1),
    undo: undefined,
  }
}

/**
 * Shows the table after move n. If the replay is `played`, or the move has a round summary, it is shown as it was at
 * the table.
 */
export function windTo(
  reel: Reel,
  { store, receive }: Pick<TableModel, 'store' | 'receive'>,
  n: number,
  played = false,
): void {
  const { board, n: shown } = store.getState()
  const entry = n === shown + 1 ? reel.entries[n] : undefined
  const stand = tableAfterMove(reel, n)
  if (entry && (played || board?.isSummary(entry.events))) {
    receive({ kind: 'entry', ...entry, view: stand.view, undo: undefined })
  } else receive(stand)
}

/** The same game from another seat's view. */
export function reelSeenBy(versions: Versions, { table, players, record }: Reel, me: Seat | undefined): Reel {
  const bots = players.filter(({ bot }) => bot).map(({ seat }) => seat)
  const names = players.map(({ name }) => name)
  return reelOf(versions, { id: table.id, me, record, bots, names })
}

/** A link on which no action is possible. */
export function silentLink({ record }: Pick<Reel, 'record'>): TableLink {
  return {
    listen: () => () => undefined,
    send: () => Promise.resolve({ ok: true }),
    undo: () => Promise.resolve({ ok: true }),
    record: () => Promise.resolve(record),
    close: () => undefined,
  }
}

/** The move in an address, within range; by default the last. */
export function moveIn(hash: string, { entries }: Pick<Reel, 'entries'>): number {
  const last = entries.length - 1
  const [, named] = /[#&]move=(\d+)/.exec(hash) ?? []
  return named === undefined ? last : Math.min(last, Number(named))
}
