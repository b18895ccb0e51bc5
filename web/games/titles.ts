import type { PlayedTitle } from '../platform/i18n/played-title.ts'
import { openWords } from '../platform/i18n/translations.ts'
import { manifestOf } from './index.ts'

/** The rules of a game with its words in the reader's language, fetched when they are first needed. */
export async function playedTitleOf(game: string): Promise<PlayedTitle | undefined> {
  const title = await manifestOf(game)?.title()
  if (title) await openWords(title)
  return title
}
