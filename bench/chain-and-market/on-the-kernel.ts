import { arrange, type Game, legal, rankByPoints, refuse, type Seat, seatsOf } from '@carriage/kernel'
import {
  addStackMoney,
  bringIntoPlay,
  type Chain,
  chooseCar,
  collectStackMoney,
  type PerPreference,
  putToFront,
  returnBuyers,
  seatAtTail,
  sweepTail,
  takePrice,
  takeTileFromChain,
} from '@carriage/kraftwagen-family'
import * as z from 'zod/mini'
import {
  buyers,
  type Car,
  marketSpaces,
  type Player,
  type Position,
  priceBuyerPays,
  prices,
  roundMoney,
  rounds,
  seats,
  tileIds,
  tileOf,
} from './components.ts'

const moveSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('takeTile'), tile: z.string() }),
  z.strictObject({ kind: z.literal('offerCar'), price: z.int() }),
  z.strictObject({ kind: z.literal('pass') }),
])

export type Move = z.infer<typeof moveSchema>

export interface State extends Position {
  chain: Chain
  seat: Seat
}

const noOptions = z.strictObject({})
const pass: Move = { kind: 'pass' }

/** The game on our kernel, out of the mechanisms that our games use. It emits no events. */
export const chainAndMarket = {
  id: 'chain-and-market',
  rules: 1,
  seats: { min: seats, max: seats },
  options: noOptions,
  move: moveSchema,

  setup(_options, fx) {
    const chain: Chain = [...arrange(seatsOf(seats), fx), ...arrange(tileIds, fx)]
    const state: State = {
      chain,
      players: seatsOf(seats).map(() => ({ body: 0, engine: 0, workers: 0, money: 0 })),
      market: [],
      availablePrices: prices.slice(),
      stacks: { ...buyers },
      stackMoney: { ...roundMoney },
      activeBuyers: [],
      tileTaken: false,
      seat: seatAtTail(chain),
      round: 1,
    }
    return state
  },

  turn(state) {
    if (state.round > rounds) return { over: true, result: rankByPoints(state.players.map(({ money }) => money)) }
    return { over: false, decision: state.tileTaken ? 'offerCar' : 'takeTile', seats: eachSeat[state.seat] ?? [] }
  },

  moves(state) {
    const moves: Move[] = []
    if (!state.tileTaken) {
      for (const element of state.chain)
        if (typeof element === 'string') moves.push({ kind: 'takeTile', tile: element })
      return moves
    }
    if (canOffer(state)) for (const price of state.availablePrices) moves.push({ kind: 'offerCar', price })
    moves.push(pass)
    return moves
  },

  judge(state, _seat, move) {
    switch (move.kind) {
      case 'takeTile':
        return !state.tileTaken && state.chain.includes(move.tile) ? legal : refuse('take a tile of the chain first')
      case 'offerCar':
        return state.tileTaken && canOffer(state) && state.availablePrices.includes(move.price)
          ? legal
          : refuse('a car needs its parts, a worker and a price')
      case 'pass':
        return state.tileTaken ? legal : refuse('take a tile first')
    }
  },

  play(state, seat, move) {
    if (move.kind === 'takeTile') {
      takeTileFromChain(state.chain, move.tile)
      useTile(state, seat, move.tile)
      putToFront(state.chain, move.tile)
      state.tileTaken = true
      return
    }
    if (move.kind === 'offerCar') offerCar(state, seat, move.price)
    sweepTail(state.chain)
    if (state.market.length === marketSpaces) endRound(state)
    state.tileTaken = false
    state.seat = seatAtTail(state.chain)
  },

  clone(state) {
    return {
      chain: state.chain.slice(),
      players: state.players.map(clonePlayer),
      market: state.market.slice(), // a car on the market never changes
      availablePrices: state.availablePrices.slice(),
      stacks: clonePreferences(state.stacks),
      stackMoney: clonePreferences(state.stackMoney),
      activeBuyers: state.activeBuyers.slice(),
      tileTaken: state.tileTaken,
      seat: state.seat,
      round: state.round,
    }
  },
} satisfies Game<State, Move, object, object>

const eachSeat: readonly (readonly Seat[])[] = seatsOf(seats).map((seat) => [seat])

function playerOf(state: State, seat: number): Player {
  const player = state.players[seat]
  if (!player) throw new RangeError(`There is no seat ${seat}.`)
  return player
}

function canOffer(state: State): boolean {
  const { body, engine, workers } = playerOf(state, state.seat)
  return body > 0 && engine > 0 && workers > 0
}

function useTile(state: State, seat: Seat, id: string): void {
  const tile = tileOf(id)
  const player = playerOf(state, seat)
  player.body += tile.body
  player.engine += tile.engine
  player.workers += tile.workers
  if (tile.buyer && state.stacks[tile.buyer] > 0) {
    bringIntoPlay(state, { preference: tile.buyer })
    player.money += collectStackMoney(state.stackMoney, tile.buyer)
  }
}

function offerCar(state: State, seat: Seat, price: number): void {
  const player = playerOf(state, seat)
  takePrice(state.availablePrices, price)
  state.market.push({ owner: seat, body: player.body, engine: player.engine, prestige: player.workers, price })
  player.body = 0
  player.engine = 0
  player.workers = 0
}

function endRound(state: State): void {
  const offers: (Car | null)[] = state.market.slice()
  for (const { preference } of state.activeBuyers) {
    const choice = chooseCar(preference, offers)
    const car = choice && offers[choice.car]
    if (!car) break
    offers[choice.car] = null
    playerOf(state, car.owner).money += car.price * (preference === 'price' ? priceBuyerPays : 1)
  }
  state.market = []
  state.availablePrices = prices.slice()
  returnBuyers(state)
  addStackMoney(state.stackMoney, roundMoney)
  state.round++
}

function clonePlayer({ body, engine, workers, money }: Player): Player {
  return { body, engine, workers, money }
}

function clonePreferences({ body, engine, prestige, price }: PerPreference<number>): PerPreference<number> {
  return { body, engine, prestige, price }
}
