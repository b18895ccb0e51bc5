import type { Facts } from '@carriage/kernel'
import type { Block, Rectangle } from '../geometry/index.ts'
import { type OrientedPiece, partOf, type Station } from './parts.ts'
import type { AccessLevels, IndicatorPiece, Piece, Plan, Supply } from './piece.ts'
import type { CheckId, Entries, PlanProblem } from './problem.ts'
import { type Site, slotOf, targetOf } from './site.ts'

/**
 * A plan that lies on the site while it is checked. HC-5.12 everything of it lies there at once.
 * Planned piece i is block `built + i`; one that cannot be laid at all is a block without squares.
 */
export interface Trial {
  readonly site: Site
  readonly supply: Supply
  readonly access: AccessLevels
  readonly plan: Plan
  readonly built: number
  /** By planned piece; undefined if it fails V-02. */
  readonly parts: readonly (OrientedPiece | undefined)[]
  /** The planned indicators that point at a station. */
  readonly aimed: readonly Aimed[]
}

export interface Aimed {
  /** Its index in the plan. */
  readonly index: number
  readonly piece: IndicatorPiece
  /** The block of the station. */
  readonly target: number
  readonly station: Station
  /** HC-5.48 how many indicators of its dimension the station has before it: old ones first, then those of the plan. */
  readonly place: number
}

const nowhere: OrientedPiece = {
  kind: 'department',
  station: null,
  w: 0,
  h: 0,
  sides: [0, 0, 0, 0],
  conductors: 0,
  brings: 0,
  makesContact: false,
}

/** Lays a plan on a site, asks something about it, and takes it back. */
export function tryOut<T>(site: Site, supply: Supply, access: AccessLevels, plan: Plan, ask: (trial: Trial) => T): T {
  const { layout } = site
  const built = site.factory.pieces.length
  if (layout.blocks.length !== built) throw new RangeError('Somebody has left a draft on this site.')
  try {
    const parts: (OrientedPiece | undefined)[] = []
    for (const piece of plan.pieces) {
      const part = allowedPart(site, piece)
      parts.push(part)
      if (part) layout.place(part, piece.x, piece.y)
      else layout.place(nowhere, 0, 0)
    }
    return ask({ site, supply, access, plan, built, parts, aimed: aimedIn(site, built, plan.pieces) })
  } finally {
    layout.takeBack(built)
  }
}

function aimedIn(site: Site, built: number, pieces: readonly Piece[]): Aimed[] {
  const aimed: Aimed[] = []
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind !== 'indicator') continue
    const target = targetOf(site.layout, piece)
    const station = site.layout.blocks[target]?.form.station
    if (!station) continue
    let place = target < built ? (site.indicators[slotOf(target, piece)] ?? 0) : 0
    for (const before of aimed) if (before.target === target && before.piece.dimension === piece.dimension) place += 1
    aimed.push({ index, piece, target, station, place })
  }
  return aimed
}

/** V-02 the part that a piece is, if it may be used like this in this game. */
export function allowedPart({ parts, options }: Site, piece: Piece): OrientedPiece | undefined {
  if (!Number.isInteger(piece.x) || !Number.isInteger(piece.y)) return undefined
  if (piece.kind === 'mainline') {
    if (options.introductory && piece.type !== 'car') return undefined // HC-12.5
    if (options.mirrorTiles === 'none' && piece.mirror) return undefined // HC-5.7
  }
  return partOf(parts, piece, options)
}

/** The planned piece, or the built one, that a block is. */
export function pieceOf({ site, plan, built }: Trial, block: number): Piece | undefined {
  return block < built ? site.factory.pieces[block] : plan.pieces[block - built]
}

/** The squares of a block. */
export function rectangleOf({ x, y, form }: Block<OrientedPiece>): Rectangle {
  return { x, y, w: form.w, h: form.h }
}

/** Blocks as entries. */
export function entriesOf({ built }: Trial, blocks: readonly number[]): Entries {
  return {
    built: blocks.filter((block) => block < built),
    planned: blocks.filter((block) => block >= built).map((block) => block - built),
    expansion: false,
  }
}

export function plannedEntries(...pieces: readonly number[]): Entries {
  return { built: [], planned: pieces, expansion: false }
}

/** What is said about any piece. */
export function factsAbout(piece: Piece): Facts {
  return piece.kind === 'indicator'
    ? { kind: piece.kind, dimension: piece.dimension, step: piece.step, x: piece.x, y: piece.y }
    : { kind: piece.kind, type: piece.type, x: piece.x, y: piece.y }
}

export function planProblem(check: CheckId, rule: string, entries: Entries, facts: Facts = {}): PlanProblem {
  return { check, rule, entries, facts }
}
