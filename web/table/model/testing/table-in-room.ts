import { fastChance, viewOf } from '@carriage/kernel'
import type { AnyBoard } from '../../../board/interaction/board.ts'
import { boardOf } from '../../../games/boards.ts'
import { firstGame } from '../../../games/names.ts'
import { playedTitleOf } from '../../../games/titles.ts'
import { type LocalMatch, startLocal } from '../../../pages/local-play/local-match.ts'
import { simpleMove } from '../../../pages/local-play/simple-player.ts'
import type { Sight } from '../../digest/absence.ts'
import type { EntryUpdate, Failure, MoveAnswer, Opened, TableLink, Update } from '../link.ts'
import { tableModel } from '../model.ts'
import type { TableModel } from '../table-state.ts'

export const firstTitle = (await playedTitleOf(firstGame.id))!
export const firstVersions = await firstTitle.games()
export const drawnFirst = await boardOf(firstGame.id)

/** A table with its match in the same thread: like a worker, without the worker. */
export interface Room {
  readonly model: TableModel
  readonly local: LocalMatch
  readonly emit: (update: Update) => void
  /** Holds back the next move; the returned function releases it. */
  readonly hold: () => () => Promise<void>
  /** Makes the next move fail. */
  readonly fail: (how: Failure) => void
}

interface RoomOptions {
  readonly seen?: Sight
  readonly board?: AnyBoard | undefined
}

export function tableInRoom(seed: number, { seen, board }: RoomOptions = {}): Room {
  const secret = seed.toString(16).padStart(2, '0').repeat(32)
  const players = ['Me', 'Ada', 'Emil']
  const local = startLocal(firstVersions, { id: 'm', players, me: 0, options: {}, secret })
  let listener: (update: Update) => void = () => undefined
  const answer = (made: ReturnType<LocalMatch['play']>): Promise<MoveAnswer> => {
    if ('legal' in made) return Promise.resolve({ ok: false, refusal: made })
    listener(made)
    return Promise.resolve({ ok: true })
  }
  let pending: Promise<void> | undefined
  let failure: Failure | undefined
  const link: TableLink = {
    listen: (shown) => {
      listener = shown
      return () => undefined
    },
    send: (move) => {
      if (failure) return Promise.resolve({ ok: false, failure })
      return pending ? pending.then(() => answer(local.play(move))) : answer(local.play(move))
    },
    undo: (reach) => answer(local.undo(reach)),
    record: () => Promise.resolve(''),
    close: () => undefined,
  }
  const opened = openedAt(local)
  const motion = () => ({ speed: 0, calm: false }) as const
  const model = tableModel(link, opened, { title: firstTitle, board, motion, seen })
  const fail = (how: Failure) => {
    failure = how
  }
  return { model, local, emit: (update) => listener(update), hold, fail }

  function hold(): () => Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    pending = promise
    return async () => {
      pending = undefined
      resolve()
      for (let step = 0; step < 5; step++) await Promise.resolve()
    }
  }
}

export function openedAt({ match }: LocalMatch): Opened {
  const { game, rules, options } = match.header
  return {
    kind: 'opened',
    table: { id: 'm', game, rules, place: 'local', me: 0, options },
    players: match.players.map((name, seat) => ({ seat: seat as 0 | 1 | 2, name, bot: seat > 0, here: true })),
    view: viewOf(match, 0),
    n: 0,
    past: [],
    undo: undefined,
  }
}

export function letBot(local: LocalMatch): EntryUpdate | undefined {
  const turn = local.forBot()
  if (!turn) return undefined
  const { seat, view, seed } = turn
  const made = local.playBot(seat, simpleMove(local.match.game, view, seat, fastChance(seed)))
  return 'legal' in made ? undefined : made
}

export function letBots(local: LocalMatch, emit: (update: Update) => void): void {
  for (let update = letBot(local); update; update = letBot(local)) emit(update)
}
