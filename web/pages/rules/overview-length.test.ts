import { expect, test } from 'vitest'
import { games } from '../../games/index.ts'
import { playedTitleOf } from '../../games/titles.ts'
import { handbookIn, openBook } from '../../platform/i18n/translations.ts'

/** Words that can be read aloud in two minutes. */
const most = 2 * 150

const read = games
  .filter(({ stage }) => stage === 'offered')
  .flatMap(({ id }) => [
    { id, language: 'en' as const },
    { id, language: 'de' as const },
  ])

test.each(read)('the overview of $id can be read aloud in two minutes in $language', async ({ id, language }) => {
  const title = (await playedTitleOf(id))!
  await openBook(title, language)
  const text =
    handbookIn(title, language)
      ?.overview.map((part) => part.text)
      .join(' ') ?? ''
  const words = text.split(/\s+/).length
  expect(words).toBeGreaterThan(100)
  expect(words).toBeLessThanOrEqual(most)
})
