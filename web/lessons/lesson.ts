import type { Messages, Seat } from '@carriage/kernel'

/**
 * A lesson: a real match of the rules that is begun in the middle and played in small steps. Previews, refusals and undo
 * are those of the game, so a lesson has only to say which moves each step is about.
 */
export interface Lesson<State extends object, Move extends object> {
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
  readonly opening: readonly Move[]
  readonly steps: readonly LessonStep<State, Move>[]
  /** What it says, in every language. */
  readonly words: Messages
  /** What a rival does in a step. */
  rival(view: State, seat: Seat, moves: readonly Move[], step: string): Move
  /** The lesson that goes on from here. */
  readonly next?: string
}

/** One rule, taught by doing. Its words are the message `<lesson>.<step>`, the help `<lesson>.<step>.hint`. */
export interface LessonStep<State extends object, Move extends object> {
  readonly id: string
  /** The rule that it teaches. */
  readonly rule: string
  /** What the callout points at: a selector of the page. */
  readonly at: string
  /** The zone in which a phone shows it, where the moves themselves do not tell. */
  readonly zone?: string
  /** The moves that this step is about; all others wait. Without it there is nothing to play, only to read or to watch. */
  allows?(this: void, view: State, move: Move): boolean
  /** Whether it is done: looked at after each event, and without one when the step comes up. */
  done(this: void, view: State, event: LessonEvent<Move> | undefined): boolean
  /** Once it has been read, these moves of all seats are played, and the lesson goes on from there. */
  readonly meanwhile?: readonly Move[]
}

/** What the learner did, or that a rival moved. */
export type LessonEvent<Move> =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'undo' }
  | { readonly kind: 'read' }
  | { readonly kind: 'rival' }

export type AnyLesson = Lesson<object, object>

/** The step that is current after an event; the number of steps once the lesson is over. */
export function stepAfter({ steps }: AnyLesson, at: number, view: object, event: LessonEvent<object>): number {
  if (steps[at]?.done(view, event) !== true) return at
  let next = at + 1
  // What has been done on the way need not be asked for.
  while (steps[next]?.done(view, undefined)) next++
  return next
}

/** The moves that a step leaves. A step about nothing leaves none. */
export function movesLeft(
  step: LessonStep<object, object> | undefined,
  view: object,
  moves: Iterable<object>,
): object[] {
  if (!step) return [...moves]
  return [...moves].filter((move) => step.allows?.(view, move))
}
