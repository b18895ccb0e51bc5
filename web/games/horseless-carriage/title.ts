import {
  optionChoices as choices,
  standard as components,
  eachIndustrialistOnce,
  firstVersionRules,
  handbook,
  horselessCarriageRules,
  standardOptions,
  translations,
  words,
} from '@carriage/horseless-carriage'
import type { PlayedTitle } from '../../platform/i18n/played-title.ts'

export const title: PlayedTitle = {
  versions: [horselessCarriageRules, firstVersionRules],
  games: async () => (await import('./rules.ts')).versions,
  standardOptions,
  choices,
  goTogether: eachIndustrialistOnce,
  words,
  rulebook: async () => (await import('@carriage/horseless-carriage/rulebook')).rulebook,
  translations,
  handbook,
  components,
}
