import {
  ageOfEngineering,
  type Car,
  companyOf,
  componentTablesOf,
  type Investor,
  type Move,
  type MoveOf,
  markerValue,
  type State,
} from '@carriage/age-of-engineering'
import type { Seat } from '@carriage/kernel'
import { FastMarket } from '../../motorworks/fast-market.ts'
import { gainIn } from '../../motorworks/turn-plans.ts'
import { gainWith } from './cars.ts'
import { fillFastMarket, investorIn } from './fast-market.ts'

/** What free plays must bring, as sales look now, to be worth a thought. */
const leastGain = 0.5
const mostExchanges = 2

const fastMarket = new FastMarket()

/** What can be done for the sales before a turn ends: production tokens, and one of the markers that are free plays. */
export function closings(state: State, seat: Seat): Move[][] {
  const { investors, engineeringMarkers } = companyOf(state, seat)
  if (investors.length === 0 && engineeringMarkers.length === 0) return []
  if (!state.market.some(({ owner }) => owner === seat)) return []
  const found: Move[][] = []
  const tokens = tokensInOrder(state, seat, investors)
  for (let used = 1; used <= tokens.length; used++) found.push(tokens.slice(0, used))
  if (engineeringMarkers.length === 0) return found
  const moves = [...ageOfEngineering.moves(state, seat)]
  const packard = bestPackard(state, seat, moves)
  if (packard) found.push([packard])
  if (packard && tokens.length > 0) found.push([...tokens, packard])
  for (const exchange of bestExchanges(state, seat, moves)) found.push([exchange])
  return found
}

/** The tokens that add to the sales, each after the ones that add more. */
function tokensInOrder(state: State, seat: Seat, investors: readonly Investor[]): Move[] {
  if (investors.length === 0) return []
  const seats = state.companies.length
  const tables = componentTablesOf(state)
  fillFastMarket(fastMarket, state)
  fastMarket.sell()
  let gain = gainIn(fastMarket, seats, seat)
  const left = investors.slice()
  const moves: Move[] = []
  while (left.length > 0) {
    let best: { investor: Investor; car: number; gain: number } | undefined
    for (const investor of left) {
      fastMarket.addInvestor(investorIn(state, tables, investor))
      for (let car = 0; car < state.market.length; car++) {
        if (state.market[car]?.owner !== seat) continue
        fastMarket.restock(car, 1)
        fastMarket.sell()
        fastMarket.restock(car, -1)
        const then = gainIn(fastMarket, seats, seat)
        if (!best || then > best.gain) best = { investor, car, gain: then }
      }
      fastMarket.withdrawInvestor()
    }
    const price = best && state.market[best.car]?.price
    if (!best || price === undefined || best.gain < gain + leastGain) return moves
    moves.push({ kind: 'useProductionToken', investor: best.investor, car: price })
    fastMarket.addInvestor(investorIn(state, tables, best.investor))
    fastMarket.restock(best.car, 1)
    left.splice(left.indexOf(best.investor), 1)
    gain = best.gain
  }
  return moves
}

/** The marker beside the buyer where it brings the most. */
function bestPackard(state: State, seat: Seat, moves: readonly Move[]): Move | undefined {
  const seats = state.companies.length
  const tables = componentTablesOf(state)
  fillFastMarket(fastMarket, state)
  fastMarket.sell()
  let most = gainIn(fastMarket, seats, seat) + leastGain
  let best: Move | undefined
  for (const move of moves) {
    if (move.kind !== 'usePackard') continue
    const bonus = markerValue(tables, move.marker)
    fastMarket.addBonus(move.buyer, bonus)
    fastMarket.sell()
    fastMarket.addBonus(move.buyer, -bonus)
    const gain = gainIn(fastMarket, seats, seat)
    if (gain < most) continue
    most = gain
    best = move
  }
  return best
}

/** The exchanges that would sell the most. */
function bestExchanges(state: State, seat: Seat, moves: readonly Move[]): Move[] {
  fillFastMarket(fastMarket, state)
  fastMarket.sell()
  const before = gainIn(fastMarket, state.companies.length, seat) + leastGain
  const found: { move: Move; gain: number }[] = []
  for (const move of moves) {
    if (move.kind !== 'exchange' && move.kind !== 'exchangeCrew') continue
    const car = state.market.find(({ price }) => price === move.car)
    if (!car) continue
    const gain = gainWith(state, seat, car, changed(car, move))
    if (gain > before) found.push({ move, gain })
  }
  return found
    .sort((a, b) => b.gain - a.gain)
    .slice(0, mostExchanges)
    .map(({ move }) => move)
}

function changed(car: Car, move: MoveOf<'exchange' | 'exchangeCrew'>): Car {
  if (move.kind === 'exchange') return { ...car, [move.change]: move.to }
  return { ...car, workers: move.workers, salesperson: move.salesperson }
}
