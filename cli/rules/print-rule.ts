import type { Rule } from '@carriage/kernel'
import type { Screen } from '../screen.ts'
import type { CliSay } from '../speak.ts'

export function printRule(screen: Screen, say: CliSay, { id, section, title, text, ruling }: Rule): void {
  screen.print(say('rule.head', { id, title, section }))
  screen.print(`  ${text}`)
  if (ruling) screen.print(`  ${say('rule.ruling')}`)
}
