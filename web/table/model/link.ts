import type { Refusal, Seat, UndoAnswer } from '@carriage/kernel'
import type { TablePlayer } from '../../board/interaction/board.ts'
import type { DraftGuide } from '../../board/interaction/draft-guide.ts'
import type { DraftStore } from './draft-store.ts'
import type { PremoveStore } from './premove-store.ts'

/**
 * The way from this browser to a match, wherever it is played: in a worker beside the page, or on a server. The table
 * knows matches only through it. What it gives has been reduced to what this viewer may know.
 */
export interface TableLink {
  /** Listens from now on; the first update is `opened`. The answer stops it. */
  listen(hear: (update: Update) => void): () => void
  /** Plays a move of my seat. A promise kept means that the move is stored, or that the rules refused it. */
  send(move: object): Promise<MoveAnswer>
  /** Takes back my latest move, or all that I did since another seat moved. */
  undo(reach: UndoReach): Promise<MoveAnswer>
  /** Answers a rival who asks to take something back. */
  consent?(agree: boolean): void
  /** Takes my seat back from a bot that played it while I was out of time. */
  comeBack?(): Promise<MoveAnswer>
  /** Leaves the rest of the game to a bot. */
  readonly resign?: (() => Promise<void>) | undefined
  /** Says something to the table. The same id again is the same line, said once. */
  chat?(id: string, text: string): Promise<ChatAnswer>
  /** Another person has this device now, and sees the table with the eyes of that seat. */
  sit?(seat: Seat): void
  /** The address of the table at which the same people play again. */
  rematch?(): Promise<string | undefined>
  /** Where drafts of my seat are kept for my other devices; a match on this device needs none. */
  readonly drafts?: DraftStore
  /** Where I decide in advance; only the house plays what I decided. */
  readonly premoves?: PremoveStore
  /** Says what may be drafted, in a lesson. */
  readonly guide?: DraftGuide
  /** Says what is asked for now, in a lesson. */
  readonly asking?: DraftGuide
  /** The record, readable, as far as I may know it. */
  record(): Promise<string>
  close(): void
}

export type UndoReach = 'step' | 'turn'

export type MoveAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: Refusal }
  | { readonly ok: false; readonly failure: Failure }

/** What became of a line of the chat: said, too many in a short time, or not said for another reason. */
export type ChatAnswer = 'said' | 'tooMany' | 'unsaid'

/**
 * Why something was not done although no rule forbids it: the table had moved on, the house is busy, the match is
 * stopped because of a fault in it, the house lost it again, the bot must move before I can come back, I came back as often
 * as one can, my clock lacks the time since I passed the turn on, or anything else.
 */
export type Failure = 'stale' | 'busy' | 'quarantined' | 'wentBack' | 'botFirst' | 'noReturns' | 'noTime' | 'other'

/** What the link tells the table. */
export type Update = Opened | EntryUpdate | Seated | ConnectionState | Said | UndoAsked | HandOver

/** Everything there is to know, once at the start and again after a gap. */
export interface Opened {
  readonly kind: 'opened'
  readonly table: LinkedTable
  readonly players: readonly TablePlayer[]
  readonly view: object
  /** The number of the last entry of the log. */
  readonly n: number
  /** What the set-up told, then each entry. */
  readonly past: readonly ShownEntry[]
  readonly undo: UndoAnswer | undefined
  /** The house lost entries that were shown here before: the table stands earlier than it did. */
  readonly wentBack?: boolean
}

export interface LinkedTable {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly place: 'local' | 'remote' | 'replay'
  /** The match for which this one is only a plan. */
  readonly planOf?: string
  /** Absent for a spectator. */
  readonly me: Seat | undefined
  readonly options: object
  /** Seats of people who share this device, where there are several. */
  readonly people?: readonly Seat[]
  /** Whether I may ask what a bot would do. */
  readonly hints?: boolean
  /** Whether people learn the game here; without it, on one's own device only. */
  readonly learning?: boolean
  /** With this many milliseconds left I am warned of what happens when my time has run out; absent without clocks. */
  readonly shortTime?: number
}

/** The match whose talk and notes belong here. */
export function matchAt({ id, planOf = id }: LinkedTable): string {
  return planOf
}

/** Talk is between the players of an online table; the server gives none of it to spectators. */
export function canTalk({ place, me }: LinkedTable): boolean {
  return place === 'remote' && me !== undefined
}

/** One entry of the log and the position after it. */
export interface EntryUpdate extends ShownEntry {
  readonly kind: 'entry'
  readonly view: object
  /** Whether I may take something back now. */
  readonly undo: UndoAnswer | undefined
}

/** An entry of the log as this viewer saw it happen. */
export interface ShownEntry {
  readonly n: number
  /** Absent for the set-up. */
  readonly seat: Seat | undefined
  readonly events: readonly object[]
  /** The number of the entry that was taken back, with all after it. */
  readonly undone?: number
  /** Whether those agreed to it whose moves were taken back with it. */
  readonly agreed?: true
  /** The position after it, as far as it is known. */
  readonly view?: object
}

/** The match waits for another person who shares this device. */
export interface HandOver {
  readonly kind: 'handOver'
  readonly to: Seat
  /** That seat sees something that must not be seen by others. */
  readonly hides: boolean
}

export interface Seated {
  readonly kind: 'seated'
  readonly players: readonly TablePlayer[]
  readonly clocks?: readonly SeatClock[]
  /** The address of the table at which they play again, once it is laid. */
  readonly rematch?: string
}

/** Milliseconds left for a seat at `at` (by this browser's clock), and whether they run. */
export interface SeatClock {
  readonly seat: Seat
  readonly left: number
  readonly at: number
  readonly runs: boolean
}

export interface ConnectionState {
  readonly kind: 'connection'
  readonly state: 'live' | 'lost' | 'gone' | 'quarantined'
  /** Why the match cannot be reached, as far as it is known. */
  readonly error?: ConnectionError
}

/** What keeps a match from being read. */
export type ConnectionError =
  | { readonly what: 'offline' | 'away' | 'busy' | 'missing' | 'barred' | 'broken' | 'quarantined' }
  | { readonly what: 'outdated'; readonly game: string; readonly rules: number }
  /** A table that I may not see; its host can change that. */
  | { readonly what: 'hidden'; readonly host: string; readonly byLink: boolean }
  /** Something that only the house can put into words. */
  | { readonly what: 'told'; readonly detail: string }

export interface Said {
  readonly kind: 'said'
  readonly id: string
  /** Whose it is; nothing in a game of this device. */
  readonly account?: string
  readonly from: string
  readonly seat: Seat | undefined
  readonly text: string
  readonly at: number
}

export interface UndoAsked {
  readonly kind: 'undoAsked'
  /** Nothing once it is settled. */
  readonly ask: UndoQuestion | undefined
}

export interface UndoQuestion {
  readonly seat: Seat
  /** The move that is to be taken back. */
  readonly n: number
  /** The seats that must agree. */
  readonly needs: readonly Seat[]
}
