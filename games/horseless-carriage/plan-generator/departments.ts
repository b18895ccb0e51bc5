import type { Chance } from '@carriage/kernel'
import type { DepartmentPiece, Factory, Supply } from '../factory/index.ts'
import { surveyFactory } from '../factory/site.ts'
import { squaresIn } from '../geometry/index.ts'
import type { Options } from '../options.ts'
import { PlanDraft } from './draft.ts'
import { addDepartment } from './plan.ts'

/** The starting departments of a player. */
export interface Start {
  readonly research: DepartmentPiece
  readonly planning: DepartmentPiece
}

const nothingYet = { speed: 0, range: 0, design: 0, reliability: 0, safety: 0 }

/** A random legal placement of the starting departments. */
export function inventStart(factory: Factory, supply: Supply, options: Options, chance: Chance): Start {
  const draft = new PlanDraft(surveyFactory(factory, options), supply, nothingYet)
  try {
    const complete = addDepartment(draft, 'research', chance) && addDepartment(draft, 'planning', chance)
    const [research, planning] = draft.pieces
    if (complete && research?.kind === 'department' && planning?.kind === 'department') return { research, planning }
  } finally {
    draft.clear()
  }
  const [first] = someStarts(factory, supply, options, 1)
  if (!first) throw new RangeError('The starting departments always find a place.')
  return first
}

/** Some legal placements of the starting departments, both at the bay or one at the other. */
export function someStarts(factory: Factory, supply: Supply, options: Options, count: number): Start[] {
  const draft = new PlanDraft(surveyFactory(factory, options), supply, nothingYet)
  const found: Start[] = []
  try {
    for (const research of unturned(draft, 'research')) {
      if (!draft.lay(research)) continue
      for (const planning of unturned(draft, 'planning')) {
        if (!draft.lay(planning)) continue
        found.push({ research, planning })
        break
      }
      draft.takeBack(0)
      if (found.length === count) break
    }
  } finally {
    draft.clear()
  }
  return found
}

/** A department on every square of the ground, unturned. */
function* unturned({ site }: PlanDraft, type: 'research' | 'planning'): Generator<DepartmentPiece> {
  const { left, top, width, height } = site.layout.ground
  for (const { x, y } of squaresIn({ x: left, y: top, w: width, h: height }))
    yield { kind: 'department', type, x, y, rot: 0 }
}
