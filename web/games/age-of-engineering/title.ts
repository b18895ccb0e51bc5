import { ageOfEngineering, standard as components, handbook, translations, words } from '@carriage/age-of-engineering'
import type { PlayedTitle } from '../../words/played-title.ts'

export const title: PlayedTitle = {
  versions: [ageOfEngineering],
  words,
  rulebook: async () => (await import('@carriage/age-of-engineering/rulebook')).rulebook,
  translations,
  handbook,
  components,
}
