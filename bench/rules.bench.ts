import { fastChance, readOptions, silentEffects } from '@carriage/kernel'
import { choiceOf, pickFrom } from '@carriage/kernel/conform'
import { titleOf } from '@carriage/shared/catalogue'
import { expectSameGame, onBareRules, onBoardgameIo, type PlayOut, throughAdvance } from './chain-and-market/playing.ts'
import { formatRatio, ratio, type Spread, spreadOf } from './compare.ts'
import { type MeasuredOptions, measuredOf, referenceGame } from './measured-games.ts'
import { type Amount, takeRates, type Worker } from './rates.ts'
import { plotSpreads } from './spread-plot.ts'

/*
 * How fast the rules are: whole games of random moves, every legal move listed at each decision; and the same small game
 * of chain and market on our kernel and on boardgame.io.
 */

const aims = { games: 1000, timesBoardgameIo: 100 }
/** A shared machine can halve any figure for a while; only what is grossly off fails. */
const guard = 0.5

const plan = { rounds: 7, milliseconds: 150 }

export async function bench([id = referenceGame]: readonly string[]): Promise<number> {
  const { tables: agreed } = await measuredOf(id)
  if (!agreed) throw new RangeError(`There is nothing to measure for ${id} yet.`)
  console.log(`Per CPU second, median of ${plan.rounds} rounds and the middle half around it.\n`)
  const games = { what: 'whole four-seat games per CPU second', found: logWholeGames(id, agreed), aim: aims.games }
  if (id !== referenceGame) return judge([games])
  const times = logChainAndMarket()
  return judge([
    games,
    { what: 'times the moves of boardgame.io, the same game on bare rules', found: times, aim: aims.timesBoardgameIo },
  ])
}

/** Gives the games per CPU second at four seats. */
function logWholeGames(id: string, agreed: readonly MeasuredOptions[]): number {
  const workers = Object.fromEntries(
    agreed.flatMap((options) =>
      [4, 3, 2].map((seats) => [nameOf(seats, options), steadily(randomly(id, seats, options), 20)] as const),
    ),
  )
  console.log(`${id}: whole random games, all legal moves listed at each decision`)
  const rates = takeRates(workers, plan)
  for (const [name, amounts] of Object.entries(rates)) {
    console.log(`  ${name.padEnd(25)} ${format(gamesOf(amounts))} games ${format(movesOf(amounts))} moves`)
  }
  const spreads = Object.fromEntries(Object.entries(rates).map(([name, amounts]) => [name, gamesOf(amounts)]))
  plotSpreads(`rules-${id}`, `${id}: whole random games per CPU second`, spreads, aims.games)
  return gamesOf(rates[nameOf(4, {})] ?? []).median
}

function nameOf(seats: number, options: MeasuredOptions): string {
  const agreed = Object.entries(options).map(([name, value]) => (value === true ? name : value))
  return [`${seats} seats`, ...agreed].join(', ')
}

/** Gives how many times the moves of boardgame.io our bare rules make. */
function logChainAndMarket(): number {
  for (let seed = 1; seed <= 20; seed++) expectSameGame(seed)
  console.log('\nChain and market, the same random games; times the moves of boardgame.io in the same round')
  const rates = takeRates(
    {
      'boardgame.io, its reducer': steadily(onBoardgameIo, 1),
      'kernel, bare rules': steadily(onBareRules, 100),
      'kernel, judged and cloned': steadily(throughAdvance, 100),
      'all of the first game': steadily(randomly(referenceGame, 4, {}), 20),
    },
    plan,
  )
  const reference = rates['boardgame.io, its reducer']
  for (const [name, amounts] of Object.entries(rates)) {
    const times = amounts === reference ? '' : formatRatio(timesOf(amounts, reference))
    console.log(`  ${name.padEnd(25)} ${format(movesOf(amounts))} moves  ${times}`.trimEnd())
  }
  return timesOf(rates['kernel, bare rules'], reference).median
}

function judge(findings: readonly { what: string; found: number; aim: number }[]): number {
  console.log('')
  for (const { what, found, aim } of findings) {
    console.log(
      `${found >= aim ? 'PASS' : 'FAIL'}: ${round(found)} ${what}, aim ${aim} (exit code 1 below ${aim * guard})`,
    )
  }
  return findings.some(({ found, aim }) => found < aim * guard) ? 1 : 0
}

/** The next games each time it is called, several at once so that looking at the clock costs nothing. */
function steadily(playOut: PlayOut, games: number): Worker {
  let seed = 0
  return () => {
    let moves = 0
    for (let game = 0; game < games; game++) moves += playOut(++seed)
    return { games, moves }
  }
}

/** A game by random legal moves, on the bare rules at a silent table. */
function randomly(id: string, seats: number, wanted: object): PlayOut {
  const game = titleOf(id)?.versions[0]
  const read = game && readOptions(game, wanted)
  if (!game || !read?.ok) throw new RangeError(`No such table of ${id}.`)
  return (seed) => {
    const fx = silentEffects<object>(fastChance(seed))
    const choice = choiceOf(seed)
    const state = game.setup({ seats, options: read.value }, fx)
    for (let moves = 0; ; moves++) {
      const turn = game.turn(state)
      if (turn.over) return moves
      const seat = pickFrom(turn.seats, choice)
      game.play(state, seat, pickFrom([...game.moves(state, seat)], choice), fx)
    }
  }
}

function gamesOf(amounts: readonly Amount[]): Spread {
  return spreadOf(amounts.map(({ games }) => games))
}

function movesOf(amounts: readonly Amount[]): Spread {
  return spreadOf(amounts.map(({ moves }) => moves))
}

function timesOf(amounts: readonly Amount[], reference: readonly Amount[]): Spread {
  return ratio(
    amounts.map(({ moves }) => moves),
    reference.map(({ moves }) => moves),
  )
}

function format({ low, median, high }: Spread): string {
  return `${round(median).padStart(9)} ${`(${round(low)}-${round(high)})`.padEnd(21)}`
}

function round(figure: number): string {
  return Math.round(figure).toLocaleString('en')
}
