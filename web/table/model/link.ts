import type { Refusal, Seat, UndoAnswer } from '@carriage/kernel'
import type { TablePlayer } from '../../board/interaction/board.ts'
import type { DraftGuide } from '../../board/interaction/draft-guide.ts'
import type { DraftStore } from './draft-store.ts'
import type { PremoveStore } from './premove-store.ts'

/**
 * A connection to a match, in a worker or on a server: the only way in which a table knows matches. Everything it
 * delivers is reduced to what this viewer may know.
 */
export interface TableLink {
  /** Subscribes; the first update is `opened`. Returns a function that unsubscribes. */
  listen(listener: (update: Update) => void): () => void
  /** Plays a move of my seat. Resolves once the move is stored or refused. */
  send(move: object): Promise<MoveAnswer>
  /** Undoes my latest move, or all of mine since another seat moved. */
  undo(reach: UndoReach): Promise<MoveAnswer>
  /** Answers a rival's request to undo something. */
  consent?(agree: boolean): void
  /** Takes my seat back from a bot that played while I was out of time. */
  comeBack?(): Promise<MoveAnswer>
  /** Leaves the rest of the game to a bot. */
  readonly resign?: (() => Promise<void>) | undefined
  /** Sends a line to the chat. Resending with the same id does not repeat it. */
  chat?(id: string, text: string): Promise<ChatAnswer>
  /** Another person has this device now, and gets the view of that seat. */
  sit?(seat: Seat): void
  /** The address of the table for a rematch. */
  rematch?(): Promise<string | undefined>
  /** Stores drafts of my seat for my other devices; a local match needs none. */
  readonly drafts?: DraftStore
  /** Stores premoves; only the server plays them. */
  readonly premoves?: PremoveStore
  /** In a lesson, which drafts are allowed. */
  readonly guide?: DraftGuide
  /** In a lesson, what is asked for now. */
  readonly asking?: DraftGuide
  /** The record as text, as far as I may know it. */
  record(): Promise<string>
  close(): void
}

export type UndoReach = 'step' | 'turn'

export type MoveAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: Refusal }
  | { readonly ok: false; readonly failure: Failure }

/** The result of sending a chat line: sent, rate limited, or failed. */
export type ChatAnswer = 'said' | 'tooMany' | 'unsaid'

/**
 * Why something failed without a refusal: the table had changed, the server is busy, the match is stopped because of an
 * error, the server rolled it back, the bot must move before I can return, I have returned as often as allowed, my
 * clock lacks the time since I passed the turn, or something else.
 */
export type Failure = 'stale' | 'busy' | 'quarantined' | 'wentBack' | 'botFirst' | 'noReturns' | 'noTime' | 'other'

/** Updates from the link to the table. */
export type Update = Opened | EntryUpdate | Seated | ConnectionState | ChatUpdate | UndoAsked | HandOver

/** The complete state, sent at the start and again after a gap. */
export interface Opened {
  readonly kind: 'opened'
  readonly table: LinkedTable
  readonly players: readonly TablePlayer[]
  readonly view: object
  /** The number of the last entry of the log. */
  readonly n: number
  /** The events of the set-up, then each entry. */
  readonly past: readonly ShownEntry[]
  readonly undo: UndoAnswer | undefined
  /** The server rolled back entries that were shown here before. */
  readonly wentBack?: boolean
}

export interface LinkedTable {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly place: 'local' | 'remote' | 'replay'
  /** The match that this one is a plan for. */
  readonly planOf?: string
  /** Undefined for a spectator. */
  readonly me: Seat | undefined
  readonly options: object
  /** Seats of people who share this device, if there are several. */
  readonly people?: readonly Seat[]
  /** Whether I may ask for hints. */
  readonly hints?: boolean
  /** Whether this is a table for learners; local games are by default. */
  readonly learning?: boolean
  /** Warns when this many milliseconds are left; absent without clocks. */
  readonly shortTime?: number
}

/** The match whose chat and notes belong here. */
export function matchAt({ id, planOf = id }: LinkedTable): string {
  return planOf
}

/** The chat is for the players of an online table; the server sends none of it to spectators. */
export function canTalk({ place, me }: LinkedTable): boolean {
  return place === 'remote' && me !== undefined
}

/** One entry of the log and the position after it. */
export interface EntryUpdate extends ShownEntry {
  readonly kind: 'entry'
  readonly view: object
  /** What I may undo now. */
  readonly undo: UndoAnswer | undefined
}

/** An entry of the log as this viewer saw it. */
export interface ShownEntry {
  readonly n: number
  /** Undefined for the set-up. */
  readonly seat: Seat | undefined
  readonly events: readonly object[]
  /** The entry that was undone, with all after it. */
  readonly undone?: number
  /** Whether the seats whose moves were undone with it agreed. */
  readonly agreed?: true
  /** The position after it, if known. */
  readonly view?: object
}

/** The match waits for another person who shares this device. */
export interface HandOver {
  readonly kind: 'handOver'
  readonly to: Seat
  /** That seat sees something secret. */
  readonly hides: boolean
}

export interface Seated {
  readonly kind: 'seated'
  readonly players: readonly TablePlayer[]
  readonly clocks?: readonly SeatClock[]
  /** The address of the table for a rematch, once created. */
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
  /** Why the match cannot be reached, if known. */
  readonly error?: ConnectionError
}

/** Why a match cannot be read. */
export type ConnectionError =
  | { readonly what: 'offline' | 'away' | 'busy' | 'missing' | 'barred' | 'broken' | 'quarantined' }
  | { readonly what: 'outdated'; readonly game: string; readonly rules: number }
  /** A table that I may not see; its host can change that. */
  | { readonly what: 'hidden'; readonly host: string; readonly byLink: boolean }
  /** A text of the server, for a problem without a message in the client. */
  | { readonly what: 'told'; readonly detail: string }

export interface ChatUpdate {
  readonly kind: 'said'
  readonly id: string
  /** Undefined in a local game. */
  readonly account?: string
  readonly from: string
  readonly seat: Seat | undefined
  readonly text: string
  readonly at: number
}

export interface UndoAsked {
  readonly kind: 'undoAsked'
  /** Undefined once it is settled. */
  readonly ask: UndoQuestion | undefined
}

export interface UndoQuestion {
  readonly seat: Seat
  /** The move to undo. */
  readonly n: number
  /** The seats that must agree. */
  readonly needs: readonly Seat[]
}
