import { readMove } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { kraftwagen } from '../index.ts'
import { at, table } from '../testing/index.ts'

describe('actions', () => {
  test('KW-1.13 there are six kinds of actions, and nothing else can be done with a tile', () => {
    const begun = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6'].map((tile) => {
      const game = at(table()).takeTile(tile)
      if (tile === 'T6') game.chooseAction('buyer')
      return game.emitted('actionBegan').map(({ action }) => action)
    })
    expect(begun).toEqual([['hire'], ['research'], ['body'], ['engine'], ['grandPrix'], ['buyer']])
    expect(readMove(kraftwagen, 0, { kind: 'chooseAction', action: 'buyer' }).ok).toBe(true)
    expect(readMove(kraftwagen, 0, { kind: 'chooseAction', action: 'trade' })).toMatchObject({ ok: false })
  })
})
