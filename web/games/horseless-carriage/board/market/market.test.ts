import { type Event, horselessCarriage } from '@carriage/horseless-carriage'
import { fastChance, LiveEffects, redact, type Seat } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { momentsOf } from '../../gallery/played.ts'
import { placedWindows, sellingDealerships } from './placed-windows.ts'
import { movesFor, type SaleOffer, saleOffers } from './sale-plan.ts'

test('one tap makes a sale: its small moves are legal one after the other and earn what was previewed', () => {
  let sales = 0
  for (const { state, seat } of momentsOf({ seats: 4, seed: 3 })) {
    if (state.stage.name !== 'sales' || state.stage.step.name !== 'dealership') continue
    const view = redact(state, seat)
    for (const offer of saleOffers(view, seat).slice(0, 4)) {
      const after = horselessCarriage.clone(view)
      const fx = new LiveEffects<Event>(fastChance(1))
      for (const move of movesFor(after, offer, offer.windows[0])) {
        expect(horselessCarriage.judge(after, seat, move).legal).toBe(true)
        horselessCarriage.play(after, seat, move, fx)
      }
      const sold = fx.events.filter((event) => event.kind === 'vehiclesSold').filter(isOf(seat, offer))
      const asked = after.stage.name === 'sales' && after.stage.step.name === 'deliver'
      if (!asked) expect(sold.reduce((sum, { earned }) => sum + earned, 0)).toBe(offer.niche.income)
      sales += 1
    }
  }
  expect(sales).toBeGreaterThan(10)
})

/** Sales that the rules make automatically afterwards, of any seat, are in the same events. */
function isOf(seller: Seat, { dealership, niche }: SaleOffer) {
  return (event: Extract<Event, { kind: 'vehiclesSold' }>) =>
    event.seat === seller && event.dealership === dealership && event.x === niche.x && event.y === niche.y
}

test('overlapping windows are drawn at different depths, so that none hides another', () => {
  let most = 0
  for (const { state } of momentsOf({ seats: 5, seed: 8 })) {
    const windows = placedWindows(state)
    for (const [index, a] of windows.entries())
      for (const b of windows.slice(index + 1)) {
        const apart =
          a.window.x >= b.window.x + b.window.w ||
          b.window.x >= a.window.x + a.window.w ||
          a.window.y >= b.window.y + b.window.h ||
          b.window.y >= a.window.y + a.window.h
        expect(apart || a.inset !== b.inset).toBe(true)
      }
    most = Math.max(most, windows.length)
  }
  expect(most).toBeGreaterThanOrEqual(5)
})

test('a dealership has what its mainlines still hold, and is otherwise sold out', () => {
  let soldOut = 0
  for (const { state } of momentsOf({ seats: 5, seed: 8 })) {
    if (state.stage.name !== 'sales') continue
    for (const { seat, size, left } of sellingDealerships(state)) {
      const { dealerships = [], mainlines = [] } = state.stage.offers[seat] ?? {}
      const supplied = dealerships.find((each) => each.size === size)?.mainlines ?? []
      const stock = mainlines.filter(({ piece }) => supplied.includes(piece)).reduce((sum, { stock }) => sum + stock, 0)
      expect(left.reduce((sum, { count }) => sum + count, 0)).toBe(stock)
      if (left.length === 0) soldOut += 1
    }
  }
  expect(soldOut).toBeGreaterThan(0)
})
