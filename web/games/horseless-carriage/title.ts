import {
  standard as components,
  firstVersion,
  handbook,
  horselessCarriage,
  translations,
  words,
} from '@carriage/horseless-carriage'
import type { PlayedTitle } from '../../words/played-title.ts'

export const title: PlayedTitle = {
  versions: [horselessCarriage, firstVersion],
  words,
  rulebook: async () => (await import('@carriage/horseless-carriage/rulebook')).rulebook,
  translations,
  handbook,
  components,
}
