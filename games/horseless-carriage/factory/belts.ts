import { type Direction, directions, type ManufacturingStep, manufacturingSteps } from '../components/index.ts'
import { opposite, type Quarter, quarters, stepX, stepY } from '../geometry/index.ts'
import type { BuildOptions } from './options.ts'
import type { Factory, Piece } from './piece.ts'
import { type Site, surveyFactory } from './site.ts'
import { tryOut } from './trial.ts'

/** A step group (HC-5.34) as drawn: one belt through stations, indicators and sides of mainlines. */
export interface Belt {
  readonly step: ManufacturingStep
  /** All that the belt runs through, by place among the pieces of the factory and then of the draft. */
  readonly pieces: readonly number[]
  /** The sides of mainlines that it ends at; without any, its stations are not connected (HC-5.33). */
  readonly feeds: readonly Feed[]
  readonly joints: readonly Joint[]
}

export interface Feed {
  readonly mainline: number
  readonly side: Direction
}

/** Two pieces of a belt that share an edge. The edge runs to the right of (x, y), or down from it. */
export interface Joint {
  readonly from: number
  readonly to: number
  readonly x: number
  readonly y: number
  readonly runs: 'across' | 'down'
  readonly length: number
}

/** Every belt of a factory with a draft in it. A side of a mainline with nothing at it is none. */
export function belts(factory: Factory, draft: readonly Piece[], options: BuildOptions): Belt[] {
  const nothing = {} as Parameters<typeof tryOut>[1] & Parameters<typeof tryOut>[2] // tracing asks for neither supply nor access
  const plan = { pieces: draft, expansion: null }
  return tryOut(surveyFactory(factory, options), nothing, nothing, plan, ({ site }) => beltsOn(site))
}

function beltsOn(site: Site): Belt[] {
  const { layout } = site
  const found = new Map<number, { step: ManufacturingStep; pieces: Set<number>; feeds: Feed[]; joints: Joint[] }>()
  for (const [number, { form }] of layout.blocks.entries()) {
    const mainline = form.conductors === 4
    for (const side of mainline ? quarters : quarters.slice(0, form.conductors)) {
      const step = manufacturingSteps[form.sides[side] - 1]
      if (!step) continue
      const group = layout.stepGroupOf(number, side)
      const belt = found.get(group) ?? { step, pieces: new Set<number>(), feeds: [], joints: [] }
      found.set(group, belt)
      belt.pieces.add(number)
      if (mainline) belt.feeds.push({ mainline: number, side: directions[side] })
      // A station conducts all around, a side of a mainline only along its own edge.
      for (const at of mainline ? [side] : quarters) belt.joints.push(...jointsAt(site, number, at))
    }
  }
  return [...found.values()]
    .filter(({ pieces, feeds }) => pieces.size > 1 || feeds.length === 0)
    .map((belt) => ({ ...belt, pieces: [...belt.pieces].sort((a, b) => a - b) }))
}

/** The joints along one side of a block, each given by the block that came first. */
function jointsAt({ layout }: Site, number: number, side: Quarter): Joint[] {
  const block = layout.blocks[number]
  const joints: Joint[] = []
  if (!block) return joints
  const { form } = block
  const across = side === 0 || side === 2
  for (let along = 0; along < (across ? form.w : form.h); along++) {
    // A square of the block at this side; the edge lies at its top left, or one further to the right or down.
    const x = block.x + (across ? along : side === 1 ? form.w - 1 : 0)
    const y = block.y + (across ? (side === 2 ? form.h - 1 : 0) : along)
    const other = layout.blockAt(x + stepX[side], y + stepY[side])
    if (other <= number || layout.blocks[other]?.form.sides[opposite(side)] !== form.sides[side]) continue
    const last = joints.at(-1)
    if (last?.to === other) joints[joints.length - 1] = { ...last, length: last.length + 1 }
    else {
      const edge = { x: side === 1 ? x + 1 : x, y: side === 2 ? y + 1 : y }
      joints.push({ from: number, to: other, ...edge, runs: across ? 'across' : 'down', length: 1 })
    }
  }
  return joints
}
