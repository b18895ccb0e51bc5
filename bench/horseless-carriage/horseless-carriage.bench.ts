import { proposePlans } from '@carriage/bots/horseless-carriage/planner'
import {
  accessOf,
  checkPlan,
  type Event,
  type Factory,
  horselessCarriage,
  type Plan,
  placesFor,
  playerOf,
  type State,
  standardOptions,
  stationTypes,
  type UnplacedPiece,
  vehicleTypes,
} from '@carriage/horseless-carriage'
import { fastChance, open, type Seat, silentEffects } from '@carriage/kernel'
import { choiceOf, pickFrom, randomMove } from '@carriage/kernel/conform'
import { type Spread, spreadOf } from '../compare.ts'
import { takeRates, type Worker } from '../rates.ts'
import { plotSpreads } from '../spread-plot.ts'
import { playGreedily } from './greedy-game.ts'

/*
 * How fast the rules of Horseless Carriage are: plans checked and places listed on factories of year 4, as greedy
 * players build them, and whole games of random moves.
 */

const aims = { plans: 20_000, listings: 2_000, games: 20 }
/** A shared machine can halve any figure for a while; only what is grossly off fails. */
const guard = 0.5

const plan = { rounds: 7, milliseconds: 300 }
const year = 4

export function bench(): number {
  console.log(`Per CPU second, median of ${plan.rounds} rounds and the middle half around it.\n`)
  const sites = sitesOf(6)
  const plans = sites.flatMap((site) => plansFor(site).map((each) => ({ site, plan: each })))
  const hands = sites.flatMap((site) =>
    hand.map((piece) => ({ site, piece })).filter(({ piece }) => list(site, piece) > 0),
  )
  const mean = (count: (factory: Factory) => number) =>
    (sites.reduce((sum, { factory }) => sum + count(factory), 0) / sites.length).toFixed(1)
  console.log(
    `${sites.length} factories of year ${year} with ${mean(({ pieces }) => pieces.length)} pieces on ` +
      `${mean(({ floor }) => floor.length)} floor tiles; ${plans.length} legal plans with ` +
      `${(plans.reduce((sum, each) => sum + each.plan.pieces.length, 0) / plans.length).toFixed(1)} pieces; ` +
      `${hands.length} times a piece that finds a place, ` +
      `${(hands.reduce((sum, { site, piece }) => sum + list(site, piece), 0) / hands.length).toFixed(1)} places on average\n`,
  )
  const rates = takeRates(
    {
      'plans checked': inTurn(plans, ({ site, plan: each }) => check(site, site.factory, each)),
      'plans checked, factory just loaded': inTurn(plans, ({ site, plan: each }) => check(site, loaded(site), each)),
      'listings of all places for a piece': inTurn(hands, ({ site, piece }) => list(site, piece)),
      'random games, 3 seats': randomGames(3),
      'random games, 4 seats': randomGames(4),
      'random games, 5 seats': randomGames(5),
    },
    plan,
  )
  const figures = Object.fromEntries(
    Object.entries(rates).map(([name, amounts]) => [name, spreadOf(amounts.map(({ games }) => games))]),
  )
  for (const [name, spread] of Object.entries(figures)) console.log(`${name.padEnd(36)} ${format(spread)}`)
  plotSpreads('horseless-carriage', 'Horseless Carriage: per CPU second', figures)
  return judge([
    { what: 'plans checked', found: figures['plans checked'], aim: aims.plans },
    { what: 'listings', found: figures['listings of all places for a piece'], aim: aims.listings },
    { what: 'random games of 4', found: figures['random games, 4 seats'], aim: aims.games },
  ])
}

/** A factory in the year in which it is measured, with all that building depends on. */
interface BuildingSite {
  readonly state: State
  readonly seat: Seat
  readonly factory: Factory
}

/** The factory of one seat in each of some greedy games, at the begin of phase 3. */
function sitesOf(games: number): BuildingSite[] {
  return Array.from({ length: games }, (_, seed) => {
    let found: State | undefined
    playGreedily({ seats: 3 + (seed % 3), options: standardOptions, seed, tries: 96 }, (state) => {
      if (!found && state.year === year && state.stage.name === 'factory') found = horselessCarriage.clone(state)
    })
    if (!found) throw new Error(`The game of seed ${seed} ended before year ${year}.`)
    const seat = found.order[seed % found.order.length] ?? 0
    return { state: found, seat, factory: playerOf(found, seat).factory }
  })
}

/** Plans of the planner and plans by chance; all legal, so that all checks are made. */
function plansFor({ state, seat }: BuildingSite): Plan[] {
  const chance = fastChance(seat)
  const planned = proposePlans(state, seat, { tries: 96, chance }).map((proposal) => proposal.plan)
  const byChance = Array.from({ length: 5 }, () => horselessCarriage.suggest?.(state, seat, chance)).flatMap((move) =>
    move?.kind === 'submitPlan' ? [open(move.plan)] : [],
  )
  return [...planned, ...byChance].filter(({ pieces }) => pieces.length > 0)
}

/** One of each: all mainlines, dealerships, departments, stations, and an indicator. */
const hand: readonly UnplacedPiece[] = [
  ...vehicleTypes.map((type) => ({ kind: 'mainline', type }) as const),
  { kind: 'dealership', type: 'small' },
  { kind: 'department', type: 'research' },
  { kind: 'department', type: 'marketing' },
  ...stationTypes.map((type) => ({ kind: 'station', type }) as const),
  { kind: 'indicator', dimension: 'safety', step: 'B' },
]

/** As it comes from a store: nothing about it is known yet. */
function loaded({ factory }: BuildingSite): Factory {
  return { floor: factory.floor.slice(), pieces: factory.pieces.slice() }
}

function check({ state, seat }: BuildingSite, factory: Factory, each: Plan): void {
  const verdict = checkPlan(factory, state.supply, accessOf(state, seat), each, state.options)
  if (!verdict.ok) throw new Error('A plan was to be legal.')
}

/** Gives the number of places. */
function list({ state, seat, factory }: BuildingSite, piece: UnplacedPiece): number {
  return placesFor(factory, state.supply, accessOf(state, seat), [], piece, state.options).length
}

/** All of them once, each counted. */
function inTurn<T>(items: readonly T[], work: (item: T) => unknown): Worker {
  return () => {
    for (const item of items) work(item)
    return { games: items.length, moves: 0 }
  }
}

/** Whole games by random legal moves, on the bare rules at a silent table. */
function randomGames(seats: number): Worker {
  let seed = 0
  return () => {
    seed += 1
    const fx = silentEffects<Event>(fastChance(seed))
    const choice = choiceOf(seed)
    const state = horselessCarriage.setup({ seats, options: standardOptions }, fx)
    for (let moves = 0; ; moves++) {
      const turn = horselessCarriage.turn(state)
      if (turn.over) return { games: 1, moves }
      const seat = pickFrom(turn.seats, choice)
      horselessCarriage.play(state, seat, randomMove(horselessCarriage, state, turn, seat, choice), fx)
    }
  }
}

function judge(findings: readonly { what: string; found: Spread | undefined; aim: number }[]): number {
  console.log('')
  let code = 0
  for (const { what, found, aim } of findings) {
    const median = found?.median ?? 0
    console.log(
      `${median >= aim ? 'PASS' : 'FAIL'}: ${round(median)} ${what}, aim ${round(aim)} (exit code 1 below ${round(aim * guard)})`,
    )
    if (median < aim * guard) code = 1
  }
  return code
}

function format({ low, median, high }: Spread): string {
  return `${round(median).padStart(9)} (${round(low)}-${round(high)})`
}

function round(figure: number): string {
  return Math.round(figure).toLocaleString('en')
}
