import { type Chance, fastChance } from '@carriage/kernel'

/** The tables that both editions have, under the names of either. */
interface Box {
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
 * A box with other prices, points and another circuit, the same for the same number. What bots learned with the standard
 * box should also serve there: docs/training.md says how that is measured.
 */
export function changedBox(standard: object, number: number): object {
  const box = structuredClone(standard) as Box // the component tables of a Kraftwagen
  const chance = fastChance(number)
  const prices = factor(chance)
  for (const round of Object.values(box.rounds.rows))
    round.prices = rising(round.prices, 0, (price) => price * prices + chance.below(3) - 1)
  box.circuit.lapSpaces += chance.below(5) - 2
  const race = factor(chance)
  for (const table of [box.raceMoney, box.placePoints])
    if (table) table.rows = rising(table.rows.toReversed(), 0, (points) => points * race).toReversed()
  for (const table of [box.lapMoney, box.lapPoints])
    if (table) table.rows = rising(table.rows, -1, (points) => points * race)
  for (const table of [box.awards, box.achievements]) {
    const rows = Object.values(table?.rows ?? {})
    // Exchanged, since their sum is fixed.
    for (let last = rows.length - 1; last > 0; last--) {
      const [row, other] = [rows[last], rows[chance.below(last + 1)]]
      if (row && other) [row.points, other.points] = [other.points, row.points]
    }
  }
  for (const table of [box.stackMoney, box.whiteMarkers])
    for (const preference of Object.keys(table?.rows ?? {})) if (table) table.rows[preference] = chance.below(4)
  return box
}

/** Whole numbers, each larger than the one before. */
function rising(numbers: readonly number[], below: number, change: (number: number) => number): number[] {
  let before = below
  return numbers.map((number) => {
    before = Math.max(before + 1, Math.round(change(number)))
    return before
  })
}

function factor(chance: Chance): number {
  return mostTimes ** ((chance.below(201) - 100) / 100)
}
