import {
  dealerOf,
  keyedSource,
  libraryOf,
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
import { type LocalMatch, resumeLocal, type Versions } from '../local/local-match.ts'
import type { EntryUpdate, Opened, UndoReach } from '../table/model/link.ts'
import { type AnyLesson, type LessonEvent, type LessonStep, stepAfter } from './lesson.ts'

/** A lesson that is being played. */
export interface LessonMatch {
  /** The number of the step that was current after this entry of the log. */
  stepAt(n: number): number
  /** The step to which a position belongs that was told. */
  stepIn(this: void, view: object): LessonStep<object, object> | undefined
  play(move: object): EntryUpdate | Refusal
  undo(reach: UndoReach): EntryUpdate | Refusal
  /** One move of a rival, or nothing if the lesson waits for the learner. */
  letRivalMove(): EntryUpdate | undefined
  /** The current step has been read; where moves are played meanwhile, the table is another one. */
  read(): void
  opened(): Opened
  /** The match as it stands, to go on with it outside the lesson. */
  keep(): MatchRecord
}

export function lessonMatch(lesson: AnyLesson, versions: Versions, myName: string): LessonMatch {
  const players = [myName, ...lesson.rivals]
  let local = resumeLocal(versions, openingOf(lesson, versions, players), lesson.me)
  let steps = new Map<number, number>([[entries(), 0]])
  const told = new WeakMap<object, number>()
  /** What was played for the learner cannot be taken back by the learner. */
  let given = entries()

  function entries(): number {
    return local.match.log.length
  }

  function current(): number {
    return stepAt(entries())
  }

  function withinReach(undo: UndoAnswer | undefined): UndoAnswer | undefined {
    return undo?.legal && undo.n > given ? undo : undefined
  }

  function stepAt(n: number): number {
    return steps.get(n) ?? 0
  }

  function takeBack(reach: UndoReach): EntryUpdate | Refusal {
    if (!withinReach(local.undoable())) return refuse('CH-6')
    // A turn that was begun for the learner is not taken back as a whole.
    const fromGiven = local.match.line.filter(({ entry }) => entry.n >= given)
    return local.undo(fromGiven.every(({ entry }) => entry.seat === lesson.me) ? 'step' : reach)
  }

  function note(event: LessonEvent<object>, make: () => EntryUpdate | Refusal): EntryUpdate | Refusal {
    const before = current()
    const made = make()
    if ('legal' in made) return made
    const update = { ...made, undo: withinReach(made.undo) }
    // Taking back leads to where one was, unless taking back was what was asked for.
    const after = stepAfter(lesson, before, update.view, event)
    const undone = update.undone === undefined || after !== before ? undefined : stepAt(update.undone - 1)
    steps.set(update.n, undone ?? after)
    told.set(update.view, stepAt(update.n))
    return update
  }

  return {
    stepAt,
    stepIn: (view) => lesson.steps[told.get(view) ?? lesson.steps.length],
    play: (move) => note({ kind: 'move', move }, () => local.play(move)),
    undo: (reach) => note({ kind: 'undo' }, () => takeBack(reach)),
    letRivalMove: () => {
      const step = lesson.steps[current()]
      const turn = local.forBot()
      // The other seats wait until the learner has read on, or decided how to go on after the lesson.
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
        local = resumeLocal(versions, playedOn(local.keep(), versions, meanwhile), lesson.me)
        steps = new Map()
        given = entries()
      }
      steps.set(entries(), stepAfter(lesson, before, viewOf(local.match, lesson.me), { kind: 'read' }))
    },
    opened: () => {
      const opened = { ...openedOf(local, lesson.me), undo: withinReach(local.undoable()) }
      told.set(opened.view, current())
      return opened
    },
    keep: () => local.keep(),
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

/** Plays moves for the deciding seats. */
function playedOn(record: MatchRecord, versions: Versions, moves: readonly object[]): MatchRecord {
  const { source } = record
  const match = { ...replay(record, libraryOf(versions)), deal: dealerOf(source, record.match) }
  for (const move of moves) {
    const turn = match.game.turn(match.state)
    const seat: Seat | undefined = turn.over ? undefined : turn.seats[0]
    const played = seat === undefined ? undefined : playMove(match, seat, move)
    if (!played?.legal) throw new RangeError(`A lesson plays what is not legal: ${JSON.stringify({ move, played })}`)
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
