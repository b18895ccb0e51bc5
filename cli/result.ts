import type { Result } from '@carriage/kernel'
import type { CliFormatter } from './formatter.ts'
import type { Screen } from './screen.ts'
import type { TableTranslator } from './translator.ts'

/** The places, one per line; ties share a line. */
export function printResult(
  screen: Screen,
  t: CliFormatter,
  translator: TableTranslator,
  { ranking, scores }: Result,
): void {
  let place = 1
  for (const seats of ranking) {
    const names = seats.map((seat) => translator.name(seat)).join(', ')
    const points = seats.map((seat) => scores[seat] ?? 0).join(', ')
    screen.print(t('result.place', { place, names, points }))
    place += seats.length
  }
}
