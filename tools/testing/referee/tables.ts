import { choicesOf } from '@carriage/kernel'
import type { AnyRefereedTitle, Round } from '@carriage/kernel/referee'

/** How many games of a long run each number of seats and each value of an option must have. */
const fewest = 20

/** A run of so many games is a long one. */
export const longRun = 300

const styles: readonly string[] = ['random', 'tastes', 'curious', 'bots']

/** In how many games each number of seats, each style and each value of an option was played, 0 for those never met. */
export function tablesOf(refereed: AnyRefereedTitle): Record<string, number> {
  const choices = choicesOf(refereed.title.versions[0].options)
  const seats = new Set(refereed.title.variants.map((variant) => variant.seats))
  return Object.fromEntries([
    ...[...seats].sort((a, b) => a - b).map((count) => [`${count} seats`, 0]),
    ...styles.map((style) => [style, 0]),
    ...choices.flatMap(({ name, values }) => values.map((value) => [`${name} ${value}`, 0])),
  ]) as Record<string, number>
}

export function countTable(
  counts: Record<string, number>,
  refereed: AnyRefereedTitle,
  { table, style }: Round<object>,
): void {
  const add = (name: string) => (counts[name] = (counts[name] ?? 0) + 1)
  add(`${table.seats} seats`)
  add(style)
  // What there is a choice of are words, numbers and switches.
  const options = table.options as Readonly<Record<string, string | number | boolean>>
  for (const { name, standard, leftOut } of choicesOf(refereed.title.versions[0].options))
    add(`${name} ${String(options[name] ?? leftOut ?? standard)}`)
  if ('components' in options) add('another box')
}

/** The numbers of seats and the values of options that a long run has met too rarely. */
export function rareTables(counts: Readonly<Record<string, number>>): string[] {
  return Object.keys(counts).filter((name) => !styles.includes(name) && (counts[name] ?? 0) < fewest)
}
