import { type CommonTile, commonTiles, type DealershipSize } from '../../components/index.ts'
import type { Piece, Plan, Supply } from '../piece.ts'
import type { PlanProblem } from '../problem.ts'
import { factsAbout, plannedEntries, planProblem, type Trial } from '../trial.ts'

/** Which tiles a plan may use at all: V-02 to V-05. */

/** HC-5.7 a known piece in an allowed orientation, HC-12.5 and of a type that this game has. */
export function allowedPieces({ site, plan, parts }: Trial, problems: PlanProblem[]): void {
  for (const [index, piece] of plan.pieces.entries()) {
    if (parts[index]) continue
    const rule = site.options.introductory && piece.kind === 'mainline' && piece.type !== 'car' ? 'HC-12.5' : 'HC-5.7'
    const on = rule === 'HC-12.5' ? 'introductory' : 'turned'
    problems.push(planProblem('V-02', rule, plannedEntries(index), { ...factsAbout(piece), on }))
  }
}

/** HC-5.11 each dealership once. */
export function ownDealerships({ site, plan }: Trial, problems: PlanProblem[]): void {
  const doubled = new Set<DealershipSize>()
  const used = new Set(site.dealerships)
  for (const piece of plan.pieces)
    if (piece.kind === 'dealership' && used.size === used.add(piece.type).size) doubled.add(piece.type)
  for (const size of doubled) {
    const laid = indicesOf(plan.pieces, (piece) => piece.kind === 'dealership' && piece.type === size)
    problems.push(planProblem('V-03', 'HC-5.11', plannedEntries(...laid), { size }))
  }
}

/** HC-5.11 four marketing departments in the whole game. */
export function ownMarketing({ site, plan }: Trial, problems: PlanProblem[]): void {
  let need = site.marketing
  for (const piece of plan.pieces) if (isMarketing(piece)) need += 1
  const limit = site.parts.components.departments.rows.marketing.perPlayer
  if (need > limit && need > site.marketing)
    problems.push(
      planProblem('V-04', 'HC-5.11', plannedEntries(...indicesOf(plan.pieces, isMarketing)), { limit, need }),
    )
}

/** HC-5.10 no more tiles of a kind than the common supply holds; HC-5.19 nothing else limits the number of mainlines. */
export function commonSupply({ supply, plan }: Trial, problems: PlanProblem[]): void {
  for (const short of checkSupply(supply, plan)) problems.push(short)
}

/** V-05 alone, which is asked again when a plan commits: one problem for each kind that is short (HC-5.10, HC-5.70). */
export function checkSupply(supply: Supply, { pieces }: Pick<Plan, 'pieces'>): readonly PlanProblem[] {
  const short: PlanProblem[] = []
  const needs = commonTilesOf(pieces)
  for (const name of commonTiles) {
    const need = needs[name] ?? 0
    const left = supply[name]
    if (need <= left) continue
    const tiles = indicesOf(pieces, (piece) => commonTileOf(piece) === name)
    short.push(planProblem('V-05', 'HC-5.10', plannedEntries(...tiles), { name, left, need }))
  }
  return short
}

/** How many tiles of the common supply these pieces are, by kind. */
export function commonTilesOf(pieces: readonly Piece[]): Partial<Record<CommonTile, number>> {
  const counts: Partial<Record<CommonTile, number>> = {}
  for (const piece of pieces) {
    const tile = commonTileOf(piece)
    if (tile !== null) counts[tile] = (counts[tile] ?? 0) + 1
  }
  return counts
}

/** HC-1.26 the kind that a piece has in the common supply; dealerships, marketing and indicators have none (HC-1.27). */
function commonTileOf(piece: Piece): CommonTile | null {
  switch (piece.kind) {
    case 'mainline':
    case 'station':
      return piece.type
    case 'department':
      return piece.type === 'marketing' ? null : piece.type
    case 'dealership':
    case 'indicator':
      return null
  }
}

function isMarketing(piece: Piece): boolean {
  return piece.kind === 'department' && piece.type === 'marketing'
}

function indicesOf(pieces: readonly Piece[], wanted: (piece: Piece) => boolean): number[] {
  return [...pieces.keys()].filter((index) => {
    const piece = pieces[index]
    return piece !== undefined && wanted(piece)
  })
}
