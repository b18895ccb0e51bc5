import type { GivenPremove, Preview, Seat } from '@carriage/kernel'
import type { ReactNode } from 'react'
import type { Translator } from '../../platform/i18n/game-translator.ts'
import type { Language, MessageFormatter } from '../../platform/i18n/translate.ts'
import type { Catalogue } from '../../platform/i18n/translations.ts'
import type { Finale } from '../../table/finale/finale.ts'
import type { DraftStore } from '../../table/model/draft-store.ts'
import type { SoundName } from '../../table/sound/sound.ts'
import type { Touch } from '../motion/touch.ts'
import type { DraftGuide } from './draft-guide.ts'
import type { Origin } from './origin.ts'

/**
 * The drawn parts that a game brings to the table. The table does everything else (prompt bar, preview, refusals, log,
 * undo, text view), so a game without a board is playable as text. A board's own messages are a catalogue by id in ICU
 * MessageFormat (`messages: { en }`, other languages in `translations`), formatted by `props.t`; those of the rules
 * (moves, events, decisions) by `props.translator`.
 */
export interface Board<State extends object, Move extends object, Event extends object> extends Catalogue {
  /** A class of the whole table, for the background that identifies the game at a glance. */
  readonly look?: string | undefined
  /** The shared board, always whole: it fills its box and never scrolls. */
  shared(this: void, props: BoardProps<State, Move, Event>): ReactNode
  /** My own board below it on the desktop; one row, about 190 px high. */
  dock(this: void, props: BoardProps<State, Move, Event>): ReactNode
  /** The zones of the phone, in the order of the tabs. The table adds the log. */
  readonly zones: readonly Zone<State, Move, Event>[]
  /** A rival's board, opened as a drawer or shown on wide screens. */
  rival(props: BoardProps<State, Move, Event> & { readonly seat: Seat }): ReactNode
  /** The aids for the current decision: the right rail on the desktop, below the zone on the phone. */
  options(this: void, props: BoardProps<State, Move, Event>): ReactNode
  /** How near the end of a round is, small enough for the phone's header (48 px high). */
  meter(this: void, props: BoardProps<State, Move, Event>): ReactNode
  /** The names of signs, for players who are new to them: below the list of players on the desktop. */
  legend?(this: void, props: BoardProps<State, Move, Event>): ReactNode
  /** Whether these events deserve a round summary, such as the sales at the end of a round; `taught` is in a lesson. */
  isSummary(events: readonly Event[], taught?: boolean): boolean
  /**
   * The round summary, a dialog with the board's message `summary.label` as its name; it calls `done` when it is over
   * or skipped. Its view is the position after the events; until then the table shows the one before them.
   */
  summary(props: RoundSummaryProps<State, Move, Event>): ReactNode
  /** Where the points of the final ranking came from, with a chart. */
  ending(props: EndingProps<State, Move, Event>): ReactNode
  /** What else the end shows, loaded on demand: gains and their growth, superlatives, the winner's poster. */
  finale?(this: void, props: EndingProps<State, Move, Event>): Promise<Finale>
  /** The seats in the order in which they will act next. */
  order(view: State): readonly Seat[]
  /** The standing of a seat, or `hidden`; absent if the game has no points. `me` is undefined for a spectator. */
  standing?(
    this: void,
    view: State,
    seat: Seat,
    history: readonly Event[],
    me: Seat | undefined,
  ): SeatStanding | 'hidden'
  /**
   * Whether I hold something that would be invisible in another zone: a phone then does not open that of a new
   * decision.
   */
  isHolding?(this: void, match: string, me: Seat): boolean
  /**
   * The move that ends my turn, if it is legal now: the table has a button for it. Absent if turns end automatically.
   */
  endTurn?(moves: readonly Move[]): Move | undefined
  /** The position as if my next turn began now, for planning; null if there is none to plan. */
  nextTurn?(view: State, me: Seat): State | null
  /** The choices at each step of a premove; loaded on demand. */
  choicesAhead?(this: void): Promise<ChoicesAhead<State, Move>>
  /** What I would forget if I ended my turn now, for the setting that asks. */
  misses?(view: State, me: Seat): Missed | undefined
  /** Whether it gives tips in a first game. */
  readonly givesTips?: boolean
  /** Whether the list of all moves is collapsed by default, if the board offers far more. */
  foldsChoices?(view: State): boolean
  /** A message of the board: what I have to decide first, in a few words. */
  first(view: State, me: Seat): string
  /** Ids of the rules that matter for the current decision, most important first. */
  rulesNow(view: State, me: Seat | undefined): readonly string[]
  /** The part of the game that this event begins, a round or a year. */
  chapter?(this: void, event: Event): Named | undefined
  /** Whether this brings money or points, for the filter of the log. */
  scores?(this: void, event: Event): boolean
  /** The seat in whose log it appears, if the event has no `seat`; by default the player whose move caused it. */
  whose?(this: void, event: Event): Seat | 'all' | undefined
  /** The sound of this event, if any. */
  sound?(this: void, event: Event): SoundName | undefined
  /** The places on the board that this event changes, and where pieces move from: they glow, and the pieces fly. */
  touches?(this: void, event: Event): readonly Touch[]
  /** The origins of the piece at a place: its rows of the component tables, and their rules. */
  originsOf?(this: void, place: string, view: State): readonly Origin[]
  /** The drafts of a seat on this device, for a lesson that restarts or does a step for the learner. */
  readonly drafts?: BoardDrafts<State>
  /** What a returning player has to know; loaded on demand. Without it the latest events are shown. */
  digest?(this: void): Promise<DigestTranslator<State, Event>>
  /** Round summaries contain all of the digest, so only players who were away need it. */
  readonly summariesSuffice?: boolean
  /** The board has its own line for highlights, so the bar needs none. */
  readonly showsHighlights?: boolean
}

export type AnyBoard = Board<object, object, object>

export interface BoardDrafts<State extends object> {
  clear(this: void, match: string, seat: Seat): void
  /** Replaces the seat's draft, which Undo restores. */
  draw(this: void, match: string, seat: Seat, view: State, drafts: { before: object; after: object }): void
  /**
   * Lays the moves of a hint on the board as drafts, for the player to compare, change and submit. False if such moves are
   * not drafted.
   */
  suggest(this: void, match: string, seat: Seat, view: State, moves: readonly object[]): boolean
  /** Opens the draft that leads to this move. */
  open(this: void, match: string, seat: Seat, view: State, move: object): void
  /** The difference between two drafts, in messages of the board. */
  change(
    this: void,
    words: { readonly t: MessageFormatter; readonly translator: Translator },
    drafts: { before: object; after: object },
  ): string
}

export interface ChoicesAhead<State extends object, Move extends object> {
  /** The choices of one step in a future view, best first. */
  at(
    this: void,
    view: State,
    me: Seat,
    words: { readonly t: MessageFormatter; readonly translator: Translator },
  ): readonly ChoiceAhead<Move>[]
}

export interface ChoiceAhead<Move extends object> {
  readonly words: string
  /** The small moves of which it consists; those that are not asked for are skipped. */
  readonly moves: readonly Move[]
}

/** The points of a seat, if known. */
export interface SeatStanding {
  readonly points: number
  /** The latest change, per year, round or turn. */
  readonly change: number
}

/** A reference to a message of the board. */
export interface Named {
  readonly id: string
  readonly values: Readonly<Record<string, number>>
}

/** Something that could still be done, as a message of the board. */
export type Missed = Named

/** Two positions, and the events between them. */
export interface Since<State extends object, Event extends object> {
  readonly before: State
  readonly view: State
  readonly me: Seat
  /** Events of others that were not undone. */
  readonly events: readonly Event[]
  readonly t: MessageFormatter
  readonly translator: Translator
}

/** Writes the digest for a returning player. */
export interface DigestTranslator<State extends object, Event extends object> {
  of(this: void, since: Since<State, Event>): Digest
}

/** Sentences, most important first. */
export interface Digest {
  /** What changed for me; empty if nothing did. */
  readonly own: readonly string[]
  readonly others: readonly string[]
}

export interface Zone<State extends object, Move extends object, Event extends object> {
  readonly id: string
  /** Message ids of the board: the tab's label (at most nine letters) and its glyph, a path in a 24×24 box. */
  readonly label: string
  readonly glyph: string
  /** The tab's label for spectators, if the other one refers to me. */
  readonly watched?: string
  show(this: void, props: BoardProps<State, Move, Event>): ReactNode
  /** Whether one of the moves is made here, so that the tab can show it. */
  holds(move: Move): boolean
  /** Whether this spot is drawn here, so that the tab can show that something glows; absent if nothing does. */
  shows?(this: void, spot: string, me: Seat | undefined): boolean
}

export interface BoardProps<State extends object, Move extends object, Event extends object> {
  /** The id of the match, for data on this device. */
  readonly match: string
  /** What my seat (or a spectator) may see. Rules and forecasts run on it. */
  readonly view: State
  /** Undefined for a spectator who watches no seat. */
  readonly me: Seat | undefined
  /**
   * Whether the seat is only watched, in a replay or by a spectator: nothing can be decided or drafted, and the view
   * may lack what the seat itself knows.
   */
  readonly watching?: boolean
  readonly seats: readonly TablePlayer[]
  /** Seats that the game waits for; empty once it is over. */
  readonly waitingFor: readonly Seat[]
  /** My legal moves now; empty if it is not my turn. */
  readonly moves: readonly Move[]
  /** The previewed move: chosen, or else hovered or focused. */
  readonly draft: BoardDraft<State, Move, Event> | undefined
  /** Previews a move while it is hovered or focused. */
  peek(this: void, move: Move | undefined): void
  /** Chooses a move and keeps its preview open. */
  choose(this: void, move: Move | undefined): void
  /** Plays a move. An illegal one is answered at once by the rule that forbids it. */
  commit(this: void, move: Move): void
  /** Shows a rule as the reason why something without a move cannot be used, with a sentence of the board. */
  refuse(this: void, rule: string, why: string): void
  /** Plays small moves one after the other, as long as they are legal. */
  commitAll(this: void, moves: readonly Move[]): void
  /** Shows only the table: no forecasts and no aids. */
  readonly bare?: boolean
  /** Shows tips in a first game: at tables for learners, if the setting is on. */
  readonly tips?: boolean
  /** The events of the last frame, for animation; a new array for each frame. */
  readonly fresh: readonly Event[]
  /** All events that were not undone, oldest first: for ledgers and charts. */
  readonly history: readonly Event[]
  /** Stores drafts of my seat for my other devices; absent in a local match. */
  readonly drafts?: DraftStore | undefined
  /** Replaces the premoves for one moment; absent where no server plays them. */
  readonly savePremove?: ((this: void, savePremove: GivenPremove) => Promise<void>) | undefined
  /** What may be placed in a lesson; absent everywhere else. A board then shows no more than that. */
  readonly guide?: DraftGuide | undefined
  readonly motion: Motion
  readonly language: Language
  readonly t: MessageFormatter
  readonly translator: Translator
  /** Opens "Rules here" at a rule. */
  showRule(this: void, id: string): void
}

export interface BoardDraft<State, Move, Event> {
  readonly move: Move
  /** Chosen by a tap or click, not only hovered. */
  readonly chosen: boolean
  readonly preview: Preview<State, Event>
  /** After the move I have another decision: it is one step of several. */
  readonly asksOn?: boolean
}

/** A player in the list of players. Badges follow the seat: 0 circle, 1 shield, 2 square, 3 hexagon, 4 triangle. */
export interface TablePlayer {
  readonly seat: Seat
  /** Absent for bots and guests of the device; only accounts can be muted, blocked or reported. */
  readonly account?: string | undefined
  readonly name: string
  readonly bot: boolean
  /** A bot plays until the owner, who is out of time, is back. */
  readonly replaced?: boolean
  /** How its owner can return: how often (null for any number), and to how many milliseconds. */
  readonly returnOffer?:
    | { readonly left: number | null; readonly time: number | null; readonly botFirst?: true | undefined }
    | undefined
  /** A bot plays for good, since the owner resigned. */
  readonly resigned?: boolean
  /** At the end: counts as last, since a bot had the seat or made more than a tenth of its moves. */
  readonly last?: boolean | undefined
  /** Connected now. */
  readonly here: boolean
}

/** Speed of animations: 0 is off; otherwise durations are divided by it. `prefers-reduced-motion` makes it `calm`. */
export interface Motion {
  readonly speed: 0 | 0.5 | 1 | 2
  readonly calm: boolean
}

export interface RoundSummaryProps<State extends object, Move extends object, Event extends object>
  extends BoardProps<State, Move, Event> {
  readonly events: readonly Event[]
  done(this: void): void
}

export interface EndingProps<State extends object, Move extends object, Event extends object>
  extends BoardProps<State, Move, Event> {
  /** Seats from first to last; tied seats are grouped. */
  readonly ranking: readonly (readonly Seat[])[]
  readonly scores: readonly number[]
}
