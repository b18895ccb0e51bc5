import { type ManufacturingStep, manufacturingSteps } from '../components/index.ts'
import { opposite, type Quarter, quarters } from '../geometry/index.ts'
import type { BuildOptions } from './options.ts'
import type { Factory, Piece } from './piece.ts'
import { type Site, surveyFactory } from './site.ts'
import { tryOut } from './trial.ts'

/** A side of a mainline at which no station can be connected any more (HC-5.33): every square along it is taken. */
export interface WalledSide {
  readonly mainline: number
  readonly step: ManufacturingStep
  /** What lies along it, each once. */
  readonly by: readonly number[]
  /** Whether it ends, at least in part, at the edge of the floor, a bay or a strip. */
  readonly edge: boolean
}

/** The walled-in sides of all mainlines of a factory with a draft in it, by place among its pieces and then the draft's. */
export function walledSides(factory: Factory, draft: readonly Piece[], options: BuildOptions): WalledSide[] {
  const nothing = {} as Parameters<typeof tryOut>[1] & Parameters<typeof tryOut>[2] // looking at sides asks for neither supply nor access
  const plan = { pieces: draft, expansion: null }
  return tryOut(surveyFactory(factory, options), nothing, nothing, plan, ({ site }) =>
    [...site.layout.blocks.entries()].flatMap(([number, { form }]) =>
      form.conductors === 4 ? quarters.flatMap((side) => walledAt(site, number, side) ?? []) : [],
    ),
  )
}

function walledAt({ layout }: Site, mainline: number, side: Quarter): WalledSide | undefined {
  const block = layout.blocks[mainline]
  const step = manufacturingSteps[(block?.form.sides[side] ?? 0) - 1]
  if (!block || !step) return undefined
  const { form } = block
  const across = side === 0 || side === 2
  const by = new Set<number>()
  let edge = false
  for (let along = 0; along < (across ? form.w : form.h); along++) {
    const x = block.x + (across ? along : side === 1 ? form.w : -1)
    const y = block.y + (across ? (side === 2 ? form.h : -1) : along)
    if (layout.isFree(x, y)) return undefined
    const other = layout.blockAt(x, y)
    if (other < 0) edge = true
    // A belt goes on from here, wherever it leads.
    else if (layout.blocks[other]?.form.sides[opposite(side)] === form.sides[side]) return undefined
    else by.add(other)
  }
  return { mainline, step, by: [...by], edge }
}
