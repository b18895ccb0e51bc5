import { expect, test } from 'vitest'
import { Stopped } from '../play/stopped.ts'
import { redact, secret } from '../secrets/secret.ts'
import { recordedChance } from './recorded-chance.ts'

test('recorded draws are repeated in order, including sealed ones', () => {
  const chance = recordedChance([3, secret(1, [0]), 0])
  expect([chance.below(6), chance.below(2), chance.below(1)]).toEqual([3, 1, 0])
})

test('a record with too few draws is detected', () => {
  const chance = recordedChance([3])
  chance.below(6)
  expect(() => chance.below(6)).toThrow('has only 1 draws here, but the rules ask for more')
})

test('a record with an impossible draw is detected', () => {
  expect(() => recordedChance([6]).below(6)).toThrow('the draw 6 where the rules draw below 6')
  expect(() => recordedChance([-1]).below(6)).toThrow(RangeError)
  expect(recordedChance([5]).below(6)).toBe(5)
})

test('a draw sealed for another seat cannot be repeated on a view', () => {
  expect(() => recordedChance([redact(secret(1, [0]), 1)]).below(6)).toThrow(Stopped)
})
