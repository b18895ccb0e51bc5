import {
  boardSize,
  type Dealership,
  horselessCarriage,
  type MarketWindow,
  nicheAt,
  type State,
  vehicleTypes,
} from '@carriage/horseless-carriage'
import { expect, test } from 'vitest'
import { momentOf, momentsOf } from '../../gallery/played.ts'
import { contentOf, marketLabels } from './market-labels.ts'
import { boxesOverlap, cornerOf, lane, type MarketBox, moved } from './niche-layout.ts'

const niches = Array.from({ length: boardSize * boardSize }, (_, niche) => niche)
const nothing = { offered: new Set<number>(), latest: undefined }

/** Two of these boxes that overlap. */
function covering(boxes: readonly MarketBox[]): readonly MarketBox[] | undefined {
  for (const [index, a] of boxes.entries())
    for (const b of boxes.slice(index + 1)) if (boxesOverlap(a, b)) return [a, b]
  return undefined
}

function shownOn(view: State, labels: ReturnType<typeof marketLabels>): MarketBox[] {
  return [
    ...niches.flatMap((niche) => contentOf(view, niche)),
    ...labels.windows.map(({ label }) => label),
    ...(labels.latest ? [labels.latest] : []),
  ]
}

/** A market of five players in which every niche has buyers and sparks of all types. */
function fullMarket(): State {
  const { state } = momentOf({ seats: 5, seed: 11, when: ({ stage }) => stage.name === 'sales' })
  const full = horselessCarriage.clone(state)
  full.prices = [10, 12, 14, 16]
  for (const type of vehicleTypes)
    for (const niche of niches) {
      full.buyers[type][niche] = 3
      full.sparks[type][niche] = 2
    }
  return full
}

/** The market with these windows, assigned to the five players in turn. */
function withWindows(market: State, windows: readonly MarketWindow[]): State {
  const state = horselessCarriage.clone(market)
  if (state.stage.name !== 'sales') throw new Error('Windows are on the market in phase 5 only.')
  const [template] = state.stage.offers.flatMap(({ dealerships }) => dealerships)
  if (!template) throw new Error('No player has a dealership.')
  const sizes = ['small', 'middle', 'large'] as const
  for (const [seat, offer] of state.stage.offers.entries()) {
    const own = windows.filter((_, index) => index % 5 === seat)
    offer.dealerships = own.map((placed, index): Dealership => ({ ...template, size: sizes[index] ?? 'large', placed }))
  }
  return state
}

test('six windows of five players on one place: no label covers another, a price, a spark or a buyer', () => {
  const market = fullMarket()
  const places: readonly MarketWindow[] = [
    { x: 0, y: 0, w: 2, h: 1 },
    { x: 6, y: 7, w: 2, h: 1 },
    { x: 7, y: 3, w: 1, h: 2 },
    { x: 7, y: 7, w: 2, h: 2 },
    { x: -1, y: -1, w: 2, h: 2 },
    { x: 3, y: 3, w: 3, h: 2 },
  ]
  for (const place of places) {
    const view = withWindows(
      market,
      Array.from({ length: 6 }, () => place),
    )
    const labels = marketLabels(view, nothing)
    expect(labels.windows).toHaveLength(6)
    expect(covering(shownOn(view, labels))).toBeUndefined()
    // The innermost frame still has a hole.
    for (const { inset } of labels.windows) expect(inset).toBeLessThan(30)
  }
})

test('the same for any place of the six windows, with a sale offered in every niche of one of them and another just made', () => {
  const market = fullMarket()
  for (let round = 0; round < 60; round++) {
    const windows = Array.from({ length: 6 }, (_, index): MarketWindow => {
      const at = round * 7 + index * (round % 5)
      const [w, h] = [[2, 1] as const, [1, 2] as const, [2, 2] as const, [3, 2] as const][(round + index) % 4] ?? [1, 2]
      return { x: (at % 9) - 1, y: ((at * 3) % 9) - 1, w, h }
    })
    const view = withWindows(market, windows)
    const offered = new Set([nicheAt(round % 8, 3), nicheAt((round + 1) % 8, 3), nicheAt(2, round % 8)])
    const labels = marketLabels(view, { offered, latest: nicheAt((round + 2) % 8, 4) })
    expect(labels.windows).toHaveLength(6)
    const sales = [...offered].map((niche) => moved(lane, cornerOf(niche % boardSize, Math.floor(niche / boardSize))))
    expect(covering([...shownOn(view, labels), ...sales])).toBeUndefined()
  }
})

test('in a played game every window has its badge inside itself as long as its lanes have room', () => {
  let most = 0
  for (const { state } of momentsOf({ seats: 5, seed: 8 })) {
    if (state.stage.name !== 'sales') continue
    const { windows } = marketLabels(state, nothing)
    expect(covering(shownOn(state, { windows, latest: undefined }))).toBeUndefined()
    if (windows.length <= 2)
      for (const { window, label } of windows) {
        const corner = cornerOf(window.x, window.y + window.h - 1)
        expect(boxesOverlap(label, { ...corner, width: window.w * 60, height: window.h * 60 })).toBe(true)
      }
    most = Math.max(most, windows.length)
    if (most >= 5) break
  }
  expect(most).toBeGreaterThanOrEqual(5)
})
