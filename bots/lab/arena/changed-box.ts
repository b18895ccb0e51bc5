import { type Chance, fastChance } from '@carriage/kernel'
import { changeFactoryBox, type FactoryBox } from './changed-factory-box.ts'
import { risingNumbers, shuffled } from './changed-numbers.ts'

/** The tables that both editions of Kraftwagen have, under the names of either. */
interface CarMarketBox {
  readonly rounds: { readonly rows: Readonly<Record<string, { prices: number[] }>> }
  readonly circuit: { lapSpaces: number }
  readonly raceMoney?: { rows: number[] }
  readonly placePoints?: { rows: number[] }
  readonly lapMoney?: { rows: number[] }
  readonly lapPoints?: { rows: number[] }
  readonly awards?: { readonly rows: Readonly<Record<string, { points: number }>> }
  readonly achievements?: { readonly rows: Readonly<Record<string, { points: number }>> }
  readonly stackMoney?: { readonly rows: Record<string, number> }
  readonly whiteMarkers?: { readonly rows: Record<string, number> }
}

/** The most that prices and the race are multiplied by, each by its own number; at least by its inverse. */
const mostTimes = 1.6

/**
 * A box with other contents, the same for the same number. What bots learned with the standard box should also serve there:
 * docs/training.md says how that is measured.
 */
export function changedBox(standard: object, number: number): object {
  const chance = fastChance(number)
  const box = structuredClone(standard)
  // Component tables are plain data, distinguished by a table that only one kind has.
  if ('playerDecks' in box) changeFactoryBox(box as FactoryBox, chance)
  else changeCarMarket(box as CarMarketBox, chance)
  return box
}

/** Other prices, points and money beside the buyers, and another circuit. */
function changeCarMarket(box: CarMarketBox, chance: Chance): void {
  const prices = factor(chance)
  for (const round of Object.values(box.rounds.rows))
    round.prices = risingNumbers(round.prices, 0, (price) => price * prices + chance.below(3) - 1)
  box.circuit.lapSpaces += chance.below(5) - 2
  const race = factor(chance)
  for (const table of [box.raceMoney, box.placePoints])
    if (table) table.rows = risingNumbers(table.rows.toReversed(), 0, (points) => points * race).toReversed()
  for (const table of [box.lapMoney, box.lapPoints])
    if (table) table.rows = risingNumbers(table.rows, -1, (points) => points * race)
  for (const table of [box.awards, box.achievements]) {
    const rows = Object.values(table?.rows ?? {})
    // Exchanged, since their sum is fixed.
    const points = shuffled(
      rows.map((row) => row.points),
      chance,
    )
    for (const [index, row] of rows.entries()) row.points = points[index] ?? row.points
  }
  for (const table of [box.stackMoney, box.whiteMarkers])
    for (const preference of Object.keys(table?.rows ?? {})) if (table) table.rows[preference] = chance.below(4)
}

function factor(chance: Chance): number {
  return mostTimes ** ((chance.below(201) - 100) / 100)
}
