import { expect, test } from 'vitest'
import { library, titleOf, titles, trialTitles } from './index.ts'

test('every title is found by its id, and every version of it is in the library', () => {
  for (const title of [...titles, ...trialTitles]) {
    expect(titleOf(title.versions[0].id)).toBe(title)
    for (const game of title.versions) expect(library.find(game.id, game.rules)).toBe(game)
  }
})

test('new matches are played by the first version of a title, which is its latest', () => {
  for (const title of [...titles, ...trialTitles]) {
    expect(library.latest(title.versions[0].id)).toBe(title.versions[0])
  }
})

test('a game for trying the house out is never offered', () => {
  expect(titleOf('auction')).toBeDefined()
  expect(titles.map(({ versions: [game] }) => game.id)).not.toContain('auction')
})

test('an id that no game has finds nothing', () => {
  expect(titleOf('chess')).toBeUndefined()
})

test.each(titles.map((title) => [title.versions[0].id, title] as const))(
  '%s is said in German: every message, every rule and every word of its glossary',
  async (_id, { versions: [game], words, translations, handbook }) => {
    const german = await translations?.de?.()
    const [book, english] = await Promise.all([german?.book(), handbook?.()])
    expect(Object.keys(german?.messages ?? {}).sort()).toEqual(Object.keys(words.messages.en ?? {}).sort())
    expect(Object.keys(book?.rules.rules ?? {})).toEqual(game.rulebook.map(({ id }) => id))
    expect(book?.handbook?.glossary.map(({ id }) => id)).toEqual(english?.glossary.map(({ id }) => id))
    expect(book?.handbook?.rulings.map(({ id }) => id)).toEqual(english?.rulings.map(({ id }) => id))
  },
)
