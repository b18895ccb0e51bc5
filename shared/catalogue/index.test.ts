import { existsSync, globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { library, titleOf, titles, trialTitles } from './index.ts'

const all = [...titles, ...trialTitles]

test("every folder of games/ with a title is found, under the folder's name", () => {
  const folders = globSync('games/*/about.ts', { exclude: ['games/kernel/**'] }).map((file) => basename(dirname(file)))
  expect(folders.length).toBeGreaterThan(0)
  for (const id of folders) expect(titleOf(id)?.about.id).toBe(id)
})

test('a title goes by one id, and its versions by the same', () => {
  for (const { about, versions } of all) expect(new Set(versions.map(({ id }) => id))).toEqual(new Set([about.id]))
  expect(new Set(all.map(({ about }) => about.id)).size).toBe(all.length)
})

test('the games are sorted by their unique order', () => {
  const orders = titles.map(({ about }) => about.order)
  expect(orders).toEqual([...new Set(orders)].sort((a, b) => a - b))
})

test('every title is found by its id, and every version of it is in the library', () => {
  for (const title of all) {
    expect(titleOf(title.about.id)).toBe(title)
    for (const game of title.versions) expect(library.find(game.id, game.rules)).toBe(game)
  }
})

test('new matches are played by the first version of a title, which is its latest', () => {
  for (const { about, versions } of all) expect(library.latest(about.id)).toBe(versions[0])
})

test('a game on trial is never offered', () => {
  expect(trialTitles.length).toBeGreaterThan(0)
  for (const { about } of trialTitles) expect(titles.map((title) => title.about.id)).not.toContain(about.id)
})

test('an id that no game has finds nothing', () => {
  expect(existsSync('games/chess')).toBe(false)
  expect(titleOf('chess')).toBeUndefined()
})
