import { type AnyGame, type MatchRecord, type Refusal, type Seat, seatsOf, viewOf } from '@carriage/kernel'
import type { EntryUpdate, MoveAnswer, Opened, TableLink, Update } from '../../table/model/link.ts'
import { type BotTurn, type LocalMatch, resumeLocal, startLocal } from '../local-play/local-match.ts'
import { type AnyStage, offeredMoves } from './stage.ts'

/** The match of a stage: a real match whose set-up is the starting position. */
export interface StageMatch {
  readonly local: LocalMatch
  opened(): Opened
  /** Plays a move of the player, and every move that follows without a bot. */
  play(move: object): readonly EntryUpdate[] | Refusal
  /** The decision that a bot has to make. */
  forBot(): BotTurn | undefined
  /** Plays the move of a bot, and every move that follows without one. */
  playBot(seat: Seat, move: object): readonly EntryUpdate[]
}

/** Begins a stage, or resumes it from its record. */
export function stageMatch(stage: AnyStage, game: AnyGame, myName: string, record?: MatchRecord): StageMatch {
  const { id, options: agreed, secret, me, rivals } = stage
  const there: AnyGame = {
    ...game,
    setup: (options, fx) => {
      const state = game.setup(options, fx)
      stage.begin(state)
      return state
    },
  }
  const local = record
    ? resumeLocal([there], record, me)
    : startLocal([there], { id, players: [myName, ...rivals], me, options: agreed, secret })
  const { match } = local
  follow()

  /** Moves that need no decision of the player or of a bot. */
  function follow(): EntryUpdate[] {
    const made: EntryUpdate[] = []
    for (let update = next(); update; update = next()) made.push(update)
    return made
  }

  function next(): EntryUpdate | undefined {
    const view = viewOf(match, me)
    if (stage.isOver(view)) return undefined
    const turn = local.forBot()
    if (turn) {
      const move = stage.rival(turn.view, turn.seat, [...game.moves(turn.view, turn.seat)])
      return move && must(local.playBot(turn.seat, move))
    }
    const forced = stage.forced(view, offeredMoves(stage, view, game.moves(view, me)))
    return forced && must(local.play(forced))
  }

  function must(made: EntryUpdate | Refusal): EntryUpdate {
    if ('legal' in made) throw new Error(`A move of the stage ${id} was refused by ${made.rule}.`)
    return withoutUndo(made)
  }

  return {
    local,
    opened: () => openedOf(local),
    play: (move) => {
      const made = local.play(move)
      return 'legal' in made ? made : [withoutUndo(made), ...follow()]
    },
    forBot: () => (stage.isOver(viewOf(match, me)) ? undefined : local.forBot()),
    playBot: (seat, move) => [must(local.playBot(seat, move)), ...follow()],
  }
}

/** A stage is played forward: it is over in minutes, and can be begun again. */
function withoutUndo(update: EntryUpdate): EntryUpdate {
  return { ...update, undo: undefined }
}

interface StageLinkOptions {
  /** Decides for a bot; undefined once the stage was left. */
  readonly think: (turn: BotTurn) => Promise<object | undefined>
  /** Called after each change. */
  readonly save: () => void
  readonly close: () => void
}

export function stageLink(match: StageMatch, { think, save, close }: StageLinkOptions): TableLink {
  const listeners = new Set<(update: Update) => void>()
  let thinking = false

  function show(made: readonly EntryUpdate[]): void {
    save()
    for (const update of made) for (const listener of listeners) listener(update)
  }

  async function letBots(): Promise<void> {
    if (thinking) return
    thinking = true
    try {
      for (let turn = match.forBot(); turn; turn = match.forBot()) {
        const move = await think(turn)
        if (!move) return
        show(match.playBot(turn.seat, move))
      }
    } finally {
      thinking = false
    }
  }

  function send(move: object): MoveAnswer {
    const made = match.play(move)
    if ('legal' in made) return { ok: false, refusal: made }
    show(made)
    void letBots()
    return { ok: true }
  }

  return {
    listen: (listener) => {
      listeners.add(listener)
      void letBots()
      return () => listeners.delete(listener)
    },
    send: (move) => Promise.resolve(send(move)),
    undo: () => Promise.resolve({ ok: false, failure: 'other' }),
    record: () => Promise.resolve(''),
    close: () => {
      listeners.clear()
      close()
    },
  }
}

function openedOf({ match, me, past }: LocalMatch): Opened {
  const { header, players, log } = match
  return {
    kind: 'opened',
    table: {
      id: header.match,
      game: header.game,
      rules: header.rules,
      place: 'local',
      me,
      options: header.options,
      hints: true,
    },
    players: seatsOf(players.length).map((seat) => ({ seat, name: players[seat] ?? '', bot: seat !== me, here: true })),
    view: viewOf(match, me),
    n: log.length,
    // The match goes on to add to its own list.
    past: past.slice(),
    undo: undefined,
  }
}
