import { expect, test } from 'vitest'
import { moment } from '../gallery/moments.ts'
import { usesOf } from './legend.tsx'

test('my actions count as uses of their signs, those of rivals do not', () => {
  const { history } = moment('over')
  const uses = usesOf(history, 1)
  const hired = history.filter((event) => event.kind === 'actionBegan' && event.seat === 1 && event.action === 'hire')
  const placed = history.filter((event) => event.kind === 'carPlaced' && event.seat === 1)
  expect(hired.length).toBeGreaterThan(0)
  expect(placed.length).toBeGreaterThan(0)
  expect(uses).toMatchObject({ hire: hired.length, luxury: placed.length })
  expect(usesOf([], 1)).toEqual({})
})
