import { describe, expect, test } from 'vitest'
import { fastChance } from './fast-chance.ts'
import { LiveTable, silentTable } from './live-table.ts'
import { open, redact, secret } from './secret.ts'
import { Stopped } from './stopped.ts'
import { rigged } from './testing/rigged.ts'

describe('the table of a move', () => {
  test('notes each draw, and seals one that only some seats may see', () => {
    const table = new LiveTable(rigged(4, 2))
    expect(table.below(6)).toBe(4)
    expect(table.below(6, [1])).toBe(2)
    expect(table.draws).toEqual([4, secret(2, [1])])
  })

  test('notes what is told, in order', () => {
    const table = new LiveTable<{ kind: string }>(rigged())
    table.tell({ kind: 'sold' })
    table.tell({ kind: 'paid' })
    expect(table.events).toEqual([{ kind: 'sold' }, { kind: 'paid' }])
  })

  test('a move that only tells brings nothing to light', () => {
    const table = new LiveTable<object>(rigged())
    table.tell({})
    expect(table.disclosed).toBeUndefined()
  })

  test('what comes to light first decides why a move cannot be taken back', () => {
    const drawing = new LiveTable(rigged())
    drawing.below(2)
    drawing.reveal(secret(1, [0]))
    expect(drawing.disclosed).toBe('drawn')

    const revealing = new LiveTable(rigged())
    expect(revealing.reveal(secret(1, [0]))).toBe(1)
    revealing.below(2)
    expect(revealing.disclosed).toBe('revealed')

    const showing = new LiveTable(rigged())
    expect(showing.show(secret(1, [0]), [2])).toEqual(secret(1, [0, 2]))
    expect(showing.disclosed).toBe('revealed')
  })

  test('a secret that is not there cannot be revealed or shown, and then nothing has come to light', () => {
    const table = new LiveTable(rigged())
    const shut = redact(secret(1, [0]), 1)
    expect(() => table.reveal(shut)).toThrow(Stopped)
    expect(() => table.show(shut, [1])).toThrow(Stopped)
    expect(table.disclosed).toBeUndefined()
  })
})

test('a silent table draws, reveals and shows as any other', () => {
  const table = silentTable<object>(fastChance(9))
  const same = fastChance(9)
  expect([table.below(100), table.below(100, [0])]).toEqual([same.below(100), same.below(100)])
  expect(table.reveal(secret('clock', []))).toBe('clock')
  expect(open(table.show(secret('clock', [0]), [1]))).toBe('clock')
  expect(table.show(secret('clock', [0]), [1]).$secret).toEqual([0, 1])
  expect(table.tell({})).toBeUndefined()
})
