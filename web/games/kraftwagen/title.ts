import {
  optionChoices as choices,
  standard as components,
  handbook,
  kraftwagenRules,
  standardOptions,
  translations,
  words,
} from '@carriage/kraftwagen'
import type { PlayedTitle } from '../../platform/i18n/played-title.ts'

export const title: PlayedTitle = {
  versions: [kraftwagenRules],
  games: async () => (await import('./rules.ts')).versions,
  standardOptions,
  choices,
  words,
  rulebook: async () => (await import('@carriage/kraftwagen/rulebook')).rulebook,
  translations,
  handbook,
  components,
}
