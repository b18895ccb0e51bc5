import { differencesOf, readOptions } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
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

describe('a table that is not as usual', () => {
  const title = titleOf('kraftwagen')!
  const [game] = title.versions
  const usual = readOptions(game, {})
  const options = usual.ok ? usual.value : {}
  const box = title.components as { circuit: { lapSpaces: number }; raceMoney: { note: string } }

  test('the usual game differs in nothing, however it is said', () => {
    const nothing = { options: {}, box: null }
    expect(differencesOf(title, {})).toEqual(nothing)
    expect(differencesOf(title, options)).toEqual(nothing)
    expect(differencesOf(title, { ...options, components: box })).toEqual(nothing)
    const noted = { ...box, title: 'Our notes', raceMoney: { ...box.raceMoney, note: 'as in our box' } }
    expect(differencesOf(title, { ...options, components: noted })).toEqual(nothing)
  })

  test('options that differ are named with their values', () => {
    expect(differencesOf(title, { ...options, specialtyTiles: true }).options).toEqual({ specialtyTiles: true })
    const carriage = titleOf('horseless-carriage')!
    expect(differencesOf(carriage, { colours: ['blue'] }).options).toEqual({ colours: null })
  })

  test('other components are named by their title and by the tables that differ', () => {
    const own = { ...box, id: 'ours', title: 'Our box', circuit: { ...box.circuit, lapSpaces: 12 } }
    expect(differencesOf(title, { ...options, components: own })).toEqual({
      options: {},
      box: { title: 'Our box', tables: ['circuit'] },
    })
  })
})
