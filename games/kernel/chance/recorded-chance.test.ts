import { expect, test } from 'vitest'
import { Stopped } from '../play/stopped.ts'
import { redact, secret } from '../secrets/secret.ts'
import { recordedChance } from './recorded-chance.ts'

test('what was dealt is dealt again, in order, sealed draws too', () => {
  const chance = recordedChance([3, secret(1, [0]), 0])
  expect([chance.below(6), chance.below(2), chance.below(1)]).toEqual([3, 1, 0])
})

test('a record with too few draws is found out', () => {
  const chance = recordedChance([3])
  chance.below(6)
  expect(() => chance.below(6)).toThrow('holds 1 draws here, and the rules ask for more')
})

test('a record with a draw that cannot be is found out', () => {
  expect(() => recordedChance([6]).below(6)).toThrow('the draw 6 where the rules draw below 6')
  expect(() => recordedChance([-1]).below(6)).toThrow(RangeError)
  expect(recordedChance([5]).below(6)).toBe(5)
})

test("another seat's sealed draw cannot be dealt from a view", () => {
  expect(() => recordedChance([redact(secret(1, [0]), 1)]).below(6)).toThrow(Stopped)
})
