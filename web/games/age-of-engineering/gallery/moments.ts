import {
  ageOfEngineering,
  currentStep,
  type Event,
  type Move,
  type Options,
  type State,
  type StepName,
  standardOptions,
} from '@carriage/age-of-engineering'
import type { MomentOf } from '../../../board/gallery/exhibit.ts'
import { momentIn, type WantedMoment } from '../../../board/kraftwagen-family/moments.ts'

export type GalleryMoment = MomentOf<State, Event>

type Wanted = WantedMoment<State, Event, Options>

/** Places cars and uses tokens when possible, and is not too generous with workers. */
export function habit(moves: readonly Move[], luck: { below(n: number): number }): Move {
  const eager = moves.filter(({ kind }) => kind === 'placeCar' || kind === 'useProductionToken')
  const few = moves.filter(
    (move) =>
      (move.kind !== 'crewCar' || move.workers <= 3) &&
      (move.kind !== 'race' || move.workers <= 1) &&
      move.kind !== 'exchangeCrew',
  )
  const from = eager.length > 0 && luck.below(4) > 0 ? eager : few.length > 0 ? few : moves
  const move = from[luck.below(from.length)]
  if (!move) throw new RangeError('A decision has a legal move.')
  return move
}

function at(name: StepName, round: number, further: (state: State) => boolean = () => true): Wanted['when'] {
  return (state) => state.round === round && currentStep(state).name === name && further(state)
}

const lively = ({ market, activeBuyers, investorTrack }: State) =>
  market.length >= 3 && activeBuyers.length >= 2 && investorTrack.length >= 1

export type MomentName = keyof typeof wanted

const wanted = {
  start: { seats: 4, seed: 1, when: at('bonuses', 1) },
  first: { seats: 4, seed: 11, when: at('takeTile', 1) },
  tile: { seats: 4, seed: 3, when: at('takeTile', 2, lively) },
  late: { seats: 3, seed: 5, when: at('takeTile', 3, lively) },
  two: { seats: 2, seed: 9, when: at('takeTile', 2, ({ market }) => market.length >= 2) },
  doing: { seats: 4, seed: 4, when: at('actions', 2, ({ market }) => market.length > 1) },
  research: { seats: 3, seed: 4, when: at('research', 2) },
  recruit: { seats: 4, seed: 4, when: at('recruit', 2) },
  buyer: { seats: 4, seed: 8, when: at('buyer', 2, ({ market }) => market.length > 1) },
  team: { seats: 4, seed: 8, when: at('team', 2) },
  car: { seats: 4, seed: 6, when: at('placing', 2, (state) => lively(state) && choices(state, 'placeCar') > 1) },
  crew: { seats: 4, seed: 6, when: at('crewCar', 2, ({ market }) => market.length > 2) },
  price: { seats: 4, seed: 6, when: at('priceCar', 2, lively) },
  free: {
    seats: 3,
    seed: 2,
    when: at('placing', 2, (state) => choices(state, 'usePackard') + choices(state, 'exchange') > 0),
  },
  sales: {
    seats: 4,
    seed: 2,
    when: ({ phase }, fresh) =>
      phase !== 'over' &&
      fresh.filter(({ kind }) => kind === 'carSold').length >= 3 &&
      fresh.some(({ kind }) => kind === 'investorBought'),
  },
  over: { seats: 4, seed: 2, when: (state) => state.phase === 'over' },
} satisfies Record<string, Wanted>

/** The positions of the gallery by name. */
export function moment(name: MomentName): GalleryMoment {
  return momentIn(ageOfEngineering, standardOptions, habit, wanted[name])
}

function choices(state: State, kind: Move['kind']): number {
  return [...ageOfEngineering.moves(state, state.actor)].filter((move) => move.kind === kind).length
}
