import { expect, test } from 'vitest'
import { linkOutcome } from './link-outcome.ts'

test('the address says that a link has run out, or was meant for another account', () => {
  expect(linkOutcome('?link=expired')).toBe('expired')
  expect(linkOutcome('?a=1&link=other')).toBe('other')
})

test('any other address says nothing', () => {
  for (const search of ['', '?link=', '?link=fine', '?expired']) expect(linkOutcome(search)).toBeUndefined()
})
