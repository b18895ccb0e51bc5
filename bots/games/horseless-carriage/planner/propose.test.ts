import {
  accessOf,
  horselessCarriage,
  type Options,
  optionsSchema,
  playerOf,
  type State,
} from '@carriage/horseless-carriage'
import {
  brochures,
  build,
  checkPlan,
  type Factory,
  freshFactory,
  type Plan,
  surveyFactory,
} from '@carriage/horseless-carriage/factory'
import { inventPlan, PlanDraft } from '@carriage/horseless-carriage/plan-generator'
import {
  at,
  dealership,
  department,
  indicator,
  mainline,
  playAtRandom,
  setUp,
  station,
  table,
} from '@carriage/horseless-carriage/testing'
import { canonical, fastChance, redact, type Seat, secret } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { floorsFor, sampledFloors } from './floor.ts'
import { grow, onBestFloor, pruned } from './grow.ts'
import { proposePlans } from './index.ts'
import { layDealership } from './lay.ts'
import { outlookOf } from './outlook.ts'

/** The positions of a random game in which all seats are about to plan, one for each of these years. */
function positions(seed: number, given: Partial<Options> = {}, first = 1, last = 5): State[] {
  const found: State[] = []
  const game = setUp({ seats: ([3, 4, 5] as const)[seed % 3]!, options: optionsSchema.parse(given) })
  playAtRandom(game, seed, ({ state }) => {
    const { stage, year } = state
    if (stage.name !== 'factory' || year < first || year > last || found.some((old) => old.year === year)) return
    if (stage.plans.every((plan) => plan.state === 'draft')) found.push(horselessCarriage.clone(state))
  })
  return found
}

function built({ floor, pieces }: Factory, plan: Plan): Factory {
  const factory = { floor: floor.slice(), pieces: pieces.slice() }
  build(factory, plan)
  return factory
}

function randomPlan(state: State, seat: Seat, seed: number): Plan {
  const { factory } = playerOf(state, seat)
  const aims = { ...state.minimums }
  aims[state.bottom] += 1
  aims[state.left] += 1
  const { supply, options } = state
  return inventPlan({ factory, supply, options, aims, access: accessOf(state, seat) }, fastChance(seed))
}

/** The result of a plan if the other seats build and all seats sell at random, with the same luck for every plan. */
function outcome(state: State, seat: Seat, plan: Plan, seed: number): { opened: number; sold: number } {
  const game = at(horselessCarriage.clone(state))
  for (const other of state.order) {
    const chosen = other === seat ? plan : randomPlan(game.state, other, seed + other)
    game.play({ kind: 'submitPlan', plan: secret(chosen, [other]) }, game.colourOf(other))
  }
  const choice = fastChance(seed)
  while (game.state.stage.name === 'sales') {
    const moves = game.moves()
    game.play(moves[choice.below(moves.length)]!)
  }
  const mine = <T extends { readonly seat: Seat }>(events: readonly T[]) =>
    events.filter((event) => event.seat === seat)
  return {
    opened: mine(game.emitted('brochurePrinted')).filter(({ open }) => open).length,
    sold: mine(game.emitted('vehiclesSold')).reduce((sum, { vehicles }) => sum + vehicles, 0),
  }
}

const variants: readonly Partial<Options>[] = [
  {},
  { mirrorTiles: 'none', keepClear: 'frontAndSide' },
  { indicatorAdjacency: 'stationsOnly', bayContact: 'bayOrStrip' },
  { introductory: true },
]

describe('proposed plans', () => {
  test.each(variants)('are legal in any position, and include the brochures that would be printed: %o', (given) => {
    let proposals = 0
    for (const seed of [1, 2])
      for (const state of positions(seed, given))
        for (const seat of state.order.slice(0, 2)) {
          const { factory } = playerOf(state, seat)
          const { supply, options, minimums } = state
          const view = redact(state, seat)
          for (const { plan, brochures: printed } of proposePlans(view, seat, {
            tries: 30,
            chance: fastChance(seed),
          })) {
            expect(checkPlan(factory, supply, accessOf(state, seat), plan, options)).toEqual({ ok: true })
            expect(printed).toEqual(brochures(built(factory, plan), minimums, options))
            proposals += 1
          }
        }
    expect(proposals).toBeGreaterThan(40)
  })

  test('come best first, are different, and the same for the same luck', () => {
    const [state] = positions(4)
    const propose = () => proposePlans(redact(state!, 1), 1, { tries: 120, chance: fastChance(9) })
    const proposals = propose()
    const worths = proposals.map(({ worth }) => worth)
    expect(proposals.length).toBeGreaterThan(1)
    expect(worths).toEqual(worths.toSorted((a, b) => b - a))
    expect(new Set(proposals.map(({ plan }) => canonical(plan))).size).toBe(proposals.length)
    expect(propose()).toEqual(proposals)
  })

  test('do not change the view or the survey of the factory', () => {
    for (const state of positions(5)) {
      const before = canonical(state)
      proposePlans(state, 0, { tries: 40, chance: fastChance(1) })
      expect(canonical(state)).toBe(before)
      const { factory } = playerOf(state, 0)
      expect(surveyFactory(factory, state.options).layout.blocks).toHaveLength(factory.pieces.length)
    }
  })

  test('HC-5.72 without a try there is the expansion alone, HC-5.55 and nothing in the last year', () => {
    const [early] = proposePlans(table().building().state(), 0, { tries: 0, chance: fastChance(1) })
    expect(early?.plan).toMatchObject({ pieces: [], expansion: { tile: 'expansion' } })
    const [late] = proposePlans(table().year(7).building().state(), 0, { tries: 0, chance: fastChance(1) })
    expect(late?.plan).toEqual({ pieces: [], expansion: null })
  })

  test('HC-6.16 a dealership that can be opened is opened, and sells', () => {
    const pieces = [
      department('research', 0, 8),
      department('planning', 0, 5),
      dealership('small', 5, 0),
      mainline('car', 5, 3),
    ]
    const position = table()
      .factory('red', { ...freshFactory(), pieces })
      .minimums({ design: 1, safety: 1 })
      .markers('design', 1, 0, 0)
      .markers('safety', 1, 0, 0)
      .buyers('car', 0, 0, 2)
    const state = position.building().state()
    const [nothing] = proposePlans(state, 0, { tries: 0, chance: fastChance(1) })
    expect(nothing?.brochures[0]).toMatchObject({ dealership: 2, open: false })
    const [best] = proposePlans(state, 0, { tries: 48, chance: fastChance(1) })
    expect(best?.brochures[0]).toMatchObject({ dealership: 2, open: true })
    expect(best?.vehicles).toBeGreaterThanOrEqual(1)
  })

  test('more tries never make the best proposal worse', () => {
    for (const state of positions(6)) {
      const best = (tries: number) => proposePlans(state, 0, { tries, chance: fastChance(2) })[0]!.worth
      expect(best(72)).toBeGreaterThanOrEqual(best(24))
    }
  })

  test('open more dealerships and sell more vehicles than random plans, on an average', () => {
    const proposed = { opened: 0, sold: 0 }
    const random = { opened: 0, sold: 0 }
    let count = 0
    for (let seed = 10; seed < 18; seed++)
      for (const state of positions(seed, {}, 2)) {
        const seat = state.order[count % state.order.length]!
        const [best] = proposePlans(redact(state, seat), seat, { tries: 60, chance: fastChance(seed) })
        add(proposed, outcome(state, seat, best!.plan, seed))
        add(random, outcome(state, seat, randomPlan(state, seat, seed), seed))
        count += 1
      }
    expect(count).toBeGreaterThan(25)
    expect(proposed.opened).toBeGreaterThan(random.opened)
    expect(proposed.sold).toBeGreaterThan(1.5 * random.sold)
  })
})

function add(sum: { opened: number; sold: number }, { opened, sold }: { opened: number; sold: number }): void {
  sum.opened += opened
  sum.sold += sold
}

test.each([2, 5, 6])('HC-6.12 no second dealership is laid at a line that makes one vehicle, with luck %i', (seed) => {
  const state = table().buyers('car', 0, 0, 2).buyers('car', 1, 0).buyers('car', 0, 1).buyers('car', 2, 0).building()
  const [best] = proposePlans(state.state(), 0, { tries: 960, proposals: 1, chance: fastChance(seed) })
  const count = (kind: string) => best!.plan.pieces.filter((piece) => piece.kind === kind).length
  expect(count('mainline')).toBeGreaterThan(0)
  expect(count('dealership')).toBeLessThanOrEqual(count('mainline'))
})

test.each([0, 1])('HC-6.16 a line that cannot be open yet waits: markers at %i, minimum 1', (marker) => {
  const position = table().year(5).tracks('speed', 'range').minimums({ safety: 1 }).buyers('car', 0, 0, 6)
  const state = position.sparks('car', 0, 0, 6).markers('safety', marker, 0, 0).building().state()
  const [best] = proposePlans(state, 0, { tries: 480, proposals: 1, chance: fastChance(1) })
  expect(best!.brochures.map(({ open }) => open)).toEqual(marker === 0 ? [] : expect.arrayContaining([true]))
})

test.each([1, 2, 3, 4])('HC-6.16 no line below the minimums joins a dealership that is open, with luck %i', (seed) => {
  const pieces = [
    dealership('small', 5, 0),
    mainline('car', 5, 3),
    station('brake', 6, 5),
    indicator('safety', 'B', 6, 7, 'N'),
  ]
  // The marker allows no other brake, so that a second line could only share the one that stands.
  const position = table()
    .factory('red', { ...freshFactory(), pieces })
    .year(5)
    .tracks('speed', 'range')
  const state = position.minimums({ safety: 1 }).markers('safety', 0, 0, 0).buyers('sports', 0, 0, 4).building().state()
  const [nothing] = proposePlans(state, 0, { tries: 0, chance: fastChance(seed) })
  expect(nothing!.brochures).toMatchObject([{ dealership: 0, open: true }])
  for (const { brochures: printed } of proposePlans(state, 0, { tries: 480, chance: fastChance(seed) }))
    expect(printed[0]).toMatchObject({ open: true })
})

test('steps without value are removed from a draft', () => {
  const state = table().year(5).tracks('speed', 'range').buyers('car', 0, 0, 4).building().state()
  const outlook = outlookOf(state, 0)
  const [floor] = floorsFor(outlook.site, 1, fastChance(1))
  const sells = [mainline('car', 5, 3), dealership('small', 5, 0)]
  const draft = new PlanDraft(outlook.site, outlook.supply, outlook.access)
  for (const piece of sells) draft.lay(piece)
  // The line makes one car.
  expect(layDealership(draft, 'middle', draft.blocks - 2, fastChance(1))).toBe(true)
  const { pieces } = draft
  draft.clear()
  const sketch = grow(outlook, { floor: floor!, pieces, stops: [2, 3] }, 0, fastChance(1))
  const less = pruned(outlook, sketch)
  expect(sketch.pieces).toHaveLength(3)
  expect(less).toMatchObject({ pieces: sells, stops: [2] })
  expect(less.worth).toBeGreaterThan(sketch.worth)
})

test('the expansion lies where the finished plan is worth most', () => {
  const [state] = positions(1, {}, 3, 3)
  if (!state) throw new Error('The game reaches year 3.')
  const [seat] = state.order as [Seat]
  const outlook = outlookOf(redact(state, seat), seat)
  const floors = sampledFloors(outlook.site, 40, fastChance(1))
  expect(new Set(floors.map(({ expansion }) => canonical(expansion))).size).toBe(40)
  const sketches = floors.map((floor) => grow(outlook, { floor, pieces: [], stops: [] }, 24, fastChance(2)))
  const sketch = sketches.reduce((least, other) => (other.worth < least.worth ? other : least))
  const best = onBestFloor(outlook, sketch, floors)
  expect(best.pieces).toEqual(sketch.pieces)
  expect(best.worth).toBeGreaterThan(sketch.worth)
  // Laid on that place from the beginning, the pieces are worth as much.
  const again = grow(outlook, { floor: best.floor, pieces: best.pieces, stops: [] }, 0, fastChance(2))
  expect(again.worth).toBe(best.worth)
  expect(onBestFloor(outlook, best, floors)).toBe(best)
})
