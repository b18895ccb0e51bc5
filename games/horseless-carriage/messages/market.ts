import { type Phrase, seatName, seatsOf } from '@carriage/kernel'
import type { VehicleType } from '../components/index.ts'
import { axesOf, boardSize, countAt, nicheAt, requirementsOf, segmentAt } from '../market/niches.ts'
import type { PerType, State } from '../state.ts'
import { tablesOf, typesIn } from '../tables.ts'
import { drawn, list } from './phrases.ts'
import { dealershipPhrase, track, windowPhrase, windowSpans } from './things.ts'

const signs: Readonly<Record<VehicleType, string>> = { car: 'c', sports: 's', truck: 't' }
const cellWidth = 9

/**
 * The market board, the top row first. Each niche shows its price and its buyers; below a row stand its sparks.
 * At the left is the row and what it requires, at the bottom the same of the columns.
 */
export function marketLines(view: State): Phrase[] {
  const columns = Array.from({ length: boardSize }, (_, x) => x)
  const lines: Phrase[] = [{ id: 'board.market', values: { left: track(view.left), bottom: track(view.bottom) } }]
  for (let y = boardSize - 1; y >= 0; y--) {
    const [, least] = requirementsOf(view, nicheAt(0, y))
    lines.push(drawn(`${label(y, least)}${cells(columns.map((x) => buyersCell(view, nicheAt(x, y))))}`))
    const sparks = columns.map((x) => counts(view, view.sparks, nicheAt(x, y)))
    if (sparks.some((cell) => cell !== '')) {
      lines.push(drawn(`${' '.repeat(5)}${cells(sparks.map((cell) => (cell === '' ? '' : `*:${cell}`)))}`))
    }
  }
  const foot = columns.map((x) => `${x}/${requirementsOf(view, nicheAt(x, 0))[0]}`)
  lines.push(drawn(`${' '.repeat(5)}${cells(foot)}`))
  lines.push(pricesLine(view), ...windowLines(view))
  return lines
}

function label(row: number, least: number): string {
  return `${row}/${least}`.padEnd(5)
}

function cells(texts: readonly string[]): string {
  return texts
    .map((text) => text.padEnd(cellWidth))
    .join('')
    .trimEnd()
}

function buyersCell(view: State, niche: number): string {
  const price = view.prices[segmentAt(tablesOf(view), niche)] ?? null
  const waiting = counts(view, view.buyers, niche)
  const sign = price === null ? '-' : String(price)
  return waiting === '' ? sign : `${sign}:${waiting}`
}

function counts({ options }: State, on: PerType<number[]>, niche: number): string {
  return typesIn(options)
    .map((type) => ({ type, count: countAt(on, type, niche) }))
    .filter(({ count }) => count > 0)
    .map(({ type, count }) => `${count}${signs[type]}`)
    .join('')
}

/** What a vehicle of each type earns beyond the price of its niche. */
function pricesLine(view: State): Phrase {
  const { rows } = tablesOf(view).components.bonuses
  return { id: 'board.bonuses', values: { sports: rows.sports, truck: rows.truck, all: typesIn(view.options).length } }
}

/** The windows that lie on the board in this year's sales. */
function windowLines(view: State): Phrase[] {
  const { stage, players } = view
  if (stage.name !== 'sales') return []
  const placed = seatsOf(players.length).flatMap((seat) =>
    (stage.offers[seat]?.dealerships ?? []).flatMap((of) =>
      of.placed
        ? [
            {
              id: 'window.of',
              values: {
                seat: seatName(seat),
                dealership: dealershipPhrase(of.size),
                window: windowPhrase(axesOf(view), of.placed),
                place: windowSpans(of.placed),
              },
            },
          ]
        : [],
    ),
  )
  return placed.length === 0 ? [] : [{ id: 'board.windows', values: { windows: list(placed, 'semicolon') } }]
}
