import { createRequire } from 'node:module'
import type { BuyerKind } from '@carriage/kraftwagen-family'
import type { Ctx, Game, State } from 'boardgame.io'
import type * as Core from 'boardgame.io/dist/types/packages/core.d.ts'
import type * as Internal from 'boardgame.io/dist/types/packages/internal.d.ts'
import {
  buyers,
  type Car,
  marketSpaces,
  type Position,
  priceBuyerPays,
  prices,
  roundMoney,
  rounds,
  seats,
  tileOf,
} from './components.ts'

// As on a server: boardgame.io then leaves out the checks and messages that are for developing a game.
process.env.NODE_ENV = 'production'

// Its folders have no `exports`, so only `require` finds them.
const require = createRequire(import.meta.url)
const { INVALID_MOVE } = require('boardgame.io/core') as typeof Core
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as typeof Internal

/** boardgame.io itself keeps whose turn it is and how many moves were made in it. */
type Board = Omit<Position, 'seat' | 'tileTaken'>

/** A legal move as `ai.enumerate` lists it. */
interface Listed {
  readonly move: 'takeTile' | 'offerCar' | 'pass'
  readonly args: readonly (string | number)[]
}

type ChainAndMarket = Game<Board, Record<string, unknown>, Board['chain']>

/** The game on boardgame.io, as its documentation teaches: moves change G, hooks of the turn do the rest. */
const chainAndMarket: ChainAndMarket = {
  name: 'chain-and-market',
  disableUndo: true, // the other contenders keep nothing to go back to, either

  setup: (_context, chain = []) => ({
    chain: [...chain],
    players: Array.from({ length: seats }, () => ({ body: 0, engine: 0, workers: 0, money: 0 })),
    market: [],
    availablePrices: [...prices],
    stacks: { ...buyers },
    stackMoney: { ...roundMoney },
    activeBuyers: [],
    round: 1,
  }),

  moves: {
    takeTile: ({ G, ctx, playerID }, tile: string) => {
      const place = G.chain.indexOf(tile)
      const player = G.players[Number(playerID)]
      if (ctx.numMoves !== 0 || place < 0 || !player) return INVALID_MOVE
      G.chain.splice(place, 1, Number(playerID))
      G.chain.shift()
      const { body, engine, workers, buyer } = tileOf(tile)
      player.body += body
      player.engine += engine
      player.workers += workers
      if (buyer && G.stacks[buyer] > 0) {
        G.stacks[buyer]--
        G.activeBuyers.push({ preference: buyer })
        player.money += G.stackMoney[buyer]
        G.stackMoney[buyer] = 0
      }
      G.chain.push(tile)
      return undefined
    },

    offerCar: ({ G, ctx, playerID }, price: number) => {
      const place = G.availablePrices.indexOf(price)
      const player = G.players[Number(playerID)]
      if (ctx.numMoves !== 1 || place < 0 || !player || !canOffer(G, playerID)) return INVALID_MOVE
      const { body, engine, workers } = player
      G.availablePrices.splice(place, 1)
      G.market.push({ owner: Number(playerID), body, engine, prestige: workers, price })
      player.body = 0
      player.engine = 0
      player.workers = 0
      return undefined
    },

    pass: ({ ctx }) => (ctx.numMoves === 1 ? undefined : INVALID_MOVE),
  },

  turn: {
    minMoves: 2,
    maxMoves: 2,
    order: { first: ({ G }) => Number(G.chain[0]), next: ({ G }) => Number(G.chain[0]) },
    onEnd: ({ G }) => {
      for (let tail = G.chain[0]; typeof tail === 'string'; tail = G.chain[0]) {
        G.chain.shift()
        G.chain.push(tail)
      }
      if (G.market.length === marketSpaces) endRound(G)
    },
  },

  endIf: ({ G }) => (G.round > rounds ? { scores: G.players.map(({ money }) => money) } : undefined),

  ai: {
    enumerate: (G, ctx, playerID) => {
      const moves: { move: Listed['move']; args: (string | number)[] }[] = []
      if (ctx.numMoves === 0) {
        for (const element of G.chain)
          if (typeof element === 'string') moves.push({ move: 'takeTile', args: [element] })
        return moves
      }
      if (canOffer(G, playerID)) for (const price of G.availablePrices) moves.push({ move: 'offerCar', args: [price] })
      moves.push({ move: 'pass', args: [] })
      return moves
    },
  },
}

function canOffer(G: Board, playerID: string): boolean {
  const player = G.players[Number(playerID)]
  return player !== undefined && player.body > 0 && player.engine > 0 && player.workers > 0
}

function endRound(G: Board): void {
  const cars = [...G.market]
  for (const { preference } of G.activeBuyers) {
    const car = favourite(preference, cars)
    const seller = car && G.players[car.owner]
    if (!seller) break
    cars.splice(cars.indexOf(car), 1)
    seller.money += car.price * (preference === 'price' ? priceBuyerPays : 1)
  }
  G.market = []
  G.availablePrices = [...prices]
  for (const { preference } of G.activeBuyers) G.stacks[preference]++
  G.activeBuyers = []
  G.stackMoney.body += roundMoney.body
  G.stackMoney.engine += roundMoney.engine
  G.stackMoney.prestige += roundMoney.prestige
  G.stackMoney.price += roundMoney.price
  G.round++
}

function favourite(preference: BuyerKind, cars: readonly Car[]): Car | undefined {
  const appeal = (car: Car) => (preference === 'price' ? -car.price : car[preference])
  return cars.toSorted((a, b) => appeal(b) - appeal(a) || a.price - b.price)[0]
}

const reduce = CreateGameReducer({ game: chainAndMarket })

/** A match without a client, a server or an interface: only the reducer that all of them use. */
export class BoardgameMatch {
  #state: State<Board>

  constructor(chain: Board['chain']) {
    this.#state = InitializeGame({ game: chainAndMarket, numPlayers: seats, setupData: chain }) as State<Board>
  }

  get over(): boolean {
    return this.#ctx.gameover !== undefined
  }

  moves(): readonly Listed[] {
    const { G } = this.#state
    return chainAndMarket.ai?.enumerate(G, this.#ctx, this.#ctx.currentPlayer) as Listed[] // it lists nothing else
  }

  play({ move, args }: Listed): void {
    const { currentPlayer } = this.#ctx
    this.#state = reduce(this.#state, {
      type: 'MAKE_MOVE',
      payload: { type: move, args, playerID: currentPlayer },
    }) as State<Board>
  }

  get position(): Position {
    const { G } = this.#state
    return { ...G, seat: Number(this.#ctx.currentPlayer), tileTaken: this.#ctx.numMoves === 1 }
  }

  get #ctx(): Ctx {
    return this.#state.ctx
  }
}
