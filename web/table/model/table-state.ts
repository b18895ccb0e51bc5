import type { AnyGameRules, Facts, Turn, UndoAnswer } from '@carriage/kernel'
import type { StoreApi } from 'zustand/vanilla'
import type { AnyBoard, BoardDraft, Motion, TablePlayer } from '../../board/interaction/board.ts'
import type { DraftGuide } from '../../board/interaction/draft-guide.ts'
import type { PlayedTitle } from '../../platform/i18n/played-title.ts'
import type { Absence, Sight } from '../digest/absence.ts'
import type { DraftStore } from './draft-store.ts'
import type {
  ChatAnswer,
  ConnectionError,
  ConnectionState,
  EntryUpdate,
  Failure,
  HandOver,
  LinkedTable,
  Said,
  SeatClock,
  ShownEntry,
  UndoQuestion,
  UndoReach,
  Update,
} from './link.ts'
import type { PremoveStore } from './premove-store.ts'

export type TableStore = StoreApi<TableModelState>

/** All that a table shows. It changes only through the functions of its model. */
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
  /** A move is on its way. */
  readonly sending: boolean
  readonly refusal: Refused | undefined
  /** What was sent last was not done, and no rule says why. */
  readonly failure: Failure | undefined
  readonly entries: readonly ShownEntry[]
  readonly fresh: readonly object[]
  readonly history: readonly object[]
  readonly undo: UndoAnswer | undefined
  /** A player asks to take a move back. */
  readonly asked: UndoQuestion | undefined
  /** Who takes this device next, where several people share it. */
  readonly handOver: HandOver | undefined
  /** Frames that have arrived and are not shown yet. */
  readonly behind: number
  /** What a scene is telling of. All else stands as it was before, until the scene is over. */
  readonly summary: PlayedSummary | undefined
  readonly chat: readonly Said[]
  /** Where those of this table play again, once a player has asked for it. */
  readonly rematch: string | undefined
  readonly connection: ConnectionState['state']
  /** Why it is not live. */
  readonly connectionError: ConnectionError | undefined
  /** What I have not followed, until I act or have read of it. */
  readonly absence: Absence | undefined
}

export interface PlayedSummary {
  readonly update: EntryUpdate
  /** Everything told up to the end of the scene. */
  readonly history: readonly object[]
}

export interface Refused {
  /** The id of the rule. */
  readonly rule: string
  readonly facts: Facts
  readonly move: object | undefined
  /** Said before the rule, where the board knows more than the rules look at. */
  readonly why?: string
}

export interface TableModel {
  readonly store: TableStore
  /** Takes in an update of the link. */
  readonly hear: (update: Update) => void
  readonly peek: (move: object | undefined) => void
  readonly choose: (move: object | undefined) => void
  readonly commit: (move: object) => void
  /** Shows a rule as the reason why something on the board cannot be used, where it stands for no single move. */
  readonly refuse: (rule: string, why: string) => void
  readonly takeBack: (reach: UndoReach) => void
  readonly forgetRefusal: () => void
  /** Shows all that has arrived at once. */
  readonly hurry: () => void
  /** I know now what happened. */
  readonly catchUp: () => void
  /** I look elsewhere, or look again. Away, it answers with what I saw last. */
  readonly lookAway: () => Sight
  readonly lookAgain: () => void
  /** Shows the table as it is after the scene that is played. */
  readonly endSummary: () => void
  readonly chat: (id: string, text: string) => Promise<ChatAnswer>
  readonly consent: (agree: boolean) => void
  readonly comeBack: () => void
  /** The device was handed to the person whose turn it is. */
  readonly sit: () => void
  readonly resign: () => void
  /** Whether the seat may be given up from here. */
  readonly canResign: () => boolean
  readonly rematch: () => Promise<string | undefined>
  readonly record: () => Promise<string>
  /** Where drafts of my seat are kept for my other devices. */
  readonly drafts: DraftStore | undefined
  /** What my seat has decided in advance, where a house plays it. */
  readonly premoves: PremoveStore | undefined
  /** Says what may be drafted, in a lesson. */
  readonly guide: DraftGuide | undefined
  /** Says what is asked for, in a lesson. */
  readonly asking: DraftGuide | undefined
  readonly close: () => void
}

/** What a table needs besides its match. */
export interface TableDeps {
  readonly title: PlayedTitle
  readonly board: AnyBoard | undefined
  readonly motion: () => Motion
  /** What this device saw of the match before. */
  readonly seen?: Sight | undefined
  /** Puts off what takes long until the first answer to an interaction can be seen. */
  readonly afterPaint?: (act: () => void) => void
}
