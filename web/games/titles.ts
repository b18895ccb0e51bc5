import type { PlayedTitle } from '../platform/i18n/played-title.ts'
import { openWords } from '../platform/i18n/translations.ts'
import { manifestOf } from './index.ts'

/** The rules of a game with its messages in the reader's language, loaded on demand. */
export async function playedTitleOf(game: string): Promise<PlayedTitle | undefined> {
  const title = await manifestOf(game)?.title()
  if (title) await openWords(title)
  return title
}
