import { expect, test } from 'vitest'
import { moment } from '../gallery/moments.ts'
import { usesOf } from './legend.tsx'

test('my actions count as uses of their signs, those of rivals do not', () => {
  const { history } = moment('over')
  const hired = history.filter((event) => event.kind === 'actionBegan' && event.seat === 1 && event.action === 'hire')
  expect(hired.length).toBeGreaterThan(0)
  expect(usesOf(history, 1)).toMatchObject({ hire: hired.length })
  expect(usesOf([], 1)).toEqual({})
})
