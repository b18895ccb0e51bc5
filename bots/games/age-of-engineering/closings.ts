import {
  ageOfEngineering,
  type Car,
  companyOf,
  componentTablesOf,
  type Event,
  type Investor,
  type Move,
  type MoveOf,
  markerValue,
  marketIsFull,
  preferences,
  type State,
} from '@carriage/age-of-engineering'
import { fastChance, type Seat, silentEffects } from '@carriage/kernel'
import { FastMarket } from '../kraftwagen-family/fast-market.ts'
import { gainIn } from '../kraftwagen-family/turn-plans.ts'
import { gainWith } from './cars.ts'
import { fillFastMarket, investorIn } from './fast-market.ts'

/** What free plays must bring, as sales look now, to be worth a thought. */
const leastGain = 0.5
const mostExchanges = 2
/** Limits of a turn that ends the round: sets of free plays that are proposed, and tokens and markers that are combined. */
const mostAtTheEnd = 8
const combined = 4

const fastMarket = new FastMarket()
/** Free plays draw nothing. */
const noLuck = silentEffects<Event>(fastChance(1))

/** What can be done for the sales before a turn ends: production tokens, and one of the markers that are free plays. */
export function closings(state: State, seat: Seat): Move[][] {
  const { investors, engineeringMarkers } = companyOf(state, seat)
  if (investors.length === 0 && engineeringMarkers.length === 0) return []
  if (!state.market.some(({ owner }) => owner === seat)) return []
  if (endsTheRound(state)) return closingsAtTheEnd(state, seat)
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

/** Whether the round is scored when this turn ends. */
export function endsTheRound(state: State): boolean {
  return marketIsFull(state) || state.marketMarker === componentTablesOf(state).components.marketTrack.spaces
}

/** A set of free plays of a turn that ends the round. */
interface Closing {
  readonly moves: readonly Move[]
  readonly after: State
  /** Who is paid what, as a comparable text. */
  readonly key: string
  /** What is gained, with the best or the worst that the owner of Buick's marker can do then. */
  readonly gain: number
}

/**
 * Free plays before a scoring: all tokens on all own cars, each marker, and the best of both together. Sales are certain
 * then but for Buick's buyer, so a play may be good that brings nothing as sales look now.
 */
function closingsAtTheEnd(state: State, seat: Seat): Move[][] {
  const { investors } = companyOf(state, seat)
  const none: Closing = { moves: [], after: state, ...saleOf(state, seat) }
  let tokens: readonly Closing[] = [none]
  for (const each of investors) {
    const isHis = (move: Move) => move.kind === 'useProductionToken' && move.investor === each
    tokens = [...tokens, ...tokens.flatMap((before) => goOn(before, seat, isHis))]
  }
  const marked = bestOfThem(tokens, combined).flatMap((before) => goOn(before, seat, isMarker))
  const different = new Map<string, Closing>()
  for (const closing of [...tokens, ...marked]) {
    if (closing.key === none.key) continue
    // Another investor who brings the same may be worth less later.
    const key = `${closing.key} ${companyOf(closing.after, seat).investors.join()}`
    if (!different.has(key)) different.set(key, closing)
  }
  return bestOfThem([...different.values()], mostAtTheEnd).map(({ moves }) => [...moves])
}

/** The set with one more free play. */
function goOn({ moves, after }: Closing, seat: Seat, isWanted: (move: Move) => boolean): Closing[] {
  return [...ageOfEngineering.moves(after, seat)].filter(isWanted).map((move) => {
    const next = ageOfEngineering.clone(after)
    ageOfEngineering.play(next, seat, move, noLuck)
    return { moves: [...moves, move], after: next, ...saleOf(next, seat) }
  })
}

function isMarker({ kind }: Move): boolean {
  return kind === 'usePackard' || kind === 'exchange' || kind === 'exchangeCrew'
}

function bestOfThem(closings: readonly Closing[], most: number): Closing[] {
  return closings.toSorted((a, b) => b.gain - a.gain || a.moves.length - b.moves.length).slice(0, most)
}

/** The sales with each buyer that Buick's marker may bring. */
function saleOf(state: State, seat: Seat): Pick<Closing, 'key' | 'gain'> {
  const seats = state.companies.length
  const owner = state.companies.findIndex(({ engineeringMarkers }) => engineeringMarkers.includes('buick5'))
  fillFastMarket(fastMarket, state)
  fastMarket.predict(0, [])
  fastMarket.sell()
  let key = fastMarket.sure.join()
  let gain = gainIn(fastMarket, seats, seat)
  if (owner < 0) return { key, gain }
  for (const [kind, preference] of preferences.entries()) {
    if (state.stacks[preference] === 0) continue
    fastMarket.addBuyer(kind, 0)
    fastMarket.sell()
    fastMarket.withdrawBuyer()
    key += `;${fastMarket.sure.join()}`
    const then = gainIn(fastMarket, seats, seat)
    gain = owner === seat ? Math.max(gain, then) : Math.min(gain, then)
  }
  return { key, gain }
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
