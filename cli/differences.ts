import { type AnyTitle, differencesOf } from '@carriage/kernel'
import type { CliFormatter } from './formatter.ts'

/** How a table differs from the default game: its options, and its component tables. */
export function differenceLines(title: AnyTitle, options: object, t: CliFormatter): string[] {
  const { options: changed, box } = differencesOf(title, options)
  const lines = Object.entries(changed).map(([name, value]) =>
    t('differs.option', { name, value: value === null ? '' : String(value) }),
  )
  if (box) lines.push(t('differs.box', { title: box.title, count: box.tables.length, tables: box.tables.join(', ') }))
  return lines
}
