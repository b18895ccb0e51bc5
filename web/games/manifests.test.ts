import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type AnyGameRules, type AnyTitle, choicesOf, readOptions } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { rulesOf } from '../pages/local-play/rules.ts'
import { botOf } from '../platform/bot-worker/bots.ts'
import { games, manifestOf, offeredGames } from './index.ts'
import { firstGame, gameNameOf } from './names.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const folders = readdirSync(here('.')).filter((name) => existsSync(here(`${name}/manifest.ts`)))
const numbers = (versions: readonly AnyGameRules[] | undefined) => versions?.map(({ rules }) => rules)

test('every folder with a manifest is a game with the name of its folder', () => {
  expect(games.map(({ id }) => id).toSorted()).toEqual(folders.toSorted())
  expect(games.map(({ order }) => order)).toEqual(games.map(({ order }) => order).toSorted((a, b) => a - b))
})

test('the game of the front page is the first offered one', () => {
  expect(firstGame.id).toBe(offeredGames[0]?.id)
})

test('an unknown id has no game, and is its own name', async () => {
  expect(manifestOf('chess')).toBeUndefined()
  expect(gameNameOf('chess')).toBe('chess')
  expect(await rulesOf('chess')).toBeUndefined()
  expect(await botOf('chess')).toBeUndefined()
})

test.each(games)('$id has every version of its rules, for online and local matches', async (game) => {
  // A package is named after the id of its game.
  const face = (await import(`@carriage/${game.id}`)) as Readonly<Record<string, unknown>>
  const [title] = Object.values(face).filter(isTitle)
  expect(title?.versions[0].id).toBe(game.id)
  expect(numbers((await game.title()).versions)).toEqual(numbers(title?.versions))
  expect(numbers(await rulesOf(game.id))).toEqual(numbers(title?.versions))
})

test.each(games)(
  'the options and components of $id in the page agree with their schemas',
  async ({ title: titleOf }) => {
    const { games, choices, standardOptions, goTogether, components } = await titleOf()
    for (const game of await games()) {
      expect(choices).toEqual(choicesOf(game.options))
      expect(readOptions(game, {})).toEqual({ ok: true, value: standardOptions })
      // A game may have no tables that a box can change.
      const box = components ? { components } : {}
      const read = readOptions(game, box)
      // The order of rows is that of the schema too, since rules may iterate over them.
      expect(read.ok && JSON.stringify(read.value)).toBe(JSON.stringify({ ...standardOptions, ...box }))
      for (const first of choices)
        for (const second of choices)
          for (const value of first.values)
            for (const other of second.values) {
              const options = { [first.name]: value, [second.name]: other }
              expect(goTogether?.(options) ?? true, JSON.stringify(options)).toBe(readOptions(game, options).ok)
            }
    }
  },
)

test.each(games)('$id has texts for the reasons of its bot, and none without a bot', async ({ id, reasons }) => {
  expect((await botOf(id)) !== undefined).toBe(reasons !== undefined)
})

function isTitle(value: unknown): value is AnyTitle {
  return typeof value === 'object' && value !== null && 'versions' in value && 'variants' in value
}
