import type { PaceMessage } from './pace-messages.en.ts'

export const de: Readonly<Record<PaceMessage, string>> = {
  live: 'live, {bank} Min. und {increment} s je Zug',
  slow: '{days, plural, one {# Tag je Zug} other {# Tage je Zug}}',
  bank: '{days, plural, one {# Tag} other {# Tage}} Zeitkonto, {hours} h je Zug',
  none: 'ohne Uhr',
}
