import { awaitedSeats, fastChance, LiveEffects, playSteps, redact, type Seat } from '@carriage/kernel'
import { expect, test } from 'vitest'
import type { Event } from '../events.ts'
import { ageOfEngineering } from '../game.ts'
import { standardOptions } from '../options.ts'
import { movesOfCar, wholeCars } from './whole-cars.ts'

test('AE-9.4 AE-9.6 a car that is offered whole can be placed as it is, and the best comes first', () => {
  let offered = 0
  for (let seed = 1; seed <= 4; seed++) {
    const fx = new LiveEffects<Event>(fastChance(seed))
    const luck = fastChance(seed)
    const state = ageOfEngineering.setup({ seats: 3, options: standardOptions }, fx)
    for (;;) {
      const turn = ageOfEngineering.turn(state)
      const [seat] = turn.over ? [] : awaitedSeats(turn)
      if (seat === undefined) break
      const moves = [...ageOfEngineering.moves(state, seat)]
      if (moves.some(({ kind }) => kind === 'placeCar')) offered += check(seat)
      const move = moves[luck.below(moves.length)]
      if (move) ageOfEngineering.play(state, seat, move, fx)
    }

    function check(seat: Seat): number {
      const view = redact(state, seat)
      const cars = wholeCars(view, seat)
      expect(cars.map(({ paid }) => paid)).toEqual(cars.map(({ paid }) => paid).sort((a, b) => b - a))
      for (const car of cars) {
        const { moves, view: after } = playSteps(ageOfEngineering, view, seat, movesOfCar(car))
        expect(moves[0]).toMatchObject({ kind: 'placeCar', body: car.body, engine: car.engine })
        const placed = after?.market.find(({ price }) => price === car.price)
        const asked = after?.steps.at(-1)?.name === 'markCar'
        if (!asked) expect(placed).toMatchObject({ owner: seat, body: car.body, engine: car.engine })
      }
      return cars.length
    }
  }
  expect(offered).toBeGreaterThan(20)
})
