import {
  type Entry,
  type MatchRecord,
  playMove,
  readMove,
  readRecord,
  readStoredOptions,
  recordFormat,
  recordOf,
  type Seat,
  startMatch,
  undoMove,
  writeRecord,
} from '@carriage/kernel'
import { rulesOf } from './rules.ts'
import type { SavedMatch } from './shelf.ts'

/** Limits for name and comments, which keep a link short enough to share. */
export const longestName = 60
export const longestComment = 400
const mostComments = 100
/** More than the longest game takes, so that a link cannot fill the memory of a browser. */
const mostBytes = 2_000_000

/** A branch in a link: draws and hashes can be recomputed and are left out. */
interface SharedBranch {
  readonly name: string
  readonly comments: Readonly<Record<string, string>>
  readonly at: number
  readonly me: Seat
  readonly record: Omit<MatchRecord, 'log' | 'format' | 'opening' | 'result'>
  readonly log: readonly SharedEntry[]
}

type SharedEntry =
  | { readonly s: Seat; readonly m: object }
  | { readonly s: Seat; readonly u: number; readonly c: readonly Seat[] }

/** The address that contains a whole branch; the server stores nothing. */
export async function branchAddress(saved: SavedMatch): Promise<string> {
  const { format: _, opening: __, result: ___, log, ...record } = readRecord(saved.record)
  const shared: SharedBranch = {
    name: saved.branchName ?? '',
    comments: saved.comments ?? {},
    at: saved.branchedAt ?? 0,
    me: saved.me,
    record,
    log: log.map(sharedEntry),
  }
  return `/replay#branch=${await packedText(JSON.stringify(shared))}`
}

function sharedEntry(entry: Entry<object>): SharedEntry {
  return 'undo' in entry ? { s: entry.seat, u: entry.undo, c: entry.consent } : { s: entry.seat, m: entry.move }
}

/** Decodes a branch, playing every move by the rules; undefined if that fails. */
export async function branchIn(data: string, id: string, level: SavedMatch['level']): Promise<SavedMatch | undefined> {
  const text = await unpackedText(data).catch(() => undefined)
  if (text === undefined) return undefined
  try {
    const shared = JSON.parse(text) as SharedBranch // checked below, part by part
    const record = await playedAgain(shared)
    if (!record) return undefined
    const { at, me } = shared
    const moves = record.log.length
    return {
      id,
      game: record.game,
      me: record.players[me] === undefined ? 0 : me,
      level,
      players: record.players,
      record: writeRecord(record),
      moves,
      over: record.result !== undefined,
      touched: Date.now(),
      branchedAt: Math.min(moves, Math.max(0, Math.floor(Number(at)) || 0)),
      branchName: String(shared.name).slice(0, longestName),
      comments: saneComments(shared.comments),
    }
  } catch {
    return undefined
  }
}

async function playedAgain({ record: settings, log }: SharedBranch): Promise<MatchRecord | undefined> {
  const game = (await rulesOf(settings.game))?.find(({ rules }) => rules === settings.rules)
  const options = game && readStoredOptions(game, settings.options)
  if (!game || !options?.ok) return undefined
  const opening = { draws: [], hash: '' }
  // Everything but the moves, which are parsed one by one.
  const {
    match: id,
    players,
    source,
  } = readRecord(JSON.stringify({ ...settings, format: recordFormat, opening, log: [] }))
  const match = startMatch(game, { match: id, players, options: options.value, source })
  for (const entry of log) {
    const read = 'u' in entry ? undefined : readMove(game, entry.s, entry.m)
    if (read?.ok === false) return undefined
    const made = read
      ? playMove(match, entry.s, read.value)
      : undoMove(match, entry.s, undoneBy(entry), consentTo(entry))
    if (!made.legal) return undefined
  }
  return { ...recordOf(match), source }
}

function undoneBy(entry: SharedEntry): number | undefined {
  return 'u' in entry ? entry.u : undefined
}

function consentTo(entry: SharedEntry): readonly Seat[] {
  return 'u' in entry ? entry.c : []
}

function saneComments(comments: unknown): Record<string, string> {
  const shown = Object.entries(typeof comments === 'object' && comments !== null ? comments : {})
  return Object.fromEntries(
    shown
      .filter(([n, text]) => /^\d+$/.test(n) && typeof text === 'string')
      .slice(0, mostComments)
      .map(([n, text]) => [n, String(text).slice(0, longestComment)]),
  )
}

async function packedText(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

async function unpackedText(data: string): Promise<string | undefined> {
  const packed = Uint8Array.from(atob(data.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0))
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length
    if (size > mostBytes) return undefined
    parts.push(read.value)
  }
  return new Blob(parts).text()
}
