import { describe, expect, test } from 'vitest'
import { at, body, table } from '../testing/index.ts'

describe('Hire', () => {
  test('KW-5.1 one worker comes from the supply into the canteen', () => {
    const game = at(table().supply('red', 5).canteen('red', 7)).takeTile('T1')
    expect(game.player('red')).toMatchObject({ supply: 4, canteen: 8 })
    expect(game.emitted('workerHired')).toEqual([{ kind: 'workerHired', seat: 0, from: 'supply', to: 'canteen' }])
  })

  test('KW-5.2 with an empty supply it is forfeited', () => {
    const game = at(table().supply('red', 0)).takeTile('T1')
    expect(game.player('red')).toMatchObject({ supply: 0, canteen: 12 })
    expect(game.forfeited).toEqual(['KW-5.2'])
    expect(game.emitted('workerHired')).toEqual([])
  })

  test('KW-5.3 an inactive development gets the worker instead of the canteen', () => {
    const game = at(table().supply('red', 5).inactive('red', 'D4')).takeTile('T1')
    expect(game.player('red')).toMatchObject({ supply: 4, canteen: 0, developments: ['D4'], inactive: [] })
    expect(game.levels('red')).toEqual([2, 1])
    expect(game.workshops('red')).toEqual([body(2), null, null])
  })

  test('KW-1.5 a canteen has room for all workers', () => {
    const game = at(table().supply('red', 1).canteen('red', 11)).takeTile('T1')
    expect(game.player('red')).toMatchObject({ supply: 0, canteen: 12 })
  })
})
