import { type Phrase, type Seat, seatName } from '@carriage/kernel'
import { expandFactory, expansionsLaid } from '../factories.ts'
import {
  type Brochure,
  brochures,
  drawFactory,
  expansionsLeft,
  type Factory,
  type Plan,
  surveyFactory,
} from '../factory/index.ts'
import { dealershipOf } from '../market/windows.ts'
import type { Options } from '../options.ts'
import { playerOf, type State } from '../state.ts'
import { cardOf, tablesOf } from '../tables.ts'
import { drawn, list, yesOrNo } from './phrases.ts'
import { card, colour, dealershipPhrase, knownContent, mainline, specs, tiles, types, vehicles } from './things.ts'

/** A player: the board at the seat, the cards as far as they can be seen, the factory with what it offers. */
export function playerLines(view: State, seat: Seat): Phrase[] {
  const { factory } = playerOf(view, seat)
  return [
    headLine(view, seat),
    ...handLines(view, seat),
    ...offerLines(view, seat),
    ...planLines(view, seat),
    ...factoryLines(plannedFactory(view, seat) ?? factory, view.options),
  ]
}

function headLine(view: State, seat: Seat): Phrase {
  const { colour: own, wealth, gantt, capacity, factory } = playerOf(view, seat)
  const expansions = expansionsLeft(factory, view.options)
  return {
    id: 'board.player',
    values: { seat: seatName(seat), colour: colour(own), wealth, gantt, capacity, expansions },
  }
}

function handLines(view: State, seat: Seat): Phrase[] {
  const { hand, revealed, factory } = playerOf(view, seat)
  const held = knownContent(hand)
  if (!held) return [{ id: 'board.hand.hidden', values: { revealed: revealed.length } }]
  const tables = tablesOf(view)
  // HC-10.2
  const playable = held.filter((id) => cardOf(tables, id).year <= expansionsLaid(factory))
  const cards = list(
    playable.map((id) => card(view, id)),
    'semicolon',
  )
  return [{ id: 'board.hand', values: { held: held.length, now: playable.length, cards } }]
}

/** What each dealership would offer as the factory stands; in the sales, what it has left. */
function offerLines(view: State, seat: Seat): Phrase[] {
  const { factory } = playerOf(view, seat)
  const lines = brochures(factory, view.minimums, view.options).flatMap((brochure) =>
    brochureLine(view, seat, brochure),
  )
  const { stage } = view
  if (stage.name !== 'sales') return lines
  const stock = (stage.offers[seat]?.mainlines ?? []).map(({ piece, type, stock: left }) => ({
    id: 'stock',
    values: { mainline: mainline(playerOf(view, seat), piece), vehicles: vehicles(type, left) },
  }))
  return stock.length === 0 ? lines : [...lines, { id: 'board.stock', values: { stock: list(stock, 'comma') } }]
}

function brochureLine(view: State, seat: Seat, brochure: Brochure): Phrase[] {
  const piece = playerOf(view, seat).factory.pieces[brochure.dealership]
  if (piece?.kind !== 'dealership') return []
  // In the sales it is unchanged.
  const printed = view.stage.name === 'sales' ? view.stage.offers[seat] : undefined
  const { specs: printedSpecs, types: sold, window, open } = (printed && dealershipOf(printed, piece.type)) ?? brochure
  return [
    {
      id: 'board.dealership',
      values: {
        dealership: dealershipPhrase(piece.type),
        open: yesOrNo(open),
        window,
        specs: specs(printedSpecs),
        mainlines: sold.length,
        types: types(sold),
      },
    },
  ]
}

function planLines({ stage }: State, seat: Seat): Phrase[] {
  if (stage.name !== 'factory') return []
  const stored = stage.plans[seat]
  if (!stored) return []
  if (stored.state === 'submitted' && knownContent<Plan>(stored.plan)) return [{ id: 'board.plan.drawn' }]
  if (stored.state !== 'draft') return [{ id: `board.plan.${stored.state}` }]
  const short = stored.short === null ? null : knownContent(stored.short)
  if (short === null) return [{ id: stored.kept ? 'board.plan.withdrawn' : 'board.plan.none' }]
  if (short === undefined) return [{ id: 'board.plan.reopened' }]
  const printedSpecs = short.map(({ tile, need, left }) => ({
    id: 'short',
    values: { tiles: tiles(tile, need), left },
  }))
  return [{ id: 'board.plan.short', values: { short: list(printedSpecs, 'comma') } }]
}

/** The factory, with the submitted plan if the viewer may see it. */
function plannedFactory({ stage, players }: State, seat: Seat) {
  const stored = stage.name === 'factory' ? stage.plans[seat] : undefined
  const plan: Plan | undefined = stored?.state === 'submitted' ? knownContent<Plan>(stored.plan) : undefined
  const factory = players[seat]?.factory
  return plan && factory ? expandFactory(factory, plan) : undefined
}

/** A factory as text, with the numbers of its columns and rows: the last digits above, whole ones at the left. */
function factoryLines(factory: Factory, options: Options): Phrase[] {
  const { ground } = surveyFactory(factory, options).layout
  // The ground has one more square on every side than there is floor.
  const left = ground.left + 1
  const top = ground.top + 1
  const right = left + ground.width - 3
  const digits = Array.from({ length: ground.width - 2 }, (_, column) => Math.abs(left + column) % 10).join('')
  const rows = drawFactory(factory, options).split('\n')
  return [
    { id: 'board.ruler', values: { digits, left, right } },
    ...rows.map((row, index) => drawn(`${String(top + index).padStart(6)}  ${row}`)),
  ]
}
