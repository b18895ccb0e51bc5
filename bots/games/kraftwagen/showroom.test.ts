import { fastChance, seatsOf, silentEffects } from '@carriage/kernel'
import { boardFor, type Event, kraftwagen, salesNow, standardOptions, tablesOf } from '@carriage/kraftwagen'
import { expect, test } from 'vitest'
import { Showroom } from '../../motorworks/showroom.ts'
import { openShowroom } from './showroom.ts'

test('buyers in the showroom pay what the rules say they pay, in every position of random games', () => {
  const showroom = new Showroom()
  let paid = 0
  for (const seats of [2, 3, 4]) {
    for (let seed = 1; seed <= 8; seed++) {
      const fx = silentEffects<Event>(fastChance(seed))
      const choice = fastChance(seed + 1000)
      const state = kraftwagen.setup({ seats, options: standardOptions }, fx)
      while (!kraftwagen.turn(state).over) {
        const moves = [...kraftwagen.moves(state, state.actor)]
        kraftwagen.play(state, state.actor, moves[choice.below(moves.length)]!, fx)
        const tables = tablesOf(state)
        openShowroom(showroom, state, tables, boardFor(tables, seats).activeBuyerSpaces)
        showroom.sell()
        const expected = seatsOf(seats).map(() => 0)
        for (const { bought } of salesNow(state)) if (bought) expected[bought.car.owner]! += bought.paid
        expect(Array.from(showroom.sure.subarray(0, seats))).toEqual(expected)
        paid += expected.reduce((sum, money) => sum + money, 0)
      }
    }
  }
  expect(paid).toBeGreaterThan(1000)
})

test('a car that is only tried out leaves the market as it was', () => {
  const showroom = new Showroom()
  const state = kraftwagen.setup({ seats: 2, options: standardOptions }, silentEffects<Event>(fastChance(1)))
  state.activeBuyers.push({ preference: 'engine', daimler: null })
  state.market.push({ owner: 0, body: 2, engine: 3, workers: 1, price: 9, engineerMarker: null })
  openShowroom(showroom, state, tablesOf(state), 3)
  showroom.place({ owner: 1, body: 1, engine: 3, luxury: 1, price: 8 })
  showroom.sell()
  expect([...showroom.sure]).toEqual([0, 8, 0, 0])
  showroom.withdraw()
  showroom.sell()
  expect([...showroom.sure]).toEqual([9, 0, 0, 0])
})
