import type { Rule } from '@carriage/kernel'
import type { Screen } from '../screen.ts'
import type { CliSay } from '../speak.ts'

export function printRule(screen: Screen, t: CliSay, { id, section, title, text, printed }: Rule): void {
  screen.print(t('rule.head', { id, title, section }))
  screen.print(`  ${text}`)
  if (printed) screen.print(`  ${t('rule.printed', { printed })}`)
}
