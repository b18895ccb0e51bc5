import type { About } from '@carriage/kernel'
import type { AnyBoard } from '../board/interaction/board.ts'
import type { BoxDrawings } from '../pages/boxes/drawings.ts'
import type { AnyLesson } from '../pages/lessons/lesson.ts'
import type { PlayedTitle } from '../platform/i18n/played-title.ts'
import type { Catalogue } from '../platform/i18n/translations.ts'
import type { Poster } from './poster.ts'

/**
 * What the page has to know of a game before any of it is fetched. It comes with the first page, so it only says how to
 * fetch the rest. Workers are bundles of their own and find `rules.ts` and `bot.ts` beside it: one manifest for all
 * would put boards into the workers.
 */
export interface GameManifest extends About {
  /** The rules and their words. */
  readonly title: () => Promise<PlayedTitle>
  /** The drawn board. A game without one is played as text. */
  readonly board?: () => Promise<AnyBoard>
  /** How its components are drawn, for those who look into the box. */
  readonly box?: () => Promise<BoxDrawings>
  /** Lessons by id, in the order in which they are meant to be taken. */
  readonly lessons?: Readonly<Record<string, () => Promise<AnyLesson>>>
  /** What is said of the game where it is chosen: `components`, and what its poster names. */
  readonly words?: () => Promise<Catalogue>
  /** Its poster on the front page. */
  readonly poster?: () => Promise<Poster>
  /** The words of its bot's reasons. Hints and reviews are offered only where there are some. */
  readonly reasons?: () => Promise<Catalogue>
}
