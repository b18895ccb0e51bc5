import type { Problem } from '@carriage/protocol'
import type { Translate } from '../../platform/i18n/language.ts'

/** A helpful text for a problem; codes are for programs. */
export function problemIn({ code }: Problem, t: Translate): string {
  switch (code) {
    case 'refused':
    case 'conflict':
    case 'forbidden':
    case 'tooMany':
    case 'samePerson':
      return t(`problem.${code}`)
    case 'suspended':
      // The banner above the page shows the end and the reason.
      return t('problem.forbidden')
    default:
      return t('problem.other')
  }
}
