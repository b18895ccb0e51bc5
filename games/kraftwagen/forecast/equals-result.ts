import { type Chance, fastChance, LiveTable, redact, type Seat, type Viewer } from '@carriage/kernel'
import { choiceOf, pick } from '@carriage/kernel/conform'
import type { Event } from '../events.ts'
import { kraftwagen } from '../game.ts'
import type { Move } from '../moves.ts'
import { type Options, optionsSchema } from '../options.ts'
import type { State } from '../state.ts'
import { compareAwards } from './comparing/awards.ts'
import { chainComparison } from './comparing/chain.ts'
import { gainsComparison } from './comparing/gains.ts'
import { type Moment, Tally } from './comparing/moment.ts'
import { comparePrices } from './comparing/prices.ts'
import { compareRace } from './comparing/race.ts'
import { roundEndComparison } from './comparing/round-end.ts'
import { compareScoring } from './comparing/sales.ts'

export interface ForecastCounts {
  readonly games: number
  readonly rounds: number
  readonly moves: number
  /** How often each kind of forecast was held against what then happened. */
  readonly compared: Readonly<Record<string, number>>
  /** How often it was different; a kind without a difference is not here. */
  readonly different: Readonly<Record<string, number>>
  /** The first differences, each with the game in which it came up. */
  readonly examples: readonly string[]
}

/**
 * Plays random games with every number of seats and every combination of options until so many rounds were scored,
 * takes forecasts on the views of seats and spectators, and holds them against what the rules then do.
 */
export function compareForecasts({ rounds, seed }: { readonly rounds: number; readonly seed: number }): ForecastCounts {
  const tally = new Tally()
  let games = 0
  let scored = 0
  let moves = 0
  for (; scored < rounds; games++) {
    const played = compareGame(games, seed + games, rounds - scored, tally)
    scored += played.rounds
    moves += played.moves
  }
  const { compared, different, examples } = tally
  return { games, rounds: scored, moves, compared, different, examples }
}

/** One game, or as many rounds of it as are wanted. */
function compareGame(game: number, seed: number, wanted: number, tally: Tally): { rounds: number; moves: number } {
  const { seats, options, rover } = variantOf(game)
  tally.game = `seed ${seed}, ${seats} seats, ${JSON.stringify(options)}`
  const choice = choiceOf(seed)
  const chance = fastChance(seed)
  const comparisons = [
    compareScoring,
    comparePrices,
    chainComparison(),
    compareRace,
    roundEndComparison(),
    gainsComparison(),
    compareAwards,
  ]
  const state = kraftwagen.setup({ seats, options }, new LiveTable<Event>(chance))
  let rounds = 0
  let moves = 0
  while (state.phase !== 'over' && rounds < wanted) {
    const seat = state.actor
    const move = decide([...kraftwagen.moves(state, seat)], choice, rover !== null && rover !== seat)
    const before = kraftwagen.clone(state)
    const viewer = viewerOf(moves, seats)
    const table = new LiveTable<Event>(chance)
    kraftwagen.play(state, seat, move, table)
    moves++
    let seen: State | undefined
    const view = () => {
      seen ??= redact(before, viewer)
      return seen
    }
    const moment: Moment = { seat, move, before, view, events: table.events, after: state, rover }
    for (const compare of comparisons) compare(moment, tally)
    if (table.events.some(({ kind }) => kind === 'raceScored')) rounds++
  }
  return { rounds, moves }
}

/** Every combination of seats and options comes up in turn; in one game of eight all but one take the nearest tile. */
function variantOf(game: number): { seats: number; options: Options; rover: Seat | null } {
  const bits = Math.floor(game / 3)
  const has = (bit: number) => ((bits >> bit) & 1) === 1
  return {
    seats: 2 + (game % 3),
    options: optionsSchema.parse({
      specialtyTiles: has(0),
      scoreVisibility: has(1) ? 'open' : 'hidden',
      engineerMarkerLimit: has(2) ? 'perStep' : 'perTurn',
      marketAward: has(3) ? 'wholeGame' : 'sameRound',
      benzCollectsMoney: !has(4),
      tieBreak: has(5) ? 'engineers' : 'shared',
    }),
    rover: game % 8 === 7 ? 0 : null,
  }
}

function decide(moves: readonly Move[], choice: Chance, nearestTile: boolean): Move {
  // Tiles are listed from the tail on.
  const nearest = nearestTile ? moves.find(({ kind }) => kind === 'takeTile') : undefined
  return nearest ?? pick(moves, choice)
}

/** Everybody at the table and a spectator, in turn. */
function viewerOf(moves: number, seats: number): Viewer {
  const place = moves % (seats + 1)
  return place === seats ? 'spectator' : (place as Seat) // a number below that of the seats is a seat
}
