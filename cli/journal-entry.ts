import type { Entry, Viewer } from '@carriage/kernel'
import type { CliFormatter } from './formatter.ts'
import type { TableTranslator } from './translator.ts'

/** One entry of a log with everything needed to describe it to any viewer. */
export interface JournalEntry {
  readonly entry: Entry<object>
  /** The position before it. */
  readonly before: object
  readonly events: readonly object[]
}

/** The lines of an entry, numbered in a margin wide enough for a long game. */
export function inMargin(n: number, lines: readonly string[]): string[] {
  return lines.map((line, index) => `${(index === 0 && n > 0 ? String(n) : '').padStart(4)}  ${line}`)
}

/** What a viewer saw of an entry: its events, or the move itself if there were none. */
export function happeningLines(
  happening: JournalEntry,
  journal: readonly JournalEntry[],
  translator: TableTranslator,
  t: CliFormatter,
  viewer: Viewer,
): string[] {
  const events = translator.events(happening.events, viewer)
  return events.length > 0 ? events : [entryLine(happening, journal, translator, t, viewer)]
}

/** Who did what: "Ada: Polish the lot". */
export function entryLine(
  { entry, before }: JournalEntry,
  journal: readonly JournalEntry[],
  translator: TableTranslator,
  t: CliFormatter,
  viewer: Viewer,
): string {
  const name = translator.name(entry.seat, viewer)
  if ('move' in entry) return t('entry.move', { name, move: translator.move(before, viewer, entry.seat, entry.move) })
  const undone = journal[entry.undo - 1]
  const move =
    undone && 'move' in undone.entry ? translator.move(undone.before, viewer, entry.seat, undone.entry.move) : ''
  const agreed = entry.consent.map((seat) => translator.name(seat, viewer)).join(', ')
  return t('entry.undo', { name, n: entry.undo, move, consents: entry.consent.length, agreed })
}
