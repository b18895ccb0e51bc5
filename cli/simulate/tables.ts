import { type AnyTitle, canonical, type Variant } from '@carriage/kernel'
import type { CliFormatter } from '../formatter.ts'
import { chooseOptions, optionTexts } from '../options.ts'
import type { Group } from './figures.ts'
import { type SimulationTotals, totalOf } from './totals.ts'

type Table = Variant<object>

/** The tables to simulate: all variants of the title, or those that remain when seats and options are fixed. */
export function chooseTables(title: AnyTitle, seats: number | undefined, options: readonly string[]): Table[] {
  const [game] = title.versions
  const asked = title.variants.filter((variant) => seats === undefined || variant.seats === seats)
  const variants = asked.length > 0 || seats === undefined ? asked : [{ seats, options: {} }]
  const tables = variants.map((variant) => ({
    seats: variant.seats,
    options: chooseOptions(game, options, variant.options),
  }))
  return [...new Map(tables.map((table) => [canonical(table), table])).values()]
}

export function tableName({ seats, options }: Table, t: CliFormatter): string {
  return [t('simulate.seats', { seats }), ...optionTexts(shortened(options))].join(', ')
}

/** A whole component table as an option is too long for a name; its id is used. */
function shortened(options: object): object {
  const short: Record<string, unknown> = { ...options }
  for (const [key, value] of Object.entries(short)) short[key] = idOf(value) ?? value
  return short
}

function idOf(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : undefined
}

/** As many columns as can be compared at a glance. */
const fewTables = 6

/** The groups to compare: each table, or with many tables those of each number of seats. */
export function groupsOf(tables: readonly Table[], tallies: readonly SimulationTotals[], t: CliFormatter): Group[] {
  if (tables.length <= fewTables) {
    return tables.map((table, index) => ({
      name: tableName(table, t),
      tally: totalOf(tallies.slice(index, index + 1)),
    }))
  }
  const counts = [...new Set(tables.map(({ seats }) => seats))].sort((a, b) => a - b)
  return counts.map((seats) => ({
    name: t('simulate.seats', { seats }),
    tally: totalOf(tallies.filter((_, index) => tables[index]?.seats === seats)),
  }))
}
