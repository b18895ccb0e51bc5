import {
  createDealer,
  createLibrary,
  keyedSource,
  type MatchRecord,
  playMove,
  type Refusal,
  readOptions,
  recordOf,
  redact,
  refuse,
  replay,
  type Seat,
  seatsOf,
  startMatch,
  type UndoAnswer,
  viewOf,
} from '@carriage/kernel'
import type { EntryUpdate, Opened, UndoReach } from '../../table/model/link.ts'
import { type LocalMatch, resumeLocal, type Versions } from '../local-play/local-match.ts'
import {
  type AnyLesson,
  type AnyLessonStep,
  type LessonEvent,
  type ScriptedMove,
  stepAfter,
  stepWith,
} from './lesson.ts'

/** A running lesson. */
export interface LessonMatch {
  /** The index of the step that was current after this entry of the log. */
  stepAt(n: number): number
  /** The current step; undefined once the lesson is over. */
  step(): AnyLessonStep | undefined
  /** The step of an emitted position. */
  stepIn(this: void, view: object): AnyLessonStep | undefined
  play(move: object): EntryUpdate | Refusal
  undo(scope: UndoReach): EntryUpdate | Refusal
  /** Makes one move of a rival; undefined if the lesson waits for the learner. */
  letRivalMove(): EntryUpdate | undefined
  /** Marks the current step as read. If it plays moves meanwhile, the table changes. */
  read(): void
  opened(): Opened
  /** The draft of this turn before the learner has changed it. */
  given(): object | undefined
  /** The current draft of this turn. */
  draft(): object | undefined
  /** The learner changed the draft. False if it is unchanged. */
  drafted(draft: object): boolean
  /** Every draft that completes the current step. */
  draftsLeft(): object[]
  /** The current match, to continue it outside the lesson. */
  toRecord(): MatchRecord
}

interface StepsAt {
  readonly began: number
  readonly at: number
}

export function lessonMatch(lesson: AnyLesson, versions: Versions, myName: string): LessonMatch {
  const players = [myName, ...lesson.rivals]
  let local = resumeLocal(versions, openingOf(lesson, versions, players), lesson.me)
  /** By entry number: the step in which the learner got there, and the step that is current there. */
  let steps = new Map<number, StepsAt>([[entries(), { began: 0, at: 0 }]])
  /** The entry number after which a position was emitted. */
  const entryAfter = new WeakMap<object, number>()
  let drafts = new Map<number, object>()
  /** Moves that were played for the learner cannot be undone. */
  let given = entries()

  function entries(): number {
    return local.match.log.length
  }

  function current(): number {
    return stepAt(entries())
  }

  function undoable(undo: UndoAnswer | undefined): UndoAnswer | undefined {
    return undo?.legal && undo.n > given ? undo : undefined
  }

  function stepAt(n: number): number {
    return steps.get(n)?.at ?? 0
  }

  function givenDraft(): object | undefined {
    const began = steps.get(entries())?.began ?? 0
    return lesson.steps[began]?.given ?? lesson.drafting?.empty
  }

  function draft(): object | undefined {
    return drafts.get(entries()) ?? givenDraft()
  }

  function takeBack(scope: UndoReach): EntryUpdate | Refusal {
    if (!undoable(local.undoable())) return refuse('CH-6')
    // A turn that was begun for the learner is not undone as a whole.
    const fromGiven = local.match.line.filter(({ entry }) => entry.n >= given)
    return local.undo(fromGiven.every(({ entry }) => entry.seat === lesson.me) ? 'step' : scope)
  }

  function note(event: LessonEvent<object>, make: () => EntryUpdate | Refusal): EntryUpdate | Refusal {
    const before = current()
    const made = make()
    if ('legal' in made) return made
    const update = { ...made, undo: undoable(made.undo) }
    // Undo returns to the earlier step, unless the step asked for an undo.
    const after = stepAfter(lesson, before, update.view, event)
    const undone = update.undone === undefined || after !== before ? undefined : update.undone - 1
    steps.set(update.n, (undone === undefined ? undefined : steps.get(undone)) ?? { began: after, at: after })
    entryAfter.set(update.view, update.n)
    return update
  }

  return {
    stepAt,
    step: () => lesson.steps[current()],
    stepIn: (view) => {
      const n = entryAfter.get(view)
      return n === undefined ? undefined : lesson.steps[stepAt(n)]
    },
    play: (move) => note({ kind: 'move', move }, () => local.play(move)),
    undo: (scope) => note({ kind: 'undo' }, () => takeBack(scope)),
    letRivalMove: () => {
      const step = lesson.steps[current()]
      const turn = local.forBot()
      // Rivals wait until the learner continues, or chooses what to do after the lesson.
      if (!step || step.meanwhile || !turn) return undefined
      const { seat, view } = turn
      const moves = [...local.match.game.moves(view, seat)]
      const move = lesson.rival(view, seat, moves, step.id)
      const made = note({ kind: 'rival' }, () => local.playBot(seat, move))
      if ('legal' in made) throw new Error(`A rival of the lesson was refused by ${made.rule}.`)
      return made
    },
    read: () => {
      const before = current()
      const meanwhile = lesson.steps[before]?.meanwhile
      if (meanwhile) {
        local = resumeLocal(versions, playedOn(local.toRecord(), versions, meanwhile), lesson.me)
        steps = new Map()
        drafts = new Map()
        given = entries()
      }
      const after = stepAfter(lesson, before, viewOf(local.match, lesson.me), { kind: 'read' })
      steps.set(entries(), { began: after, at: after })
    },
    opened: () => {
      const opened = { ...openedOf(local, lesson.me), undo: undoable(local.undoable()) }
      entryAfter.set(opened.view, opened.n)
      return opened
    },
    given: givenDraft,
    draft,
    drafted: (drawn) => {
      if (JSON.stringify(drawn) === JSON.stringify(draft())) return false
      const { began, at } = steps.get(entries()) ?? { began: 0, at: 0 }
      drafts.set(entries(), drawn)
      steps.set(entries(), { began, at: stepWith(lesson, { began, at }, viewOf(local.match, lesson.me), drawn) })
      return true
    },
    draftsLeft: () => {
      const step = lesson.steps[current()]
      const drawn = draft()
      if (!step || !lesson.drafting || !drawn) return []
      const { places, lay } = lesson.drafting
      const view = viewOf(local.match, lesson.me)
      if (!step.lays) return step.redrawn ? [step.redrawn(view, drawn)] : []
      const { piece, at } = step.lays
      return places(view, drawn, piece)
        .filter((laid) => at?.(view, drawn, laid) ?? true)
        .map((laid) => lay(drawn, laid))
    },
    toRecord: () => local.toRecord(),
  }
}

function openingOf({ id, options, secret, opening }: AnyLesson, versions: Versions, players: string[]): MatchRecord {
  const [game] = versions
  const read = readOptions(game, options)
  if (!read.ok) throw new RangeError(`The options of the lesson ${id} cannot be read.`)
  const source = keyedSource(
    secret,
    id,
    players.map(() => 'lesson'),
  )
  const match = startMatch(game, { match: id, players, options: read.value, source })
  return playedOn({ ...recordOf(match), source }, versions, opening)
}

/** Plays moves for the deciding seats, or for the named ones. */
function playedOn(record: MatchRecord, versions: Versions, moves: readonly ScriptedMove<object>[]): MatchRecord {
  const { source } = record
  const match = { ...replay(record, createLibrary(versions)), deal: createDealer(source, record.match) }
  for (const scripted of moves) {
    const turn = match.game.turn(match.state)
    const named = 'plays' in scripted ? scripted : undefined
    const move = named?.plays ?? scripted
    const seat: Seat | undefined = named?.seat ?? (turn.over ? undefined : turn.seats[0])
    const played = seat === undefined ? undefined : playMove(match, seat, move)
    if (!played?.legal) throw new RangeError(`A lesson plays an illegal move: ${JSON.stringify({ move, played })}`)
  }
  return { ...recordOf(match), source }
}

function openedOf({ match, past }: LocalMatch, me: Seat): Omit<Opened, 'undo'> {
  const { header, players } = match
  return {
    kind: 'opened',
    table: { id: header.match, game: header.game, rules: header.rules, place: 'local', me, options: header.options },
    players: seatsOf(players.length).map((seat) => ({ seat, name: players[seat] ?? '', bot: seat !== me, here: true })),
    view: viewOf(match, me),
    n: match.log.length,
    past: redact(past, me),
  }
}
