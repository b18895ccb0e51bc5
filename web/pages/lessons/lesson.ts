import type { Messages, Seat } from '@carriage/kernel'

/**
 * A lesson: a real match that starts in the middle and is played in small steps. Previews, refusals and undo are those
 * of the game, so a lesson only declares which moves each step is about.
 */
export interface Lesson<State extends object, Move extends object, Draft extends object = object> {
  /** The id of its match, and the prefix of its message ids. The draws of the match follow from it. */
  readonly id: string
  readonly game: string
  readonly options: object
  /** Thirty-two bytes in hexadecimal that determine all draws. */
  readonly secret: string
  readonly me: Seat
  /** The rivals, in the order of their seats. */
  readonly rivals: readonly string[]
  /** The moves of all seats that lead to the first step. */
  readonly opening: readonly ScriptedMove<Move>[]
  readonly steps: readonly LessonStep<State, Move, Draft>[]
  /** Its messages, in every language. */
  readonly words: Messages
  /** Chooses a rival's move in a step. */
  rival(view: State, seat: Seat, moves: readonly Move[], step: string): Move
  /** How a turn is drafted on the board before it is a move, for games that do so. */
  readonly drafting?: LessonDrafting<State, Move, Draft>
  /**
   * Which end was reached: the messages `<lesson>.<end>.title` and `<lesson>.<end>`. By default `end`, if they exist.
   */
  ends?(view: State): string
  /** The next lesson. */
  readonly next?: string
}

/** A move that the lesson plays: for the seat whose turn it is, or, where several decide at once, for the named one. */
export type ScriptedMove<Move extends object> = Move | { readonly seat: Seat; readonly plays: Move }

/** What a lesson needs to know about drafts, which the rules do not know. */
export interface LessonDrafting<State extends object, Move extends object, Draft extends object> {
  readonly empty: Draft
  /** Every possible placement of a piece. */
  places(this: void, view: State, draft: Draft, piece: unknown): readonly object[]
  lay(this: void, draft: Draft, laid: object): Draft
  submit(this: void, draft: Draft): Move
}

/**
 * One rule, taught by doing. Its text is the message `<lesson>.<step>`, its help `<lesson>.<step>.hint`, and its
 * optional reply to other moves `<lesson>.<step>.else`.
 */
export interface LessonStep<State extends object, Move extends object, Draft extends object = object> {
  readonly id: string
  /** The id of the rule that it teaches. */
  readonly rule: string
  /** The target of the callout: a CSS selector. */
  readonly at: string
  /** The zone in which a phone shows it, where the moves do not determine one. */
  readonly zone?: string
  /** The moves of this step; all others are refused until later. Without it, the step is only read or watched. */
  allows?(this: void, view: State, move: Move): boolean
  /** Whether several moves may be made by one tap; by default the first one decides. */
  offers?(this: void, view: State, moves: readonly Move[]): boolean
  /** What is placed in the draft of this turn. */
  readonly lays?: LessonPiece<State, Draft>
  /** The draft at the beginning of a turn that the step begins. */
  readonly given?: Draft
  /** Whether the draft still contains what was placed in this step. If it is removed, the step is asked for again. */
  stands?(this: void, view: State, draft: Draft): boolean
  /** The draft after skipping the step, if nothing is to be placed. */
  redrawn?(this: void, view: State, draft: Draft): Draft
  /** Whether it is done: checked after each event, and without one when the step comes up. */
  done(this: void, view: State, event: LessonEvent<Move, Draft> | undefined): boolean
  /** Moves of all seats that are played after it has been read. */
  readonly meanwhile?: readonly ScriptedMove<Move>[]
}

export interface LessonPiece<State extends object, Draft extends object> {
  readonly piece: unknown
  /** Whether this placement is accepted; any is if undefined. */
  at?(this: void, view: State, draft: Draft, laid: object): boolean
}

/** A move or draft of the learner, or a move of a rival. */
export type LessonEvent<Move, Draft = object> =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'draft'; readonly draft: Draft }
  | { readonly kind: 'undo' }
  | { readonly kind: 'read' }
  | { readonly kind: 'rival' }

export type AnyLesson = Lesson<object, object>
export type AnyLessonStep = LessonStep<object, object>

/** The index of the current step after an event; the number of steps once the lesson is over. */
export function stepAfter({ steps }: AnyLesson, at: number, view: object, event: LessonEvent<object>): number {
  if (steps[at]?.done(view, event) !== true) return at
  let next = at + 1
  // Steps that have already been done are skipped.
  while (steps[next]?.done(view, undefined)) next++
  return next
}

/** The current step with this draft: the first since the turn began whose piece was removed, or else the next to do. */
export function stepWith(
  { steps }: AnyLesson,
  { began, at }: { readonly began: number; readonly at: number },
  view: object,
  draft: object,
): number {
  for (let each = began; each < at; each++) if (steps[each]?.stands?.(view, draft) === false) return each
  let next = at
  while (steps[next]?.done(view, { kind: 'draft', draft })) next++
  return next
}

/** The moves that a step leaves. A step without moves leaves none, and drafts are not listed. */
export function movesLeft(step: AnyLessonStep | undefined, view: object, moves: Iterable<object>): object[] {
  if (!step) return [...moves]
  return isDrafted(step) ? [] : [...moves].filter((move) => step.allows?.(view, move))
}

/** Whether a step is done in a draft, not by a move. */
export function isDrafted({ lays, stands, redrawn }: AnyLessonStep): boolean {
  return lays !== undefined || stands !== undefined || redrawn !== undefined
}
