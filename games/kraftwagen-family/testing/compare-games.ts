import { type Chance, fastChance, type Game, LiveEffects, redact, type Seat, type Viewer } from '@carriage/kernel'
import { choiceOf, pickFrom } from '@carriage/kernel/conform'
import { type Comparison, Tally } from './comparing.ts'

export interface ForecastCounts {
  readonly games: number
  readonly rounds: number
  readonly moves: number
  /** How often each kind of forecast was compared with the result. */
  readonly compared: Readonly<Record<string, number>>
  /** How often it differed; kinds without a difference are omitted. */
  readonly different: Readonly<Record<string, number>>
  /** The first differences, each with its game. */
  readonly examples: readonly string[]
}

export interface Comparing {
  /** As many rounds are scored in all. */
  readonly rounds: number
  readonly seed: number
}

interface Kind {
  readonly kind: string
}

/** What is compared, and how it is played. */
export interface Compared<
  State extends { readonly actor: Seat; readonly phase: string },
  Move extends Kind,
  Options extends object,
  Event extends Kind,
> {
  readonly game: Game<State, Move, Options, Event>
  /** The options of each game; bit by bit every combination comes up in turn. */
  readonly options: (bits: number) => Options
  /** Created for each game, since some have state. */
  readonly comparisons: () => readonly Comparison<State, Move, Event>[]
}

/**
 * Plays random games with every number of seats and every combination of options until this many rounds were scored,
 * and compares forecasts on the views of seats and spectators with what the rules then do.
 */
export function compareGames<
  State extends { readonly actor: Seat; readonly phase: string },
  Move extends Kind,
  Options extends object,
  Event extends Kind,
>(compared: Compared<State, Move, Options, Event>, { rounds, seed }: Comparing): ForecastCounts {
  const tally = new Tally()
  let games = 0
  let scored = 0
  let moves = 0
  for (; scored < rounds; games++) {
    const played = compareGame(compared, games, seed + games, rounds - scored, tally)
    scored += played.rounds
    moves += played.moves
  }
  const { compared: counts, different, examples } = tally
  return { games, rounds: scored, moves, compared: counts, different, examples }
}

/** One game, or as many rounds of it as are wanted; in one of eight all but one take the nearest tile. */
function compareGame<
  State extends { readonly actor: Seat; readonly phase: string },
  Move extends Kind,
  Options extends object,
  Event extends Kind,
>(
  { game, options: optionsOf, comparisons: comparisonsOf }: Compared<State, Move, Options, Event>,
  number: number,
  seed: number,
  wanted: number,
  tally: Tally,
): { rounds: number; moves: number } {
  const seats = 2 + (number % 3)
  const options = optionsOf(Math.floor(number / 3))
  const rover: Seat | null = number % 8 === 7 ? 0 : null
  tally.game = `seed ${seed}, ${seats} seats, ${JSON.stringify(options)}`
  const choice = choiceOf(seed)
  const chance = fastChance(seed)
  const comparisons = comparisonsOf()
  const state = game.setup({ seats, options }, new LiveEffects<Event>(chance))
  let rounds = 0
  let moves = 0
  while (state.phase !== 'over' && rounds < wanted) {
    const seat = state.actor
    const move = decide([...game.moves(state, seat)], choice, rover !== null && rover !== seat)
    const before = game.clone(state)
    const viewer = viewerOf(moves, seats)
    const fx = new LiveEffects<Event>(chance)
    game.play(state, seat, move, fx)
    moves++
    let seen: State | undefined
    const view = () => {
      seen ??= redact(before, viewer)
      return seen
    }
    for (const compare of comparisons)
      compare({ seat, move, before, view, events: fx.events, after: state, rover }, tally)
    if (fx.events.some(({ kind }) => kind === 'raceScored')) rounds++
  }
  return { rounds, moves }
}

function decide<Move extends Kind>(moves: readonly Move[], choice: Chance, nearestTile: boolean): Move {
  // Tiles are listed from the tail on.
  const nearest = nearestTile ? moves.find(({ kind }) => kind === 'takeTile') : undefined
  return nearest ?? pickFrom(moves, choice)
}

/** Each seat and a spectator, in turn. */
function viewerOf(moves: number, seats: number): Viewer {
  const place = moves % (seats + 1)
  return place === seats ? 'spectator' : (place as Seat) // a number below that of the seats is a seat
}
