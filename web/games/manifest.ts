import type { About } from '@carriage/kernel'
import type { AnyBoard } from '../board/interaction/board.ts'
import type { BoxDrawings } from '../pages/boxes/drawings.ts'
import type { AnyFirstHour } from '../pages/first-hour/stage.ts'
import type { AnyLesson } from '../pages/lessons/lesson.ts'
import type { PlayedTitle } from '../platform/i18n/played-title.ts'
import type { Catalogue } from '../platform/i18n/translations.ts'
import type { Poster } from './poster.ts'

/**
 * What the page has to know of a game before any of it is loaded. It is part of the first page, so it only has
 * functions that load the rest. Workers are separate bundles and find `rules.ts` and `bot.ts` beside it: one manifest
 * for all would put boards into the workers.
 */
export interface GameManifest extends About {
  /** The rules and their messages. */
  readonly title: () => Promise<PlayedTitle>
  /** The drawn board. A game without one is played as text. */
  readonly board?: () => Promise<AnyBoard>
  /** Draws its components, for the box page. */
  readonly box?: () => Promise<BoxDrawings>
  /** Lessons by id, in the recommended order. */
  readonly lessons?: Readonly<Record<string, () => Promise<AnyLesson>>>
  /** How it opens itself to newcomers, in stages. */
  readonly firstHour?: () => Promise<AnyFirstHour>
  /** The texts about the game where it is chosen: `components`, and those of its poster. */
  readonly words?: () => Promise<Catalogue>
  /** Its poster on the front page. */
  readonly poster?: () => Promise<Poster>
  /** The reasons of its bot. Hints and reviews are offered only if there are some. */
  readonly reasons?: () => Promise<Catalogue>
}
