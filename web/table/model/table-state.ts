import type { AnyGameRules, Facts, Turn, UndoAnswer } from '@carriage/kernel'
import type { StoreApi } from 'zustand/vanilla'
import type { AnyBoard, BoardDraft, Motion, TablePlayer } from '../../board/interaction/board.ts'
import type { DraftGuide } from '../../board/interaction/draft-guide.ts'
import type { PlayedTitle } from '../../platform/i18n/played-title.ts'
import type { Absence, Sight } from '../digest/absence.ts'
import type { DraftStore } from './draft-store.ts'
import type {
  ChatAnswer,
  ChatUpdate,
  ConnectionError,
  ConnectionState,
  EntryUpdate,
  Failure,
  HandOver,
  LinkedTable,
  SeatClock,
  ShownEntry,
  UndoQuestion,
  UndoReach,
  Update,
} from './link.ts'
import type { PremoveStore } from './premove-store.ts'

export type TableStore = StoreApi<TableModelState>

/** Everything a table shows. It changes only through the functions of its model. */
export interface TableModelState {
  readonly table: LinkedTable
  readonly title: PlayedTitle
  readonly game: AnyGameRules
  readonly board: AnyBoard | undefined
  readonly players: readonly TablePlayer[]
  readonly clocks: readonly SeatClock[]
  readonly view: object
  readonly n: number
  readonly turn: Turn
  /** My legal moves. */
  readonly moves: readonly object[]
  readonly draft: BoardDraft<object, object, object> | undefined
  /** A move is being sent. */
  readonly sending: boolean
  readonly refusal: Refused | undefined
  /** The latest command failed, without a refusal. */
  readonly failure: Failure | undefined
  readonly entries: readonly ShownEntry[]
  readonly fresh: readonly object[]
  readonly history: readonly object[]
  readonly undo: UndoAnswer | undefined
  /** A player asks to undo a move. */
  readonly asked: UndoQuestion | undefined
  /** Who takes this device next, where several people share it. */
  readonly handOver: HandOver | undefined
  /** The number of received frames that are not shown yet. */
  readonly behind: number
  /** The open round summary. Everything else is unchanged until it ends. */
  readonly summary: PlayedSummary | undefined
  readonly chat: readonly ChatUpdate[]
  /** The address of the rematch, once a player has asked for it. */
  readonly rematch: string | undefined
  readonly connection: ConnectionState['state']
  /** Why it is not live. */
  readonly connectionError: ConnectionError | undefined
  /** What I have missed, until I act or have read the digest. */
  readonly absence: Absence | undefined
}

export interface PlayedSummary {
  readonly update: EntryUpdate
  /** All events up to the end of the summary. */
  readonly history: readonly object[]
}

export interface Refused {
  /** The id of the rule. */
  readonly rule: string
  readonly facts: Facts
  readonly move: object | undefined
  /** Shown before the rule, where the board knows more than the rules do. */
  readonly why?: string
}

export interface TableModel {
  readonly store: TableStore
  /** Applies an update of the link. */
  readonly receive: (update: Update) => void
  readonly peek: (move: object | undefined) => void
  readonly choose: (move: object | undefined) => void
  readonly commit: (move: object) => void
  /** Shows a rule as the reason why something on the board cannot be used, without a move. */
  readonly refuse: (rule: string, why: string) => void
  readonly takeBack: (reach: UndoReach) => void
  readonly forgetRefusal: () => void
  /** Shows all pending updates at once. */
  readonly hurry: () => void
  /** Marks everything as known. */
  readonly catchUp: () => void
  /** I leave the page, or return. Returns what I saw last when I leave. */
  readonly lookAway: () => Sight
  readonly lookAgain: () => void
  /** Ends the round summary and shows the table after it. */
  readonly endSummary: () => void
  readonly chat: (id: string, text: string) => Promise<ChatAnswer>
  readonly consent: (agree: boolean) => void
  readonly comeBack: () => void
  /** The person whose turn it is has taken the device. */
  readonly sit: () => void
  readonly resign: () => void
  /** Whether I can resign here. */
  readonly canResign: () => boolean
  readonly rematch: () => Promise<string | undefined>
  readonly record: () => Promise<string>
  /** Stores drafts of my seat for my other devices. */
  readonly drafts: DraftStore | undefined
  /** Stores premoves, where a server plays them. */
  readonly premoves: PremoveStore | undefined
  /** In a lesson, which drafts are allowed. */
  readonly guide: DraftGuide | undefined
  /** In a lesson, what is asked for. */
  readonly asking: DraftGuide | undefined
  readonly close: () => void
}

/** What a table needs besides its match. */
export interface TableModelOptions {
  readonly title: PlayedTitle
  readonly board: AnyBoard | undefined
  readonly motion: () => Motion
  /** What this device saw of the match before. */
  readonly seen?: Sight | undefined
  /** Defers slow work until the response to an interaction has been painted. */
  readonly afterPaint?: (act: () => void) => void
}
