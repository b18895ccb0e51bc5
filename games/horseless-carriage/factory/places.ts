import { directions } from '../components/index.ts'
import { opposite, orientations, quarters, type Rot } from '../geometry/index.ts'
import { problemsOf, tileChecks } from './check-piece.ts'
import type { BuildOptions } from './options.ts'
import type { OrientedPiece } from './parts.ts'
import type { AccessLevels, Factory, Piece, Supply, UnplacedPiece } from './piece.ts'
import { slotOf, surveyFactory } from './site.ts'
import { allowedPart, type Trial, tryOut } from './trial.ts'

/**
 * Every place where one more piece may lie while a draft grows: V-02 to V-12 and V-19 hold. What fails one of these no
 * later piece can mend, while the other checks may pass once the plan is whole.
 */
export function placesFor(
  factory: Factory,
  supply: Supply,
  access: AccessLevels,
  draft: readonly Piece[],
  piece: UnplacedPiece,
  options: BuildOptions,
): Piece[] {
  const site = surveyFactory(factory, options)
  return tryOut(site, supply, access, { pieces: draft, expansion: null }, (trial) =>
    piece.kind === 'indicator' ? placesForIndicator(trial, piece) : placesForStation(trial, piece),
  )
}

type UnplacedStation = Exclude<UnplacedPiece, { kind: 'indicator' }>

function placesForStation(trial: Trial, station: UnplacedStation): Piece[] {
  const { layout } = trial.site
  const { left, top, width, height } = layout.ground
  const places: Piece[] = []
  const runs = layout.freeRuns()
  for (const { rot, mirror } of orientations) {
    if (mirror && station.kind !== 'mainline') break // HC-5.7 no other piece has a mirrored side
    const part = usablePart(trial, turned(station, 0, 0, rot, mirror))
    if (!part) continue
    for (let row = 1; row + part.h < height; row++)
      for (let column = 1; column + part.w < width; column++) {
        if (!fits(runs, row * width + column, part, width)) continue
        const x = left + column
        const y = top + row
        if (!layout.wouldClash(part, x, y)) places.push(turned(station, x, y, rot, mirror))
      }
  }
  return places
}

/** V-02 to V-05: the part, if one more of its kind may be used in this orientation. */
function usablePart(trial: Trial, piece: Piece): OrientedPiece | undefined {
  const part = allowedPart(trial.site, piece)
  if (!part) return undefined
  const pieces = [...trial.plan.pieces, piece]
  const withIt = { ...trial, plan: { pieces, expansion: null }, parts: [...trial.parts, part] }
  return problemsOf(withIt, pieces.length - 1, tileChecks).length === 0 ? part : undefined
}

/** Whether a part would lie on free black squares only. */
function fits(runs: Uint8Array, corner: number, { w, h }: OrientedPiece, width: number): boolean {
  for (let index = corner, end = corner + h * width; index < end; index += width)
    if ((runs[index] ?? 0) < w) return false
  return true
}

function turned(station: UnplacedStation, x: number, y: number, rot: Rot, mirror: boolean): Piece {
  switch (station.kind) {
    case 'mainline':
      return { kind: station.kind, type: station.type, x, y, rot, mirror }
    case 'dealership':
      return { kind: station.kind, type: station.type, x, y, rot }
    case 'department':
      return { kind: station.kind, type: station.type, x, y, rot }
    case 'station':
      return { kind: station.kind, type: station.type, x, y, rot }
  }
}

type UnplacedIndicator = Extract<UnplacedPiece, { kind: 'indicator' }>

function placesForIndicator(trial: Trial, indicator: UnplacedIndicator): Piece[] {
  const { layout } = trial.site
  const part = allowedPart(trial.site, { ...indicator, x: 0, y: 0, points: 'N' })
  const places: Piece[] = []
  if (!part) return places
  for (const [number, { form, x, y }] of layout.blocks.entries()) {
    if (form.station?.step !== indicator.step) continue // HC-5.46
    const square = form.station.sockets[indicator.dimension]?.[indicatorsOn(trial, number, indicator)] // HC-5.48
    if (square === undefined || square > trial.access[indicator.dimension]) continue // HC-5.47, HC-5.29
    for (const side of quarters) {
      const length = side % 2 === 0 ? form.w : form.h
      for (let along = 0; along < length; along++) {
        const at = {
          x: side === 1 ? x + form.w : side === 3 ? x - 1 : x + along,
          y: side === 0 ? y - 1 : side === 2 ? y + form.h : y + along,
        }
        if (!layout.isFree(at.x, at.y) || layout.wouldClash(part, at.x, at.y)) continue
        places.push({ ...indicator, ...at, points: directions[opposite(side)] })
      }
    }
  }
  return places
}

/** How many indicators of this dimension a station has, in the factory and in the draft. */
function indicatorsOn({ site, built, aimed }: Trial, station: number, { dimension }: UnplacedIndicator): number {
  const old = station < built ? (site.indicators[slotOf(station, { dimension })] ?? 0) : 0
  return old + aimed.filter(({ target, piece }) => target === station && piece.dimension === dimension).length
}
