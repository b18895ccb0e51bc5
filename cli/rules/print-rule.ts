import type { Rule } from '@carriage/kernel'
import type { CliFormatter } from '../formatter.ts'
import type { Screen } from '../screen.ts'

export function printRule(screen: Screen, t: CliFormatter, { id, section, title, text, printed }: Rule): void {
  screen.print(t('rule.head', { id, title, section }))
  screen.print(`  ${text}`)
  if (printed) screen.print(`  ${t('rule.printed', { printed })}`)
}
