import {
  currentStep,
  type Event,
  kraftwagen,
  type Move,
  type Options,
  type State,
  standardOptions,
} from '@carriage/kraftwagen'
import type { MomentOf } from '../../../board/gallery/exhibit.ts'
import { momentIn, type WantedMoment } from '../../../board/kraftwagen-family/moments.ts'

export type GalleryMoment = MomentOf<State, Event>

type Wanted = WantedMoment<State, Event, Options>

/** Places cars when possible, and is not too generous with workers. */
export function habit(moves: readonly Move[], luck: { below(n: number): number }): Move {
  const cars = moves.filter(({ kind }) => kind === 'placeCar')
  const few = moves.filter((move) => move.kind !== 'crewCar' || move.workers <= 3)
  const from = cars.length > 0 && luck.below(4) > 0 ? cars : few
  const move = from[luck.below(from.length)]
  if (!move) throw new RangeError('A decision has a legal move.')
  return move
}

export type MomentName = keyof typeof wanted

const wanted = {
  start: { seats: 4, seed: 1, when: (state) => currentStep(state).name === 'startTiles' },
  tile: {
    seats: 4,
    seed: 3,
    when: (state) =>
      state.round === 2 &&
      currentStep(state).name === 'takeTile' &&
      state.market.length >= 3 &&
      state.activeBuyers.length >= 3,
  },
  first: { seats: 3, seed: 11, when: (state) => state.round === 1 && currentStep(state).name === 'takeTile' },
  specialty: {
    seats: 4,
    options: { specialtyTiles: true },
    seed: 5,
    when: (state) => state.round === 2 && currentStep(state).name === 'takeTile' && state.market.length >= 2,
  },
  two: {
    seats: 2,
    seed: 9,
    when: (state) => state.round === 2 && currentStep(state).name === 'takeTile' && state.market.length >= 2,
  },
  doing: {
    seats: 4,
    seed: 4,
    when: (state) => state.round === 2 && currentStep(state).name === 'actions' && state.market.length > 1,
  },
  research: { seats: 3, seed: 4, when: (state) => state.round === 2 && currentStep(state).name === 'research' },
  buyer: {
    seats: 4,
    seed: 8,
    when: (state) => state.round === 2 && currentStep(state).name === 'buyer' && state.market.length > 1,
  },
  engine: { seats: 4, seed: 8, when: (state) => state.round === 2 && currentStep(state).name === 'placeEngine' },
  car: {
    seats: 4,
    seed: 6,
    when: (state) => state.round === 2 && currentStep(state).name === 'car' && canPlace(state) > 1,
  },
  crew: {
    seats: 4,
    seed: 6,
    when: (state) => state.round === 2 && currentStep(state).name === 'crewCar' && state.market.length > 2,
  },
  price: {
    seats: 4,
    seed: 6,
    when: (state) =>
      state.round === 2 &&
      currentStep(state).name === 'priceCar' &&
      state.market.length > 2 &&
      state.activeBuyers.length > 2,
  },
  sales: {
    seats: 4,
    seed: 2,
    when: (_, fresh) =>
      fresh.filter(({ kind }) => kind === 'carSold').length >= 3 && fresh.some(({ kind }) => kind === 'carUnsold'),
  },
  over: { seats: 4, options: { scoreVisibility: 'open' }, seed: 2, when: (state) => state.phase === 'over' },
} satisfies Record<string, Wanted>

/** The positions of the gallery by name. */
export function moment(name: MomentName): GalleryMoment {
  return momentIn(kraftwagen, standardOptions, habit, wanted[name])
}

function canPlace(state: State): number {
  return [...kraftwagen.moves(state, state.actor)].filter(({ kind }) => kind === 'placeCar').length
}
