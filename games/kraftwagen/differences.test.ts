import { differencesOf, readOptions } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { title } from './title.ts'

describe('a table with custom settings', () => {
  const [game] = title.versions
  const usual = readOptions(game, {})
  const options = usual.ok ? usual.value : {}
  const box = title.components as { circuit: { lapSpaces: number }; raceMoney: { note: string } }

  test('the default game has no differences, however it is written', () => {
    const nothing = { options: {}, box: null }
    expect(differencesOf(title, options)).toEqual(nothing)
    expect(differencesOf(title, { ...options, components: box })).toEqual(nothing)
    const noted = { ...box, title: 'Our notes', raceMoney: { ...box.raceMoney, note: 'as in our box' } }
    expect(differencesOf(title, { ...options, components: noted })).toEqual(nothing)
  })

  test('KW-9.3 KW-6.85 a record that left them out was played as before they had another default', () => {
    const { pitLaneCars: _, dieselEqual: __, ...old } = options as Record<string, unknown>
    expect(differencesOf(title, old).options).toEqual({ pitLaneCars: 'unplaced', dieselEqual: 'allowed' })
  })

  test('options that differ are named with their values', () => {
    expect(differencesOf(title, { ...options, specialtyTiles: true }).options).toEqual({ specialtyTiles: true })
  })

  test('other components are named by their title and by the tables that differ', () => {
    const own = { ...box, id: 'ours', title: 'Our box', circuit: { ...box.circuit, lapSpaces: 12 } }
    expect(differencesOf(title, { ...options, components: own })).toEqual({
      options: {},
      box: { title: 'Our box', tables: ['circuit'] },
    })
  })
})
