import {
  ageOfEngineeringRules,
  optionChoices as choices,
  standard as components,
  handbook,
  standardOptions,
  translations,
  words,
} from '@carriage/age-of-engineering'
import type { PlayedTitle } from '../../platform/i18n/played-title.ts'

export const title: PlayedTitle = {
  versions: [ageOfEngineeringRules],
  games: async () => (await import('./rules.ts')).versions,
  standardOptions,
  choices,
  words,
  rulebook: async () => (await import('@carriage/age-of-engineering/rulebook')).rulebook,
  translations,
  handbook,
  components,
}
