// `pnpm bots puzzles <game> --find [--most 50] [--seed 7000] [--games 400] [--records folder]`: draws puzzles from finished
// games and adds them to bots/games/ID/puzzles/puzzles.record.json until it has `--most`. The games are played by
// Mechanics from a seed, or read from a folder of records. docs/puzzles.md says which decisions are puzzles. `pnpm
// puzzles <game> --check`: asks the Magnate at ten times its time about each stored puzzle, and computes every figure
// again. Fails if a figure differs, or if the Magnate disagrees with more than one puzzle in 25. `pnpm bots puzzles <game>
// --renew [--seats 4]`: after bots have changed, for one number of seats or all, computes the figures of stored puzzles
// again and drops those that no longer qualify; `--find` then looks for others.
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type AnyGame, redact, type Seat } from '@carriage/kernel'
import { titleOf } from '@carriage/shared/catalogue'
import { botFor } from '../../node/index.ts'
import { answerTo, choicesOfPuzzle, type Puzzle, type PuzzleStock, placeOfMove, puzzlePosition } from '../../puzzle.ts'
import type { PuzzleSource } from '../../puzzle-source.ts'
import { everyChoice } from './exact.ts'
import { puzzleAgain, puzzlesIn } from './find.ts'
import { type FinishedGame, gameInRecord, gameOfBots } from './finished-games.ts'
import { expectedChoices } from './long-search.ts'
import { foundBefore, gameCalled, gameOfPuzzle, puzzleSourceFor, readStock, withPuzzle, writeStock } from './stock.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    find: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    renew: { type: 'boolean', default: false },
    seats: { type: 'string' },
    most: { type: 'string', default: '50' },
    seed: { type: 'string', default: '7000' },
    games: { type: 'string', default: '400' },
    records: { type: 'string' },
  },
})
const [id = ''] = positionals
const game: AnyGame | undefined = titleOf(id)?.versions[0]
const source = await puzzleSourceFor(id)
if (!game || !source) throw new RangeError(`There are no puzzles for ${id}.`)
/** The most puzzles of one game. */
const mostOfGame = 3
/** The largest share of the puzzles in which the same move is right. */
const mostOfMove = 0.2
/** The share of the puzzles with which the Magnate must agree. */
const leastAgreed = 0.96

if (values.renew) renew(game, source, loadStock())
if (values.find) find(game, source)
if (values.check) check(game, source, loadStock())

function loadStock(): PuzzleStock {
  const stock = readStock(id)
  if (!stock) throw new RangeError(`There are no stored puzzles of ${id}.`)
  return stock
}

function renew(game: AnyGame, source: PuzzleSource, before: PuzzleStock): void {
  let stock: PuzzleStock = { rules: game.rules, moves: [], games: [], puzzles: [] }
  for (const puzzle of before.puzzles) {
    const played = gameOfPuzzle(before, puzzle)
    const isConcerned = values.seats === undefined || Number(values.seats) === played.seats
    const stored = foundBefore(before, puzzle)
    const found = isConcerned ? puzzleAgain(game, source, puzzlePosition(game, before, puzzle), stored) : stored
    if (found) stock = withPuzzle(stock, played, found)
    else console.log(`${puzzle.id} is no puzzle any more`)
  }
  writeStock(id, stock)
  console.log(`${stock.puzzles.length} of ${before.puzzles.length} puzzles are kept.`)
}

function find(game: AnyGame, source: PuzzleSource): void {
  const most = Number(values.most)
  let stock = readStock(id) ?? { rules: game.rules, moves: [], games: [], puzzles: [] }
  for (const played of finishedGames(game, source)) {
    if (gameCalled(stock, played.name) !== undefined) continue
    let ofGame = 0
    for (const puzzle of puzzlesIn(game, source, played)) {
      const added = withPuzzle(stock, played, puzzle)
      if (isTooCommon(added, most)) continue
      stock = added
      writeStock(id, stock)
      console.log(`${stock.puzzles.length}: ${played.name}-${puzzle.at}, ${puzzle.goal}, found by ${puzzle.found}`)
      if (stock.puzzles.length >= most) return
      if (++ofGame === mostOfGame) break
    }
  }
}

/** Whether the right move of the last puzzle is right in too many others. */
function isTooCommon({ puzzles }: PuzzleStock, most: number): boolean {
  const right = ({ best: [first = 0] }: Puzzle) => placeOfMove(first)
  const last = puzzles.at(-1)
  return last !== undefined && puzzles.filter((each) => right(each) === right(last)).length > mostOfMove * most
}

function* finishedGames(game: AnyGame, source: PuzzleSource): Generator<FinishedGame> {
  if (values.records !== undefined) {
    for (const file of globSync('**/*.json', { cwd: values.records }).sort()) {
      const played = gameInRecord(game, resolve(values.records, file))
      if (played) yield played
    }
    return
  }
  const bot = botFor(id, 'mechanic')
  for (let n = 0; bot && n < Number(values.games); n++) {
    const table = source.tables[n % source.tables.length]
    if (table) yield gameOfBots(game, table, Number(values.seed) + n, bot, source.iterations)
  }
}

function check(game: AnyGame, source: PuzzleSource, stock: PuzzleStock): void {
  const magnate = botFor(id, 'magnate')
  let agreed = 0
  let different = 0
  for (const puzzle of stock.puzzles) {
    const state = puzzlePosition(game, stock, puzzle)
    const seat = puzzle.seat as Seat // checked by the tests of the stock
    const choices = choicesOfPuzzle(stock, puzzle)
    const again =
      puzzle.goal === 'expected' ? expectedChoices(game, source, state, seat) : everyChoice(game, source, state, seat)
    const same = again?.every(({ move, value }) => answerTo(choices, move)?.value === value)
    if (!same || again?.length !== choices.length) {
      different += 1
      console.log(`${puzzle.id}: its figures differ when they are computed again`)
    }
    const move = magnate?.choose(redact(state, seat), seat, { seed: 1, iterations: source.longSearch })
    const answer = move && answerTo(choices, move)
    if (answer && answer.value === answer.best) agreed += 1
    else console.log(`${puzzle.id}: the Magnate would play ${JSON.stringify(move)}`)
  }
  console.log(`The Magnate agrees with ${agreed} of ${stock.puzzles.length}; the figures of ${different} differ.`)
  if (different > 0 || agreed < leastAgreed * stock.puzzles.length) process.exitCode = 1
}
