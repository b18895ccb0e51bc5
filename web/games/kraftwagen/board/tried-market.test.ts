import { preview } from '@carriage/kernel'
import { kraftwagen, type Move } from '@carriage/kraftwagen'
import { salesForecast } from '@carriage/kraftwagen/forecast'
import { expect, test } from 'vitest'
import { moment } from '../gallery/moments.ts'
import { triedMarket } from './tried-market.ts'

function looking(name: 'price' | 'buyer' | 'tile', choose: (moves: readonly Move[]) => Move | undefined) {
  const { state: view } = moment(name)
  const me = view.actor
  const move = choose([...kraftwagen.moves(view, me)])!
  return { view, me, draft: { move, chosen: false, preview: preview(kraftwagen, view, me, move) } }
}

test('a previewed price puts the car on the market, and the ribbon includes it', () => {
  const look = looking('price', (moves) => moves[0])
  const { view, tried, ifPlayed } = triedMarket(look)
  expect(ifPlayed).toBe(true)
  expect(view.market).toHaveLength(look.view.market.length + 1)
  expect(tried).toMatchObject({ owner: look.me, price: (look.draft.move as { price: number }).price })
  expect(salesForecast(view).fates).toHaveLength(view.market.length)
})

test('a previewed buyer is in the row', () => {
  const look = looking('buyer', (moves) => moves.find(({ kind }) => kind === 'chooseBuyer'))
  expect(triedMarket(look).view.activeBuyers).toHaveLength(look.view.activeBuyers.length + 1)
})

test('a previewed tile leaves the market unchanged', () => {
  const look = looking('tile', (moves) => moves[0])
  expect(triedMarket(look)).toEqual({ view: look.view, tried: undefined, ifPlayed: false })
})

test('without a preview the market is the real one', () => {
  const { view, me } = looking('price', (moves) => moves[0])
  expect(triedMarket({ view, me, draft: undefined }).view).toBe(view)
})
