import { type AnyGame, type Refusal, seatsOf, viewOf } from '@carriage/kernel'
import type { EntryUpdate, MoveAnswer, Opened, TableLink, Update } from '../../table/model/link.ts'
import { type LocalMatch, startLocal } from '../local-play/local-match.ts'
import { type AnyStage, offeredIn } from './stage.ts'

/** The match of a stage: a real match whose set-up is the starting position. */
export interface StageMatch {
  readonly local: LocalMatch
  opened(): Opened
  /** Plays a move of the player, and then every automatic one. */
  play(move: object): readonly EntryUpdate[] | Refusal
}

export function stageMatch(stage: AnyStage, game: AnyGame, myName: string): StageMatch {
  const { id, options: agreed, secret, me, rivals } = stage
  const there: AnyGame = {
    ...game,
    setup: (options, fx) => {
      const state = game.setup(options, fx)
      stage.begin(state)
      return state
    },
  }
  const local = startLocal([there], { id, players: [myName, ...rivals], me, options: agreed, secret })
  const { match } = local
  follow()

  /** Moves that need no decision of the player: his forced ones, and those of rivals. */
  function follow(): EntryUpdate[] {
    const made: EntryUpdate[] = []
    for (let update = next(); update; update = next()) made.push(update)
    return made
  }

  function next(): EntryUpdate | undefined {
    const view = viewOf(match, me)
    if (stage.isOver(view)) return undefined
    const turn = local.forBot()
    const forced = turn ? undefined : stage.forced(view, offeredIn(stage, view, game.moves(view, me)))
    if (!turn && !forced) return undefined
    const made = turn
      ? local.playBot(turn.seat, stage.rival(turn.view, turn.seat, [...game.moves(turn.view, turn.seat)]))
      : local.play(forced)
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
  }
}

/** A stage is played forward: it is over in minutes, and can be begun again. */
function withoutUndo(update: EntryUpdate): EntryUpdate {
  return { ...update, undo: undefined }
}

export function stageLink(match: StageMatch): TableLink {
  const listeners = new Set<(update: Update) => void>()
  function send(move: object): MoveAnswer {
    const made = match.play(move)
    if ('legal' in made) return { ok: false, refusal: made }
    for (const update of made) for (const listener of listeners) listener(update)
    return { ok: true }
  }
  return {
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send: (move) => Promise.resolve(send(move)),
    undo: () => Promise.resolve({ ok: false, failure: 'other' }),
    record: () => Promise.resolve(''),
    close: () => listeners.clear(),
  }
}

function openedOf({ match, me, past }: LocalMatch): Opened {
  const { header, players, log } = match
  return {
    kind: 'opened',
    table: { id: header.match, game: header.game, rules: header.rules, place: 'local', me, options: header.options },
    players: seatsOf(players.length).map((seat) => ({ seat, name: players[seat] ?? '', bot: seat !== me, here: true })),
    view: viewOf(match, me),
    n: log.length,
    past,
    undo: undefined,
  }
}
