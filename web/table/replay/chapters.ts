import type { AnyBoard } from '../../board/interaction/board.ts'
import type { MessageFormatter } from '../../platform/i18n/translate.ts'
import { standing } from '../model/history.ts'
import type { ShownEntry } from '../model/link.ts'

/** A part of a game, and its first entry. */
export interface ReplayChapter {
  readonly n: number
  readonly label: string
}

/** The parts of a game that its board names, in order. Undone entries begin none. */
export function replayChaptersOf(
  entries: readonly ShownEntry[],
  board: Pick<AnyBoard, 'chapter'> | undefined,
  t: MessageFormatter,
): ReplayChapter[] {
  return standing(entries).flatMap(({ n, events }) =>
    events.flatMap((event) => {
      const named = board?.chapter?.(event)
      return named ? [{ n, label: t(named.id, named.values) }] : []
    }),
  )
}

/** The chapter of an entry. */
export function chapterAt(chapters: readonly ReplayChapter[], n: number): ReplayChapter | undefined {
  return chapters.findLast((chapter) => chapter.n <= n)
}
