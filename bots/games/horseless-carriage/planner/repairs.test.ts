import { dimensions, playerOf, type State } from '@carriage/horseless-carriage'
import { freshFactory, type Piece, surveyFactory } from '@carriage/horseless-carriage/factory'
import { PlanDraft } from '@carriage/horseless-carriage/plan-generator'
import { dealership, department, mainline, table } from '@carriage/horseless-carriage/testing'
import { expect, test } from 'vitest'
import { RepairPlan, Repairs } from './repairs.ts'

const far = { speed: 6, range: 6, design: 6, reliability: 6, safety: 6 }
const near = { speed: 1, range: 1, design: 1, reliability: 1, safety: 1 }

function positionWith(pieces: readonly Piece[]): State {
  return table()
    .factory('red', { ...freshFactory(), pieces: [...pieces] })
    .building()
    .state()
}

/** Asks about the factory of the first seat, and the block of its first mainline. */
function repairsOf(state: State): { repairs: Repairs; line: number } {
  const { factory } = playerOf(state, 0)
  const site = surveyFactory(factory, state.options)
  const draft = new PlanDraft(site, state.supply, far)
  return { repairs: new Repairs(site, draft), line: factory.pieces.findIndex(({ kind }) => kind === 'mainline') }
}

const start = [department('research', 0, 8), department('planning', 0, 5)]
const openLine = [...start, dealership('small', 5, 0), mainline('car', 5, 3)]

test('a line with free sides can get what the access allows', () => {
  const { repairs, line } = repairsOf(positionWith(openLine))
  expect(repairs.possible(line, 'safety', near, 9)).toBe(1) // the brake alone
  expect(repairs.possible(line, 'safety', far, 9)).toBeGreaterThan(1)
  expect(repairs.possible(line, 'safety', { ...far, safety: 0 }, 9)).toBe(0)
})

test('a side that is walled in gets nothing any more', () => {
  const { repairs, line } = repairsOf(positionWith(openLine))
  const before = repairs.possible(line, 'range', far, 9)
  // The line lies at 5,3 to 8,5: all squares below it are covered.
  const below = [department('marketing', 5, 6), department('planning', 9, 3), department('planning', 9, 0)]
  const walled = repairsOf(positionWith([...openLine, ...below]))
  expect(walled.repairs.possible(walled.line, 'range', far, 9)).toBeLessThan(before)
  expect(walled.repairs.room).toBeLessThan(repairs.room)
})

test('counting stops when there is enough', () => {
  const { repairs, line } = repairsOf(positionWith(openLine))
  expect(repairs.possible(line, 'design', far, 1)).toBeGreaterThanOrEqual(1)
  expect(repairs.possible(line, 'design', far, 1)).toBeLessThanOrEqual(repairs.possible(line, 'design', far, 9))
})

test('stations that are planned together do not get the same floor', () => {
  // Room for one more station is left.
  const around = [department('marketing', 5, 6), department('planning', 9, 3), department('planning', 9, 0)]
  const { repairs, line } = repairsOf(positionWith([...openLine, ...around]))
  const plan = new RepairPlan()
  const alone = dimensions.map((dimension) => repairs.possible(line, dimension, far, 9))
  const together = dimensions.map((dimension) => repairs.possible(line, dimension, far, 9, plan))
  expect(alone).toEqual([1, 0, 1, 1, 0])
  expect(together).toEqual([1, 0, 1, 0, 0]) // a dashboard serves both speed and design, and leaves no room for a battery
  plan.cutTo(0)
  expect(repairs.possible(line, 'reliability', far, 9, plan)).toBe(1)
})
