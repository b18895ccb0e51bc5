import { expect, test } from 'vitest'
import { linkOutcome } from './link-outcome.ts'

test('the address reports a link that has expired or belongs to another account', () => {
  expect(linkOutcome('?link=expired')).toBe('expired')
  expect(linkOutcome('?a=1&link=other')).toBe('other')
})

test('any other address reports nothing', () => {
  for (const search of ['', '?link=', '?link=fine', '?expired']) expect(linkOutcome(search)).toBeUndefined()
})
