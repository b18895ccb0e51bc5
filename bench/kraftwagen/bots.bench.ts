import { kraftwagenModel } from '@carriage/bots/kraftwagen'
import { botFor } from '@carriage/bots/node'
import { Search } from '@carriage/bots/search'
import { fastChance, redact, silentEffects } from '@carriage/kernel'
import { type Event, kraftwagen, type Move, type State, standardOptions } from '@carriage/kraftwagen'
import { formatRatio, ratio, type Spread, spreadOf } from '../compare.ts'
import { roundsOf } from '../rounds.ts'
import { plotSpreads } from '../spread-plot.ts'
import { thinkOnBoardgameIo } from '../tic-tac-toe/on-boardgame-io.ts'
import { emptyBoard, type TicTacToeBoard, ticTacToe } from '../tic-tac-toe/on-the-kernel.ts'

/*
 * How fast bots think: iterations of the search in a CPU second, on Kraftwagen, and on tic-tac-toe beside the MCTS bot
 * of boardgame.io. There an iteration is the same on both sides: select, expand, play out at random, add up.
 */

const aim = 100
/** A shared machine can halve any figure for a while; only what is grossly off fails. */
const guard = 0.5
const rounds = 5
const iterations = { ours: 100_000, theirs: 1_000, kraftwagen: 60 }

export async function bench(): Promise<number> {
  await expectSense()
  const ours: number[] = []
  const theirs: number[] = []
  const searching: number[] = []
  const positions = positionsOf(2)
  const progress = roundsOf(rounds + 1)
  for (let round = -1; round < rounds; round++) {
    progress.at(round + 1)
    const own = await rate(iterations.ours, () => ponder(emptyBoard, iterations.ours, round))
    const other = await rate(iterations.theirs, () => thinkOnBoardgameIo(iterations.theirs, round))
    const model = kraftwagenModel()
    const thought = await rate(iterations.kraftwagen * positions.length, () => {
      for (const { view, seat } of positions) {
        new Search(model, view, seat, round).run({ iterations: iterations.kraftwagen })
      }
    })
    if (round < 0) continue
    ours.push(own)
    theirs.push(other)
    searching.push(thought)
  }
  progress.end()
  const times = ratio(ours, theirs)
  console.log(`Iterations in a CPU second, median of ${rounds} rounds and the middle half around it`)
  console.log(
    `  Kraftwagen, two seats     ${format(spreadOf(searching))}, each a whole turn judged and its round played out`,
  )
  console.log(`  tic-tac-toe, ours         ${format(spreadOf(ours))}`)
  console.log(`  tic-tac-toe, boardgame.io ${format(spreadOf(theirs))}`)
  console.log(`${times.median >= aim ? 'PASS' : 'FAIL'}: ${formatRatio(times)} of boardgame.io, aim ${aim}x`)
  plotSpreads('bots', 'Iterations of the search per CPU second', {
    'tic-tac-toe, ours': spreadOf(ours),
    'tic-tac-toe, boardgame.io': spreadOf(theirs),
    'Kraftwagen, two seats': spreadOf(searching),
  })
  return times.median >= aim * guard ? 0 : 1
}

/** Both see a win in one move, or there is nothing to compare. */
async function expectSense(): Promise<void> {
  const theirs = await thinkOnBoardgameIo(500, 1, ['0', '0', null, '1', '1', null, null, null, null])
  const ours = ponder({ marks: [0b11, 0b11000], next: 0 }, 500, 1)
  if (ours !== 2 || theirs !== 2) throw new Error(`A bot misses a win in one: ours ${ours}, theirs ${theirs}.`)
}

function ponder(board: TicTacToeBoard, count: number, seed: number): number | undefined {
  const search = new Search(ticTacToe, board, board.next, seed)
  search.run({ iterations: count })
  return search.found[0]?.plan.moves[0].cell
}

/** Turns of a game between mechanics, each as its seat sees it. */
function positionsOf(seats: number) {
  const player = botFor('kraftwagen', 'mechanic')
  const fx = silentEffects<Event>(fastChance(1))
  const state = kraftwagen.setup({ seats, options: standardOptions }, fx)
  const positions: { view: State; seat: State['actor'] }[] = []
  for (let move = 0; player && !kraftwagen.turn(state).over; move++) {
    const seat = state.actor
    const view = redact(state, seat)
    if (kraftwagen.turn(state).over === false && move % 30 === 0) positions.push({ view: kraftwagen.clone(view), seat })
    const chosen = player.choose(view, seat, { seed: move }) as Move // the bot was asked for this game
    kraftwagen.play(state, seat, chosen, fx)
  }
  return positions
}

async function rate(count: number, work: () => unknown): Promise<number> {
  const start = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(start)
  return (count / (user + system)) * 1e6
}

function format({ low, median, high }: Spread): string {
  const round = (figure: number) => Math.round(figure).toLocaleString('en')
  return `${round(median).padStart(9)} (${round(low)}-${round(high)})`
}
