import { seatsOf } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { momentsOf } from '../../gallery/played.ts'
import { wealthOf } from './wealth.ts'

test('the change is the gain of wealth since the latest sales began, and stays until the next ones', () => {
  let atSales = [0, 0, 0]
  let gained = 0
  for (const { state, history } of momentsOf({ seats: 3, seed: 4 })) {
    if (state.year > 3) break
    const now = state.players.map(({ wealth }) => wealth)
    const sells = state.stage.name === 'sales'
    if (state.stage.name === 'factory') atSales = now
    for (const seat of seatsOf(3)) {
      const { points, change } = wealthOf(state, seat, history)
      expect(points).toBe(now[seat])
      // Sales without decisions may all have happened since the factory phase.
      if (sells || state.stage.name === 'demand') expect(change).toBe(points - (atSales[seat] ?? 0))
      gained += change
    }
  }
  expect(gained).toBeGreaterThan(0)
})
