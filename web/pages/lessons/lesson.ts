import type { Messages, Seat } from '@carriage/kernel'

/**
 * A lesson: a real match of the rules that is begun in the middle and played in small steps. Previews, refusals and undo
 * are those of the game, so a lesson has only to say which moves each step is about.
 */
export interface Lesson<State extends object, Move extends object, Draft extends object = object> {
  /** The id of its match, and the beginning of the ids of its messages. The draws of the match follow from it. */
  readonly id: string
  readonly game: string
  readonly options: object
  /** Thirty-two bytes in hexadecimal that fix all draws. */
  readonly secret: string
  readonly me: Seat
  /** The rivals, in the order of their seats. */
  readonly rivals: readonly string[]
  /** The moves of all seats that lead to the first step. */
  readonly opening: readonly ScriptedMove<Move>[]
  readonly steps: readonly LessonStep<State, Move, Draft>[]
  /** What it says, in every language. */
  readonly words: Messages
  /** What a rival does in a step. */
  rival(view: State, seat: Seat, moves: readonly Move[], step: string): Move
  /** How a turn is drafted on the board before it is a move, where the game has such turns. */
  readonly drafting?: LessonDrafting<State, Move, Draft>
  /** Which end it came to: the messages `<lesson>.<end>.title` and `<lesson>.<end>`. By default `end`, where it has them. */
  ends?(view: State): string
  /** The lesson that goes on from here. */
  readonly next?: string
}

/** A move that the lesson plays itself: for the seat whose turn it is, or where several decide at once for the one named. */
export type ScriptedMove<Move extends object> = Move | { readonly seat: Seat; readonly plays: Move }

/** What a lesson has to know of drafts, which are no business of the rules. */
export interface LessonDrafting<State extends object, Move extends object, Draft extends object> {
  readonly empty: Draft
  /** Every way to lay a piece. */
  places(this: void, view: State, draft: Draft, piece: unknown): readonly object[]
  lay(this: void, draft: Draft, laid: object): Draft
  submit(this: void, draft: Draft): Move
}

/**
 * One rule, taught by doing. Its words are the message `<lesson>.<step>`, the help `<lesson>.<step>.hint`, and if it has
 * an answer of its own to what it does not ask for, `<lesson>.<step>.else`.
 */
export interface LessonStep<State extends object, Move extends object, Draft extends object = object> {
  readonly id: string
  /** The rule that it teaches. */
  readonly rule: string
  /** What the callout points at: a selector of the page. */
  readonly at: string
  /** The zone in which a phone shows it, where the moves themselves do not tell. */
  readonly zone?: string
  /** The moves that this step is about; all others wait. Without it there is nothing to play, only to read or to watch. */
  allows?(this: void, view: State, move: Move): boolean
  /** Whether several moves may be made by one tap; if it is not said, the first one decides. */
  offers?(this: void, view: State, moves: readonly Move[]): boolean
  /** What is laid in the draft of this turn. */
  readonly lays?: LessonPiece<State, Draft>
  /** What lies in the draft when the step begins with a turn. */
  readonly given?: Draft
  /** Whether the draft holds what was laid in this step. Once that is taken away, the step is asked for again. */
  stands?(this: void, view: State, draft: Draft): boolean
  /** What becomes of the draft if the step is skipped and nothing is to be laid. */
  redrawn?(this: void, view: State, draft: Draft): Draft
  /** Whether it is done: looked at after each event, and without one when the step comes up. */
  done(this: void, view: State, event: LessonEvent<Move, Draft> | undefined): boolean
  /** Once it has been read, these moves of all seats are played, and the lesson goes on from there. */
  readonly meanwhile?: readonly ScriptedMove<Move>[]
}

export interface LessonPiece<State extends object, Draft extends object> {
  readonly piece: unknown
  /** Whether it may lie like this; anywhere if nothing is said. */
  at?(this: void, view: State, draft: Draft, laid: object): boolean
}

/** What the learner did, or that a rival moved. */
export type LessonEvent<Move, Draft = object> =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'draft'; readonly draft: Draft }
  | { readonly kind: 'undo' }
  | { readonly kind: 'read' }
  | { readonly kind: 'rival' }

export type AnyLesson = Lesson<object, object>
export type AnyLessonStep = LessonStep<object, object>

/** The step that is current after an event; the number of steps once the lesson is over. */
export function stepAfter({ steps }: AnyLesson, at: number, view: object, event: LessonEvent<object>): number {
  if (steps[at]?.done(view, event) !== true) return at
  let next = at + 1
  // What has been done on the way need not be asked for.
  while (steps[next]?.done(view, undefined)) next++
  return next
}

/** The step that is current with this draft: the first since the turn began whose piece was taken away, or else the next to do. */
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

/** The moves that a step leaves. A step about nothing leaves none, and what is drafted is not listed. */
export function movesLeft(step: AnyLessonStep | undefined, view: object, moves: Iterable<object>): object[] {
  if (!step) return [...moves]
  return isDrafted(step) ? [] : [...moves].filter((move) => step.allows?.(view, move))
}

/** Whether a step is done in a draft, not by a move. */
export function isDrafted({ lays, stands, redrawn }: AnyLessonStep): boolean {
  return lays !== undefined || stands !== undefined || redrawn !== undefined
}
