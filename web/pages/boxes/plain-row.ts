import type { BoxRow, BoxWords, DrawnRow } from './drawings.ts'

/** A row that is no piece: its values by name. */
export function plainRow({ words, path, value }: BoxRow, name?: string): DrawnRow {
  const own = name ?? words.t(`field.${path.at(-1) ?? ''}`)
  return { name: own, text: describe(words, value) }
}

/** The values of a row, with the names of their fields. */
export function describe(words: BoxWords, value: unknown, leaveOut: readonly string[] = []): string {
  if (Array.isArray(value)) return value.map((each) => describe(words, each)).join(', ') || '–'
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return `${value}`
  if (typeof value !== 'object' || value === null) return '–'
  return Object.entries(value)
    .filter(([field]) => field !== 'provenance' && !leaveOut.includes(field))
    .map(([field, content]) => `${words.t(`field.${field}`)}: ${describe(words, content)}`)
    .join(' · ')
}
