import type { Problem } from '@carriage/protocol'
import type { Translate } from '../../platform/i18n/language.ts'

/** What went wrong, in words that help; codes are for programs. */
export function problemIn({ code }: Problem, say: Translate): string {
  switch (code) {
    case 'refused':
    case 'conflict':
    case 'forbidden':
    case 'tooMany':
    case 'samePerson':
      return say(`problem.${code}`)
    case 'suspended':
      // The bar above the page says until when, and leads to the reason.
      return say('problem.forbidden')
    default:
      return say('problem.other')
  }
}
