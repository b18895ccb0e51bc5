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
  translations,
  handbook,
  components,
}
