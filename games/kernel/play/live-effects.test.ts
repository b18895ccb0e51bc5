import { describe, expect, test } from 'vitest'
import { fastChance } from '../chance/fast-chance.ts'
import { open, redact, secret } from '../secrets/secret.ts'
import { rigged } from '../testing/rigged.ts'
import { LiveEffects, silentEffects } from './live-effects.ts'
import { Stopped } from './stopped.ts'

describe('effects of a move', () => {
  test('record each draw, sealed if only some seats may see it', () => {
    const fx = new LiveEffects(rigged(4, 2))
    expect(fx.below(6)).toBe(4)
    expect(fx.below(6, [1])).toBe(2)
    expect(fx.draws).toEqual([4, secret(2, [1])])
  })

  test('record events in order', () => {
    const fx = new LiveEffects<{ kind: string }>(rigged())
    fx.emit({ kind: 'sold' })
    fx.emit({ kind: 'paid' })
    expect(fx.events).toEqual([{ kind: 'sold' }, { kind: 'paid' }])
  })

  test('a move that only emits events discloses nothing', () => {
    const fx = new LiveEffects<object>(rigged())
    fx.emit({})
    expect(fx.disclosed).toBeUndefined()
  })

  test('the first disclosure is the reason why a move cannot be undone freely', () => {
    const drawing = new LiveEffects(rigged())
    drawing.below(2)
    drawing.reveal(secret(1, [0]))
    expect(drawing.disclosed).toBe('drawn')

    const revealing = new LiveEffects(rigged())
    expect(revealing.reveal(secret(1, [0]))).toBe(1)
    revealing.below(2)
    expect(revealing.disclosed).toBe('revealed')

    const showing = new LiveEffects(rigged())
    expect(showing.show(secret(1, [0]), [2])).toEqual(secret(1, [0, 2]))
    expect(showing.disclosed).toBe('revealed')
  })

  test('a missing secret cannot be revealed or shown, and then nothing is disclosed', () => {
    const fx = new LiveEffects(rigged())
    const shut = redact(secret(1, [0]), 1)
    expect(() => fx.reveal(shut)).toThrow(Stopped)
    expect(() => fx.show(shut, [1])).toThrow(Stopped)
    expect(fx.disclosed).toBeUndefined()
  })
})

test('silent effects draw, reveal and show the same way', () => {
  const fx = silentEffects<object>(fastChance(9))
  const same = fastChance(9)
  expect([fx.below(100), fx.below(100, [0])]).toEqual([same.below(100), same.below(100)])
  expect(fx.reveal(secret('clock', []))).toBe('clock')
  expect(open(fx.show(secret('clock', [0]), [1]))).toBe('clock')
  expect(fx.show(secret('clock', [0]), [1]).$secret).toEqual([0, 1])
  expect(fx.emit({})).toBeUndefined()
})
