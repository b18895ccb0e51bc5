import { fastChance, seatsOf, silentEffects } from '@carriage/kernel'
import { boardFor, componentTablesOf, type Event, kraftwagen, salesNow, standardOptions } from '@carriage/kraftwagen'
import { expect, test } from 'vitest'
import { FastMarket } from '../kraftwagen-family/fast-market.ts'
import { fillFastMarket } from './fast-market.ts'

test('buyers of the fast market pay what the rules say they pay, in every position of random games', () => {
  const fastMarket = new FastMarket()
  let paid = 0
  for (const seats of [2, 3, 4]) {
    for (let seed = 1; seed <= 8; seed++) {
      const fx = silentEffects<Event>(fastChance(seed))
      const choice = fastChance(seed + 1000)
      const state = kraftwagen.setup({ seats, options: standardOptions }, fx)
      while (!kraftwagen.turn(state).over) {
        const moves = [...kraftwagen.moves(state, state.actor)]
        kraftwagen.play(state, state.actor, moves[choice.below(moves.length)]!, fx)
        const tables = componentTablesOf(state)
        fillFastMarket(fastMarket, state, tables, boardFor(tables, seats).activeBuyerSpaces)
        fastMarket.sell()
        const expected = seatsOf(seats).map(() => 0)
        for (const { bought } of salesNow(state)) if (bought) expected[bought.car.owner]! += bought.paid
        expect(Array.from(fastMarket.sure.subarray(0, seats))).toEqual(expected)
        paid += expected.reduce((sum, money) => sum + money, 0)
      }
    }
  }
  expect(paid).toBeGreaterThan(1000)
})

test('a car that is only tried out leaves the market as it was', () => {
  const fastMarket = new FastMarket()
  const state = kraftwagen.setup({ seats: 2, options: standardOptions }, silentEffects<Event>(fastChance(1)))
  state.activeBuyers.push({ preference: 'engine', daimler: null })
  state.market.push({ owner: 0, body: 2, engine: 3, workers: 1, price: 9, engineerMarker: null })
  fillFastMarket(fastMarket, state, componentTablesOf(state), 3)
  fastMarket.place({ owner: 1, body: 1, engine: 3, luxury: 1, price: 8 })
  fastMarket.sell()
  expect([...fastMarket.sure]).toEqual([0, 8, 0, 0])
  fastMarket.withdraw()
  fastMarket.sell()
  expect([...fastMarket.sure]).toEqual([9, 0, 0, 0])
})
