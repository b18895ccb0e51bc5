import { fastChance, type Game, playSteps, redact, type Seat, silentEffects } from '@carriage/kernel'
import { expect } from 'vitest'
import type { WholeCar } from '../whole-cars.ts'

interface MarketState {
  readonly market: readonly { readonly price: number }[]
  readonly steps: readonly { readonly name: string }[]
}

/** In random games of three seats, every suggested car can be placed unchanged, and the best comes first. */
export function expectWholeCars<
  State extends MarketState,
  Move extends { readonly kind: string },
  Options extends object,
  Event extends object,
  Crew,
>(
  game: Game<State, Move, Options, Event>,
  options: Options,
  wholeCars: (view: State, seat: Seat) => readonly WholeCar<Crew>[],
  movesOfCar: (car: WholeCar<Crew>) => readonly Move[],
): void {
  let offered = 0
  for (let seed = 1; seed <= 4; seed++) playOut(seed)
  expect(offered).toBeGreaterThan(20)

  function playOut(seed: number): void {
    const luck = fastChance(seed)
    const fx = silentEffects<Event>(luck)
    const state = game.setup({ seats: 3, options }, fx)
    for (let turn = game.turn(state); !turn.over; turn = game.turn(state)) {
      const seat = turn.seats[0]!
      const moves = [...game.moves(state, seat)]
      if (moves.some(({ kind }) => kind === 'placeCar')) expectCars(redact(state, seat), seat)
      game.play(state, seat, moves[luck.below(moves.length)]!, fx)
    }
  }

  function expectCars(view: State, seat: Seat): void {
    const cars = wholeCars(view, seat)
    offered += cars.length
    expect(cars.map(({ paid }) => paid)).toEqual(cars.map(({ paid }) => paid).sort((a, b) => b - a))
    for (const car of cars) {
      const { body, engine } = car
      const { moves, view: after } = playSteps(game, view, seat, movesOfCar(car))
      expect(moves[0]).toMatchObject({ kind: 'placeCar', body, engine })
      const placed = after?.market.find(({ price }) => price === car.price)
      const asked = after?.steps.at(-1)?.name === 'markCar'
      if (!asked) expect(placed).toMatchObject({ owner: seat, body, engine })
    }
  }
}
