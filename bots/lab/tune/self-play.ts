import { type Chance, fastChance, silentEffects } from '@carriage/kernel'
import { currentStep } from '@carriage/kraftwagen-family'
import type { GameModel, TurnPlan } from '../../game-model.ts'
import { Judgement } from '../../games/kraftwagen-family/judgement.ts'
import { type FamilyPosition, mostSeats } from '../../games/kraftwagen-family/position.ts'
import type { TrainedWeights } from '../../games/kraftwagen-family/trained-weights.ts'
import type { Trainable } from '../../trainable.ts'
import type { SampleLayout } from './samples.ts'

/** A game that takes longer is not used: its players have learned too little to end it. */
const longest = 900

export interface SelfPlay {
  /** A row of numbers for each turn. */
  readonly rows: readonly Float32Array[]
  /** The points of each seat; absent if the game took too long. */
  readonly scores: readonly number[] | undefined
  readonly moves: number
  /** By round: how much better the best plan of each turn looked than the position before it. */
  readonly flattery: readonly number[][]
}

/** Percentages of turns that are not played as well as possible, so that more than the best moves are seen. */
export interface Noise {
  /** One of the best few plans, or any. */
  readonly plans: number
  /** A car gets any crew and any price, so that values also know cars that no plan names. */
  readonly cars: number
}

/** One game of a bot against itself. */
export function playItself(
  { game, options, source, modelWith }: Trainable,
  trained: TrainedWeights,
  layout: SampleLayout,
  seed: number,
  noise: Noise = { plans: 0, cars: 0 },
): SelfPlay {
  const { seats } = layout
  const model = modelWith({ ...trained, flattery: [] })
  const judgement = new Judgement(source, trained)
  const fx = silentEffects<object>(fastChance(seed))
  const choice = fastChance(seed + 2 ** 40)
  const state = game.setup({ seats, options }, fx)
  const rows: Float32Array[] = []
  const flattery: number[][] = [[], [], []]
  const before = new Float64Array(seats)
  let moves = 0
  while (!game.turn(state).over && moves < longest) {
    const seat = state.actor
    if (currentStep(state).name === 'takeTile') {
      rows.push(rowOf(state, judgement, layout, seed))
      model.worth(state, before)
    }
    const plans = model.plans(state, seat, 'narrow', choice)
    if (currentStep(state).name === 'takeTile') {
      flattery[state.round - 1]?.push((plans[0]?.worth[seat] ?? 0) - (before[seat] ?? 0))
    }
    const stray = choice.below(100) < noise.cars ? choice : undefined
    moves += follow(game, state, choice.below(100) < noise.plans ? other(plans, choice) : best(plans), fx, stray)
  }
  const turn = game.turn(state)
  const scores = turn.over ? turn.result.scores : undefined
  for (const row of rows) for (let seat = 0; seat < seats; seat++) row[layout.final + seat] = scores?.[seat] ?? 0
  return { rows, scores, moves, flattery }
}

/** What was drawn in a plan need not come again, so a turn is thought over after each draw. */
function follow(
  game: Trainable['game'],
  state: FamilyPosition,
  { moves }: TurnPlan<FamilyPosition, object>,
  fx: Chance,
  stray: Chance | undefined,
): number {
  const seat = state.actor
  let draws = 0
  let played = 0
  const watched = silentEffects<object>({
    below: (n) => {
      draws++
      return fx.below(n)
    },
  })
  for (const planned of moves) {
    if (draws > 0) break
    const { name } = currentStep(state)
    const strays = name === 'crewCar' || name === 'priceCar'
    const move = stray && strays ? anyOf([...game.moves(state, seat)], stray) : planned
    if (!move) break
    // What was planned after another car may no longer be possible; the turn is then thought over.
    if (!game.judge(state, seat, move).legal) break
    game.play(state, seat, move, watched)
    played++
  }
  return played
}

function rowOf(
  state: FamilyPosition,
  judgement: Judgement<FamilyPosition>,
  layout: SampleLayout,
  game: number,
): Float32Array {
  const { seats } = layout
  const row = new Float32Array(layout.width)
  const expected = new Float64Array(mostSeats)
  judgement.points(state, expected)
  const { values, table, points, left } = judgement.source.lookAt(state)
  row.set([game, state.round, left])
  row.set(points.subarray(0, seats), layout.points)
  row.set(expected.subarray(0, seats), layout.expected)
  row.set(values.subarray(0, seats * layout.features), layout.values)
  row.set(table, layout.tableAt)
  return row
}

function anyOf<T>(all: readonly T[], choice: Chance): T | undefined {
  return all[choice.below(all.length)]
}

type Plans = ReturnType<GameModel<FamilyPosition, object>['plans']>

function best([first]: Plans): Plans[number] {
  if (!first) throw new RangeError('The game waits for a seat that has no plan.')
  return first
}

/** One of the best few plans, or every fifth time any. */
function other(plans: Plans, choice: Chance): Plans[number] {
  const among = choice.below(5) === 0 ? plans.length : Math.min(4, plans.length)
  return plans[choice.below(among)] ?? best(plans)
}
