import { titleOf } from '@carriage/shared/catalogue'
import { expect, test } from 'vitest'
import type { Bot } from '../../bot.ts'
import { botFor, ordersFor } from '../../node/index.ts'
import { playSlowly } from './slow-game.ts'

test('with premoves a game waits for people less often than without', { timeout: 120_000 }, () => {
  const title = titleOf('horseless-carriage')!
  const bot = botFor('horseless-carriage', 'mechanic')!
  const orders = ordersFor('horseless-carriage')!
  const player: Bot = { choose: (view, seat, budget) => bot.choose(view, seat, { ...budget, iterations: 4 }) }
  const variant = title.variants.find(({ seats }) => seats === 4)!
  const play = (person: Parameters<typeof playSlowly>[2][number]) =>
    playSlowly(title.versions[0], variant.options, [person, person, person, person], 1, () => 0)
  const without = play({ player })
  const withOrders = play({ player, orders: (view, seat, { seed }) => orders(view, seat, { seed, iterations: 4 }) })
  expect(without).toMatchObject({ ordered: 0, stopped: 0 })
  expect(withOrders.ordered).toBeGreaterThan(20)
  expect(withOrders.waits).toBeLessThan(0.6 * without.waits)
})
