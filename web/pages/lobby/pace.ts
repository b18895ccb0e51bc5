import { useLanguage } from '../../platform/i18n/language.ts'
import { ownFormatters } from '../../platform/i18n/own-messages.ts'
import type { MessageFormatter } from '../../platform/i18n/translate.ts'
import type { TableSummary } from '../../platform/net/api.ts'
import { de } from './pace-messages.de.ts'
import { en, type PaceMessage } from './pace-messages.en.ts'

type Pace = TableSummary['pace']

const formatters = ownFormatters({ en, de })

/** Formats a pace in a few words. */
export function usePaceText(): (pace: Pace) => string {
  const words = formatters[useLanguage()]
  return (pace) => paceText(pace, words)
}

export function paceText(pace: Pace, words: MessageFormatter<PaceMessage>): string {
  switch (pace.kind) {
    case 'live':
      return words('live', { bank: Math.round(pace.bank / 60), increment: pace.increment })
    case 'slow':
      return pace.increment === undefined
        ? words('slow', { days: pace.days })
        : words('bank', { days: pace.days, hours: pace.increment })
    case 'none':
      return words('none')
    default:
      return pace satisfies never
  }
}
