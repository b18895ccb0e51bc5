import { type AnyExample, type Examples, redact, seatsOf } from '@carriage/kernel'
import { boardOf } from '../../../games/boards.ts'
import { playedTitleOf } from '../../../games/titles.ts'
import { motionNow } from '../../../platform/app/settings.ts'
import { translateNow } from '../../../platform/i18n/language.ts'
import type { MoveAnswer, Opened, TableLink, Update } from '../../../table/model/link.ts'
import { tableModel } from '../../../table/model/model.ts'
import type { TableModel } from '../../../table/model/table-state.ts'
import { type LocalMatch, startLocal, type Versions } from '../../local-play/local-match.ts'
import { examplesOf } from './examples.ts'

/** The other seats; they wait, so that the result of a move can be studied. */
const rivals = ['Emil', 'Klara', 'Otto', 'Rosa']

/** Draws are the same every time. */
const secret = '0e'.repeat(32)

/** Opens an example as a table at which the reader plays; undefined if there is none with this id. */
export async function openExample(game: string, id: string): Promise<TableModel | undefined> {
  const [examples, title, board] = await Promise.all([examplesOf(game), playedTitleOf(game), boardOf(game)])
  const example = examples?.all.find((each) => each.id === id)
  if (!examples || !example || !title) return undefined
  const local = exampleMatch(await title.games(), examples, example, translateNow('player.guest'))
  return tableModel(exampleLink(local), openedOf(local), { title, board, motion: motionNow })
}

/** A match whose set-up is the position of the example. */
export function exampleMatch(
  [game]: Versions,
  { seat: me, seats }: Pick<Examples, 'seat' | 'seats'>,
  { id, position }: AnyExample,
  myName: string,
): LocalMatch {
  const state = position()
  const { options } = state as { readonly options: object } // every state contains its options
  const players = [myName, ...rivals].slice(0, seats(state))
  const there = { ...game, setup: () => game.clone(state) }
  return startLocal([there], { id: `example-${id}`, players, me, options, secret })
}

export function exampleLink(local: LocalMatch): TableLink {
  const listeners = new Set<(update: Update) => void>()
  const answer = (made: ReturnType<LocalMatch['play']>): Promise<MoveAnswer> => {
    if ('legal' in made) return Promise.resolve({ ok: false, refusal: made })
    for (const listener of listeners) listener(made)
    return Promise.resolve({ ok: true })
  }
  return {
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send: (move) => answer(local.play(move)),
    undo: (scope) => answer(local.undo(scope)),
    record: () => Promise.resolve(''),
    close: () => listeners.clear(),
  }
}

export function openedOf(local: LocalMatch): Opened {
  const { match, me, past } = local
  const { header, players, game, state } = match
  return {
    kind: 'opened',
    table: {
      id: header.match,
      game: game.id,
      rules: header.rules,
      place: 'local',
      me,
      options: header.options,
      // The example explains itself.
      learning: false,
    },
    players: seatsOf(players.length).map((seat) => ({ seat, name: players[seat] ?? '', bot: seat !== me, here: true })),
    view: redact(state, me),
    n: 0,
    past: redact(past, me),
    undo: local.undoable(),
  }
}
