import {
  answerTo,
  choicesOfPuzzle,
  entryOf,
  type Puzzle,
  type PuzzleChoice,
  type PuzzleStock,
  puzzlePosition,
} from '@carriage/bots/puzzle'
import { type AnyGame, fastChance, redact, type Seat, seatsOf, silentEffects } from '@carriage/kernel'
import { boardOf } from '../../games/boards.ts'
import { playedTitleOf } from '../../games/titles.ts'
import { motionNow } from '../../platform/app/settings.ts'
import type { Translator } from '../../platform/i18n/game-translator.ts'
import { translateNow } from '../../platform/i18n/language.ts'
import type { PlayedTitle } from '../../platform/i18n/played-title.ts'
import { tableModel } from '../../table/model/model.ts'
import type { TableModel } from '../../table/model/table-state.ts'
import { type LocalMatch, startLocal } from '../local-play/local-match.ts'
import { exampleLink, openedOf } from '../rules/examples/open-example.ts'
import { puzzlesOf } from './stocks.ts'

/** The other seats; they wait, so that the result of a choice can be studied. */
const rivals = ['Emil', 'Klara', 'Otto', 'Rosa']

/** Draws after the puzzle are the same every time. */
const secret = '0f'.repeat(32)

/** The result of a choice, and of the best one. */
export interface PuzzleAnswer {
  readonly move: object
  readonly value: number
  readonly best: number
}

export interface OpenPuzzle {
  readonly puzzle: Puzzle
  readonly stock: PuzzleStock
  readonly seat: Seat
  readonly position: object
  readonly choices: readonly PuzzleChoice[]
  readonly title: PlayedTitle
  readonly model: TableModel
}

/** Opens a puzzle as a table at which its seat decides; `answered` gets the result of the first choice. */
export async function openPuzzle(
  game: string,
  id: string,
  answered: (answer: PuzzleAnswer) => void,
): Promise<OpenPuzzle | undefined> {
  const [stock, title, board] = await Promise.all([puzzlesOf(game), playedTitleOf(game), boardOf(game)])
  const puzzle = stock?.puzzles.find((each) => each.id === id)
  const games = await title?.games()
  const rules = games?.find((version) => version.rules === stock?.rules)
  if (!stock || !puzzle || !title || !rules) return undefined
  const position = puzzlePosition(rules, stock, puzzle)
  const choices = choicesOfPuzzle(stock, puzzle)
  const seat = puzzle.seat as Seat // checked by the tests of the stock
  const local = puzzleMatch(rules, position, puzzle, stock.games[puzzle.game]?.seats ?? 0)
  const link = exampleLink(local)
  const judging = {
    ...link,
    send: async (move: object) => {
      const isFirst = local.match.log.length === 0
      const sent = await link.send(move)
      const answer = isFirst && sent.ok ? answerTo(choices, move) : undefined
      if (answer) answered({ move, ...answer })
      return sent
    },
  }
  const model = tableModel(judging, openedOf(local), { title, board, motion: motionNow })
  return { puzzle, stock, seat, position, choices, title, model }
}

function puzzleMatch(game: AnyGame, position: object, { id, seat }: Puzzle, seats: number): LocalMatch {
  const { options } = position as { readonly options: object } // every state contains its options
  const others = rivals.slice(0, seats - 1)
  const players = [...others.slice(0, seat), translateNow('player.guest'), ...others.slice(seat)]
  const there = { ...game, setup: () => game.clone(position) }
  return startLocal([there], { id: `puzzle-${id}`, players, me: seat as Seat, options, secret })
}

/** What happens after the best choice, in words, until all is settled. */
export function describeBest(
  { puzzle, stock, position, seat: me, title }: OpenPuzzle,
  translator: Translator,
): string[] {
  const game = title.versions.find(({ rules }) => rules === stock.rules) ?? title.versions[0]
  const state = game.clone(position)
  return puzzle.best.map((each) => {
    const { seat, move } = entryOf(stock, each)
    const text = translator.move(redact(state, me), seat, move)
    game.play(state, seat, move, silentEffects<object>(fastChance(1)))
    return `${translator.name(seat)}: ${text}`
  })
}

/** The names of the seats of a puzzle. */
export function namesIn({ model }: OpenPuzzle): (seat: Seat) => string {
  const { players } = model.store.getState()
  return (seat) =>
    players.find((player) => player.seat === seat)?.name ?? String(seatsOf(players.length).indexOf(seat) + 1)
}
