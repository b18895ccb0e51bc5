import type { Problem } from '@carriage/protocol'
import type { Translate } from '../../platform/i18n/language.ts'

/** What went wrong, in words that help; codes are for programs. */
export function problemIn({ code }: Problem, t: Translate): string {
  switch (code) {
    case 'refused':
    case 'conflict':
    case 'forbidden':
    case 'tooMany':
    case 'samePerson':
      return t(`problem.${code}`)
    case 'suspended':
      // The bar above the page says until when, and leads to the reason.
      return t('problem.forbidden')
    default:
      return t('problem.other')
  }
}
