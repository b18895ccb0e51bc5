import {
  checkPlan,
  type LaidFloor,
  type Piece,
  type Plan,
  type State,
  stationTypes,
} from '@carriage/horseless-carriage'
import { seatsOf } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { momentOf } from '../../gallery/played.ts'
import { aimAt } from './aim.ts'
import { take, turn } from './hand.ts'
import { draftedPieceAt, indicatorFor, lay, takeAway } from './lay.ts'
import { covers, isReady, type Place, placesOf } from './places.ts'
import { problemsIn } from './review.ts'
import { emptyPlan } from './sheet.ts'
import { shelfOf } from './shelf.ts'
import { siteOf } from './site.ts'
import { attemptAt } from './why-not.ts'

const year2: State = momentOf({
  seats: 3,
  seed: 1,
  when: ({ year, stage }) => year === 2 && stage.name === 'factory',
}).state
const me = 0
const site = siteOf(year2, me)

const isPiece = (lies: Piece | LaidFloor): lies is Piece => 'kind' in lies

test('a click anywhere on a legal place places the piece so that it covers the click', () => {
  const hand = take({ kind: 'department', type: 'planning' })
  const places = placesOf(site, emptyPlan, hand.piece)
  expect(places.length).toBeGreaterThan(0)
  for (const { x, y, w, h } of places) {
    const aim = aimAt(places, hand, { x: x + w - 1, y: y + h - 1 })
    expect(aim).toBeDefined()
    expect(places).toContain(aim?.place)
  }
})

test('a piece is turned automatically where it only fits turned', () => {
  const hand = take({ kind: 'department', type: 'planning' })
  const places = placesOf(site, emptyPlan, hand.piece)
  const upright = places.find(({ lies }) => isPiece(lies) && 'rot' in lies && lies.rot === 0)!
  expect(aimAt([upright], hand, upright)?.turned).toBe(false)
  expect(aimAt([upright], turn(hand), upright)?.turned).toBe(true)
})

test('the first dealership is ready at a loading bay before there is a mainline beside it', () => {
  const fresh = momentOf({ seats: 3, seed: 4, when: ({ year, stage }) => year === 1 && stage.name === 'factory' }).state
  const places = placesOf(siteOf(fresh, me), emptyPlan, { kind: 'dealership', type: 'small' })
  expect(places.every(({ waitsFor }) => waitsFor.includes('V-15'))).toBe(true)
  const ready = places.filter(isReady)
  expect(ready.length).toBeGreaterThan(0)
  expect(ready.length).toBeLessThan(places.length)
  expect(ready.some(({ waitsFor }) => waitsFor.includes('V-17'))).toBe(false)
})

test('a station is ready only where its belt reaches a mainline', () => {
  for (const { piece } of Object.values(shelfOf(site, emptyPlan).stations)
    .flat()
    .filter(({ blocked }) => !blocked))
    for (const place of placesOf(site, emptyPlan, piece))
      expect(place.ready && place.waitsFor.includes('V-18')).toBe(false)
})

test('a rotation by hand stays where it fits', () => {
  const hand = turn(take({ kind: 'department', type: 'planning' }))
  const places = placesOf(site, emptyPlan, hand.piece)
  for (const place of places) {
    const aim = aimAt(places, hand, place)
    const heldFits = places.some((each) => 'rot' in each.lies && each.lies.rot === 1 && covers(each, place))
    expect(aim?.turned).toBe(!heldFits)
  }
})

test('where nothing fits, the failing check is named with its square', () => {
  const hand = take({ kind: 'department', type: 'research' })
  const bay = attemptAt(site, emptyPlan, hand, { x: 2, y: 2 })
  expect(bay?.problem).toMatchObject({ check: 'V-07', facts: { kind: 'department', type: 'research', x: 1, y: 1 } })
})

test('a floor expansion that overlaps the floor is refused by its own rule', () => {
  const attempt = attemptAt(site, emptyPlan, take('expansion'), { x: 6, y: 6 })
  expect(attempt?.problem?.check).toBe('V-22')
})

test('after a new station the hand holds the indicator that it needs', () => {
  const shelf = shelfOf(site, emptyPlan)
  const usable = [...shelf.stations.A, ...shelf.stations.B, ...shelf.stations.C, ...shelf.stations.D].filter(
    ({ blocked }) => !blocked,
  )
  expect(usable.length).toBeGreaterThan(0)
  const laid = usable.flatMap(({ piece }) => {
    const [place] = placesOf(site, emptyPlan, piece)
    return place ? [lay(emptyPlan, place.lies)] : []
  })
  for (const plan of laid) {
    const next = indicatorFor(site, plan)
    expect(next?.kind).toBe('indicator')
    const places = next ? placesOf(site, plan, next) : []
    expect(places.length).toBeGreaterThan(0)
  }
})

test('lifting a station takes its indicators along', () => {
  const [plan] = stationPlans()
  const withIndicator = addIndicator(plan!)
  expect(withIndicator.pieces).toHaveLength(2)
  const { x, y } = withIndicator.pieces[0]!
  const index = draftedPieceAt(site, withIndicator, { x, y })
  expect(index).toBe(0)
  expect(takeAway(site, withIndicator, 0).pieces).toEqual([])
  expect(takeAway(site, withIndicator, 1).pieces).toEqual([withIndicator.pieces[0]])
})

test('a typical second year takes two actions for each piece, and one for its indicator', () => {
  const built = buildByHand()
  expect(built.plan.pieces.length).toBeGreaterThanOrEqual(3)
  expect(built.actions).toBeLessThanOrEqual(2 * (built.plan.pieces.length + 1))
  const { factory, supply, access, options } = site
  expect(checkPlan(factory, supply, access, built.plan, options)).toEqual({ ok: true })
  expect(problemsIn(year2, me, built.plan)).toEqual([])
})

test('the shelf names the research that opens an unavailable station', () => {
  const fresh = momentOf({ seats: 3, seed: 4, when: ({ year, stage }) => year === 1 && stage.name === 'factory' }).state
  for (const seat of seatsOf(3)) {
    const { stations } = shelfOf(siteOf(fresh, seat), emptyPlan)
    const all = Object.values(stations).flat()
    expect(all).toHaveLength(stationTypes.length)
    for (const { blocked } of all) if (blocked?.why === 'research') expect(blocked.square).toBeGreaterThan(0)
    expect(all.some(({ blocked }) => blocked?.why === 'research')).toBe(true)
  }
})

function stationPlans(): Plan[] {
  const { stations } = shelfOf(site, emptyPlan)
  return Object.values(stations)
    .flat()
    .filter(({ blocked }) => !blocked)
    .flatMap(({ piece }) => placesOf(site, emptyPlan, piece).filter(isReady).slice(0, 1))
    .map(({ lies }) => lay(emptyPlan, lies))
}

function addIndicator(plan: Plan): Plan {
  const next = indicatorFor(site, plan)
  const [place] = next ? placesOf(site, plan, next) : []
  return place ? lay(plan, place.lies) : plan
}

/** Picks from the shelf and places, counting each action: departments, a station with its indicator, the floor. */
function buildByHand(): { plan: Plan; actions: number } {
  let plan = emptyPlan
  let actions = 0
  const put = (
    piece: Parameters<typeof take>[0],
    picked: boolean,
    fits: (place: Place) => boolean = isReady,
  ): boolean => {
    const place = placesOf(site, plan, piece).find(fits)
    if (!place) return false
    plan = lay(plan, place.lies)
    actions += picked ? 2 : 1
    return true
  }
  for (const { piece } of Object.values(shelfOf(site, plan).stations)
    .flat()
    .filter(({ blocked }) => !blocked)) {
    if (!put(piece, true)) continue
    const next = indicatorFor(site, plan)
    if (next) put(next, false)
    if (problemsIn(year2, me, plan).some(({ check }) => check !== 'V-06'))
      plan = { ...plan, pieces: plan.pieces.slice(0, -2) }
    if (plan.pieces.length >= 2) break
  }
  put({ kind: 'department', type: 'research' }, true)
  put('expansion', true)
  return { plan, actions }
}
