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
 * What a game brings to the table: its drawn parts. The table does everything else (prompt bar, preview, refusals, log,
 * undo, text view), so a game without a board is still playable as text.
 *
 * A board's own words are a catalogue by id in ICU MessageFormat (`messages: { en }`, other languages in `translations`),
 * formatted by `props.t`; the words of the rules (moves, events, decisions) by `props.translator`.
 */
export interface Board<State extends object, Move extends object, Event extends object> extends Catalogue {
  /** A class of the whole table, for the ground by which a game is known at a glance. */
  readonly look?: string | undefined
  /** The shared board, always whole: it fills the box it is given and never scrolls. */
  shared(this: void, props: BoardProps<State, Move, Event>): ReactNode
  /** My own board below it on the desktop; one row, about 190 px high. */
  dock(this: void, props: BoardProps<State, Move, Event>): ReactNode
  /** One zone at a time on the phone, in the order of the tabs. The table adds the log. */
  readonly zones: readonly Zone<State, Move, Event>[]
  /** A rival's board, opened as a drawer or laid out on wide screens. */
  rival(props: BoardProps<State, Move, Event> & { readonly seat: Seat }): ReactNode
  /** The aids for what is decided now: the right rail on the desktop, below the zone on the phone. */
  options(this: void, props: BoardProps<State, Move, Event>): ReactNode
  /** How near the end of a round is, small enough for the phone's top strip (48 px high). */
  meter(this: void, props: BoardProps<State, Move, Event>): ReactNode
  /** The names of signs, for a player who is new to them: below the list of players on the desktop. */
  legend?(this: void, props: BoardProps<State, Move, Event>): ReactNode
  /** Whether these events are a scene worth playing, such as the sales at the end of a round; `taught` is in a lesson. */
  isSummary(events: readonly Event[], taught?: boolean): boolean
  /**
   * Plays a scene in a dialog, which the board's message `summary.label` names; it calls `done` when it is over or skipped. It
   * is given the position after its events, and until then the table stands as it was before them.
   */
  summary(props: RoundSummaryProps<State, Move, Event>): ReactNode
  /** Where the points of the final ranking came from, with a chart. */
  ending(props: EndingProps<State, Move, Event>): ReactNode
  /** What else the end is told by, once it is fetched: how points were gained and grew, who did most of what, the winner's poster. */
  finale?(this: void, props: EndingProps<State, Move, Event>): Promise<Finale>
  /** The seats in the order in which they will act next. */
  order(view: State): readonly Seat[]
  /** What a seat has so far, or that I may not know it; absent where there are no points. `me` is absent for a spectator. */
  standing?(
    this: void,
    view: State,
    seat: Seat,
    history: readonly Event[],
    me: Seat | undefined,
  ): SeatStanding | 'hidden'
  /** Whether I hold something that would be out of sight in another zone: a phone then does not open that of a new decision. */
  isHolding?(this: void, match: string, me: Seat): boolean
  /** The move that ends my turn, if it is legal now: the table has a button for it. Absent where turns end by themselves. */
  endTurn?(moves: readonly Move[]): Move | undefined
  /** The position as if my next turn began now, for those who plan while they wait; null where there is none to plan. */
  nextTurn?(view: State, me: Seat): State | null
  /** What can be chosen at each step of a moment that is decided in advance; fetched when it is wanted. */
  choicesAhead?(this: void): Promise<ChoicesAhead<State, Move>>
  /** What I would leave undone if I ended my turn now, for those who ask to be stopped. */
  misses?(view: State, me: Seat): Missed | undefined
  /** Whether it gives tips in a first game. */
  readonly givesTips?: boolean
  /** Whether the list of all moves stays folded until the player asks for it, as where the board offers far more. */
  foldsChoices?(view: State): boolean
  /** A message of the board: what I have to do before anything else, in a few words. */
  first(view: State, me: Seat): string
  /** Ids of the rules that matter for what is decided now, most important first. */
  rulesNow(view: State, me: Seat | undefined): readonly string[]
  /** The part of the game that begins with this, a round or a year. */
  chapter?(this: void, event: Event): Named | undefined
  /** Whether this brings money or points, for those who look for it in the log. */
  scores?(this: void, event: Event): boolean
  /** Whom the log shows it for, where the event names no `seat`; by default the player whose move caused it. */
  whose?(this: void, event: Event): Seat | 'all' | undefined
  /** What is heard when this happens, if anything. */
  sound?(this: void, event: Event): SoundName | undefined
  /** Which places on the board this changes, and what comes there from where: they glow, and it flies. */
  touches?(this: void, event: Event): readonly Touch[]
  /** Where the piece at a place comes from: its rows of the component tables and their rules, for those who ask. */
  originsOf?(this: void, place: string, view: State): readonly Origin[]
  /** The drafts of a seat that this device keeps, for a lesson that begins anew or does a step for the learner. */
  readonly drafts?: BoardDrafts<State>
  /** What a player who was away has to know; fetched when one comes back. Without it the latest events are told. */
  digest?(this: void): Promise<DigestTranslator<State, Event>>
  /** Scenes show a player at the table all that the digest would tell: only who was away reads it. */
  readonly summariesSuffice?: boolean
  /** The board tells each deed in a line of its own, so that the bar need not. */
  readonly showsHighlights?: boolean
}

export type AnyBoard = Board<object, object, object>

export interface BoardDrafts<State extends object> {
  clear(this: void, match: string, seat: Seat): void
  /** Lays a draft in place of what the seat has drafted, which is brought back by Undo. */
  draw(this: void, match: string, seat: Seat, view: State, drafts: { before: object; after: object }): void
  /** What one draft has and the other has not, in words of the board. */
  change(
    this: void,
    words: { readonly t: MessageFormatter; readonly translator: Translator },
    drafts: { before: object; after: object },
  ): string
}

export interface ChoicesAhead<State extends object, Move extends object> {
  /** The choices of one step in a view to come, the best first. */
  at(
    this: void,
    view: State,
    me: Seat,
    words: { readonly t: MessageFormatter; readonly translator: Translator },
  ): readonly ChoiceAhead<Move>[]
}

export interface ChoiceAhead<Move extends object> {
  readonly words: string
  /** The small moves that it stands for; those that are not asked are passed over. */
  readonly moves: readonly Move[]
}

/** What decides the game, as far as it is known. */
export interface SeatStanding {
  readonly points: number
  /** What came last, as the game counts it: in a year, a round or a turn. */
  readonly change: number
}

/** Something that has a name in words of the board. */
export interface Named {
  readonly id: string
  readonly values: Readonly<Record<string, number>>
}

/** Something that could still be done, in words of the board. */
export type Missed = Named

/** Two positions, and what happened between them. */
export interface Since<State extends object, Event extends object> {
  readonly before: State
  readonly view: State
  readonly me: Seat
  /** What others did; what was taken back is not among it. */
  readonly events: readonly Event[]
  readonly t: MessageFormatter
  readonly translator: Translator
}

/** Tells a player who was away what happened. */
export interface DigestTranslator<State extends object, Event extends object> {
  of(this: void, since: Since<State, Event>): Digest
}

/** Sentences, the most important first. */
export interface Digest {
  /** What changed for me; empty if nothing did. */
  readonly mine: readonly string[]
  readonly others: readonly string[]
}

export interface Zone<State extends object, Move extends object, Event extends object> {
  readonly id: string
  /** Message ids of the board: the tab's word (at most nine letters) and its glyph, a path in a 24×24 box. */
  readonly label: string
  readonly glyph: string
  /** The tab's word for those who only watch, where the other one speaks of me. */
  readonly watched?: string
  show(this: void, props: BoardProps<State, Move, Event>): ReactNode
  /** Whether one of the moves is made here, so that the tab can call for attention. */
  holds(move: Move): boolean
  /** Whether this spot is drawn here, so that the tab can tell where something glows; absent where nothing does. */
  shows?(this: void, spot: string, me: Seat | undefined): boolean
}

export interface BoardProps<State extends object, Move extends object, Event extends object> {
  /** The id of the match, for what this device keeps about it. */
  readonly match: string
  /** What my seat (or a spectator) may see. Rules and forecasts run on it. */
  readonly view: State
  /** Absent for a spectator who looks over nobody's shoulder. */
  readonly me: Seat | undefined
  /**
   * Whether the seat is only looked at, in a replay or by a spectator: there is nothing to decide or to draft, and the
   * view may not show what the seat itself knows.
   */
  readonly watching?: boolean
  readonly seats: readonly TablePlayer[]
  /** Seats that the game waits for; empty once it is over. */
  readonly waitingFor: readonly Seat[]
  /** My legal moves now; empty if it is not my turn. */
  readonly moves: readonly Move[]
  /** The move whose result is being shown: chosen, or else under the pointer or focus. */
  readonly draft: BoardDraft<State, Move, Event> | undefined
  /** Shows what a move would do while the pointer or focus rests on it. */
  peek(this: void, move: Move | undefined): void
  /** Chooses a move and keeps its preview open. */
  choose(this: void, move: Move | undefined): void
  /** Plays a move. An illegal one is answered at once by the rule that forbids it. */
  commit(this: void, move: Move): void
  /** Shows a rule as the reason why something cannot be used that stands for no single move, with a sentence of the board. */
  refuse(this: void, rule: string, why: string): void
  /** Plays small moves one after the other, as far as they are legal in their turn. */
  commitAll(this: void, moves: readonly Move[]): void
  /** Shows only what lies on the table: no forecasts and no aids. */
  readonly bare?: boolean
  /** Says what to do next in a first game: where people learn, as long as this person wants it. */
  readonly tips?: boolean
  /** What the last frame told, for animation; a new array for each frame. */
  readonly fresh: readonly Event[]
  /** Everything told so far that still stands, oldest first: for ledgers and charts. */
  readonly history: readonly Event[]
  /** Where drafts of my seat are kept for my other devices; absent where the match lies on this one. */
  readonly drafts?: DraftStore | undefined
  /** Gives orders for one moment in place of those before; absent where no house plays them. */
  readonly savePremove?: ((this: void, savePremove: GivenPremove) => Promise<void>) | undefined
  /** Says what may be laid in a lesson; absent everywhere else. A board shows no more than that with it. */
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
  /** Chosen by a tap or click, not only looked at. */
  readonly chosen: boolean
  readonly preview: Preview<State, Event>
  /** After the move something else is asked of me: it is one step of several. */
  readonly asksOn?: boolean
}

/** Who sits where, as the list of players shows it. Badges follow the seat: 0 circle, 1 shield, 2 square, 3 hexagon, 4 triangle. */
export interface TablePlayer {
  readonly seat: Seat
  /** Of a person who has one; nobody else can be muted, blocked or reported. */
  readonly account?: string | undefined
  readonly name: string
  readonly bot: boolean
  /** A bot plays here only until its owner, who is out of time, is back. */
  readonly replaced?: boolean
  /** How its owner can come back: how often still (null for as often as they like), and to how many milliseconds. */
  readonly wayBack?:
    | { readonly left: number | null; readonly time: number | null; readonly botFirst?: true | undefined }
    | undefined
  /** A bot plays here for good, since its owner left. */
  readonly resigned?: boolean
  /** At the end: counts as last, since a bot had the seat or made more than a tenth of its moves. */
  readonly last?: boolean | undefined
  /** Connected now. */
  readonly here: boolean
}

/** How much may move: 0 is off; otherwise durations are divided by it. `prefers-reduced-motion` makes it `calm`. */
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
  /** Seats from first to last place; those who share a place stand together. */
  readonly ranking: readonly (readonly Seat[])[]
  readonly scores: readonly number[]
}
