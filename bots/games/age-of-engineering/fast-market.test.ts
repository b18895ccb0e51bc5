import {
  ageOfEngineering,
  boardFor,
  componentTablesOf,
  type Event,
  type Move,
  type State,
  salesNow,
  standardOptions,
} from '@carriage/age-of-engineering'
import { type Chance, fastChance, seatsOf, silentEffects } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { FastMarket } from '../kraftwagen-family/fast-market.ts'
import { fillFastMarket } from './fast-market.ts'

/** Any move, but engineers, investors and cars more often: otherwise a random game hardly sees a sale. */
function pick(state: State, choice: Chance): Move {
  const moves = [...ageOfEngineering.moves(state, state.actor)]
  const wanted = moves.filter(({ kind }) => ['recruit', 'placeCar', 'useProductionToken', 'usePackard'].includes(kind))
  const from = wanted.length > 0 && choice.below(3) > 0 ? wanted : moves
  return from[choice.below(from.length)]!
}

test('customers of the fast market pay what the rules say, in every position of random games', () => {
  const fastMarket = new FastMarket()
  const paid = { buyer: 0, investor: 0, again: 0 }
  for (const seats of [2, 3, 4]) {
    for (let seed = 1; seed <= 8; seed++) {
      const fx = silentEffects<Event>(fastChance(seed))
      const choice = fastChance(seed + 1000)
      const oldsToken = seed % 2 === 0 ? 'anyToken' : 'onEngineerTile'
      const state = ageOfEngineering.setup({ seats, options: { ...standardOptions, oldsToken } }, fx)
      while (!ageOfEngineering.turn(state).over) {
        ageOfEngineering.play(state, state.actor, pick(state, choice), fx)
        fillFastMarket(fastMarket, state)
        fastMarket.sell()
        const expected = seatsOf(seats).map(() => 0)
        for (const { by, bought } of salesNow(state)) {
          if (!bought) continue
          expected[bought.car.owner]! += bought.paid
          paid[by]++
          if (bought.tokens > 0) paid.again++
        }
        expect(Array.from(fastMarket.sure.subarray(0, seats))).toEqual(expected)
        const full = state.activeBuyers.length >= boardFor(componentTablesOf(state), seats).activeBuyerSpaces
        if (full) expect([...fastMarket.mixed]).toEqual([...fastMarket.sure])
      }
    }
  }
  expect(paid.buyer).toBeGreaterThan(1000)
  expect(paid.investor).toBeGreaterThan(300)
  expect(paid.again).toBeGreaterThan(300)
})

test('trying something does not change the fast market', () => {
  const fastMarket = new FastMarket()
  const state = ageOfEngineering.setup({ seats: 2, options: standardOptions }, silentEffects<Event>(fastChance(1)))
  const car = { body: 2, engine: 3, workers: 1, salesperson: false, marker: null, productionTokens: 0 }
  state.activeBuyers.push({ preference: 'engine', packard: null }, { preference: 'engine', packard: null })
  state.activeBuyers.push({ preference: 'body', packard: null })
  state.market.push({ ...car, owner: 0, price: 9 }, { ...car, owner: 1, engine: 2, price: 5 })
  fillFastMarket(fastMarket, state)
  const sold = () => {
    fastMarket.sell()
    return [...fastMarket.sure]
  }
  expect(sold()).toEqual([9, 5, 0, 0])
  fastMarket.restock(0, 1)
  expect(sold()).toEqual([18, 5, 0, 0])
  fastMarket.addInvestor({ kind: -1, least: 0, owners: 0b10 })
  expect(sold()).toEqual([18, 5, 0, 0])
  fastMarket.restock(1, 1)
  expect(sold()).toEqual([18, 10, 0, 0])
  fastMarket.restock(1, -1)
  fastMarket.withdrawInvestor()
  fastMarket.restock(0, -1)
  fastMarket.addBonus(1, 4)
  fastMarket.place({ owner: 1, body: 1, engine: 3, luxury: 1, price: 8 })
  expect(sold()).toEqual([13, 13, 0, 0])
  fastMarket.withdraw()
  fastMarket.addBonus(1, -4)
  expect(sold()).toEqual([9, 5, 0, 0])
})
