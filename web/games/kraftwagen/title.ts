import { standard as components, handbook, kraftwagen, translations, words } from '@carriage/kraftwagen'
import type { PlayedTitle } from '../../words/played-title.ts'

export const title: PlayedTitle = {
  versions: [kraftwagen],
  words,
  rulebook: async () => (await import('@carriage/kraftwagen/rulebook')).rulebook,
  translations,
  handbook,
  components,
}
