import { canonical } from '../record/canonical.ts'
import type { FoundDifference } from './play.ts'
import type { BookSection } from './referee.ts'

/** The most differences in a report. */
const mostLines = 30

/** A one-page report: where it was found, what differs, and what the book and the rules say. */
export function pageOf(
  game: string,
  { seed, table, style, moves, last, check, lines, sections }: FoundDifference,
  book: Readonly<Record<string, BookSection>>,
): string {
  return [
    `The referee and the rules of ${game} do not agree: ${check}`,
    `  game      seed ${seed}, ${table.seats} seats, ${style}`,
    `  options   ${canonical(shortened(table.options))}`,
    `  move      ${last ? `${moves}, seat ${last.seat}: ${canonical(last.move)}` : 'none yet'}`,
    ...lines.slice(0, mostLines).map((line) => `  differs   ${line}`),
    ...(lines.length > mostLines ? [`  …         and ${lines.length - mostLines} more`] : []),
    ...sections.map((name) => `  section   ${book[name]?.book ?? name} (${book[name]?.rules ?? '–'})`),
  ].join('\n')
}

/** A whole box in the options is replaced by its id. */
function shortened(options: object): object {
  return Object.fromEntries(
    Object.entries(options).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : value,
    ]),
  )
}
