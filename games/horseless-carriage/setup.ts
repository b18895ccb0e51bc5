import {
  arrange,
  drawFrom,
  type Effects,
  legal,
  refuse,
  type Seat,
  seatsOf,
  secret,
  type Terms,
  type Verdict,
} from '@carriage/kernel'
import { type Colour, colours, dimensions, type Quadrant } from './components/index.ts'
import type { Event } from './events.ts'
import { expandFactory } from './factories.ts'
import { checkSetUp, type DepartmentPiece, freshFactory, refusalOf } from './factory/index.ts'
import { freeze } from './freeze.ts'
import { addAt, emptyMarket, nicheIn, setPrices, xOf, yOf } from './market.ts'
import type { MoveOf } from './moves.ts'
import type { Options } from './options.ts'
import { type Player, playerOf, type State } from './state.ts'
import { deckOf, neutralCardOf, neutralDeckOf, playerNumberOf, startSupply, tablesOf } from './tables.ts'

/** The table as it stands when the starting departments are placed: HC-2.20. */
export function layOut({ seats, options }: Terms<Options>, fx: Effects<Event>): State {
  const { components } = tablesOf({ options })
  const [bottom, left, ...offBoard] = arrange(dimensions, fx) // HC-2.2, HC-2.3
  if (bottom === undefined || left === undefined) throw new RangeError('There are five research tracks.')
  const order = arrange(seatsOf(seats), fx) // HC-2.7
  const number = playerNumberOf(seats)
  const { gantt } = components.players.rows[number]
  const start = (track: string) => seatsOf(seats).map(() => (track === bottom || track === left ? 1 : 0)) // HC-2.4
  const state: State = {
    options,
    year: 1,
    stage: { name: 'setUp' },
    order,
    players: seatsOf(seats).map((seat) => seatPlayer(seat, gantt[order.indexOf(seat)] ?? 0, options)),
    bottom,
    left,
    offBoard,
    obsolescence: 'bottom', // HC-2.6
    minimums: { speed: 0, range: 0, design: 0, reliability: 0, safety: 0 }, // HC-2.5
    markers: {
      speed: start('speed'),
      range: start('range'),
      design: start('design'),
      reliability: start('reliability'),
      safety: start('safety'),
    },
    supply: startSupply(options, seats), // HC-2.18
    buyers: emptyMarket(),
    sparks: emptyMarket(), // HC-2.19
    prices: [null, null, null, null],
    timecard: { value: components.punchClock.start[number], flipped: false }, // HC-2.14
    neutralDeck: neutralDeckOf(options),
  }
  fx.tell({ kind: 'tracksDrawn', bottom, left, offBoard: offBoard.slice() })
  fx.tell({ kind: 'orderDrawn', order: order.slice(), gantt: gantt.slice() })
  return state
}

function seatPlayer(seat: Seat, gantt: number, options: Options): Player {
  const colour = colourOf(options, seat)
  return {
    colour,
    wealth: 0, // HC-2.19
    gantt, // HC-2.8
    capacity: tablesOf({ options }).components.assemblyTrack.capacities[0] ?? 1, // HC-2.13
    factory: freeze(freshFactory()), // HC-2.11
    hand: secret(
      deckOf(options, colour).map(({ id }) => id),
      [seat],
    ), // HC-2.1
    revealed: [],
  }
}

/** HC-2.1 A colour nobody else has: the one agreed on, else the first that is free. */
function colourOf({ colours: chosen = [] }: Options, seat: Seat): Colour {
  const free = colours.filter((colour) => !chosen.includes(colour))
  const colour = [...chosen, ...free][seat]
  if (colour === undefined) throw new RangeError(`There is no colour for seat ${seat}.`)
  return colour
}

/** HC-2.10 All place at the same time: the seats that have not yet. */
export function seatsToPlace({ players }: State): Seat[] {
  return seatsOf(players.length).filter((seat) => players[seat]?.factory.pieces.length === 0)
}

type Placement = MoveOf<'placeDepartments'>

/** HC-2.9 */
export function judgePlacement(state: State, seat: Seat, move: Placement): Verdict {
  const { factory } = playerOf(state, seat)
  if (factory.pieces.length > 0) return refuse('HC-2.9', { seat })
  const verdict = checkSetUp(factory, piecesOf(move), state.options)
  return verdict.ok ? legal : refusalOf(verdict)
}

export function placeDepartments(state: State, seat: Seat, move: Placement, fx: Effects<Event>): void {
  const player = playerOf(state, seat)
  const [research, planning] = piecesOf(move)
  player.factory = expandFactory(player.factory, { pieces: [research, planning], expansion: null })
  state.supply.research -= 1
  state.supply.planning -= 1
  fx.tell({ kind: 'departmentsPlaced', seat, research, planning })
}

function piecesOf({ research, planning }: Placement): [research: DepartmentPiece, planning: DepartmentPiece] {
  return [
    { kind: 'department', type: 'research', ...research },
    { kind: 'department', type: 'planning', ...planning },
  ]
}

/** HC-2.15 to HC-2.17: the first buyers come when the last player has placed. */
export function bringFirstBuyers(state: State, fx: Effects<Event>): void {
  const { neutralAtSetUp } = tablesOf(state).components.players.rows[playerNumberOf(state.players.length)]
  for (let drawn = 0; drawn < neutralAtSetUp; drawn++) bringNeutralBuyer(state, 'I', fx)
  state.neutralDeck = neutralDeckOf(state.options) // HC-2.16
  setPrices(state)
  fx.tell({ kind: 'pricesSet', prices: state.prices.slice() })
}

/** HC-10.14 One buyer of the card's type on the card's niche, HC-10.15 however many wait there. */
export function bringNeutralBuyer(state: State, quadrant: Quadrant, fx: Effects<Event>): void {
  const tables = tablesOf(state)
  const card = drawFrom(state.neutralDeck, fx)
  const place = neutralCardOf(tables, card)
  const niche = nicheIn(tables, quadrant, place)
  addAt(state.buyers, place.type, niche, 1)
  fx.tell({ kind: 'neutralBuyerCame', card, quadrant, type: place.type, x: xOf(niche), y: yOf(niche) })
}
