import { problemsOf } from './check-piece.ts'
import { checks } from './checks/index.ts'
import type { BuildOptions } from './options.ts'
import type { AccessLevels, Factory, Piece, Supply, UnplacedPiece } from './piece.ts'
import { placesFor } from './places.ts'
import type { CheckId } from './problem.ts'
import { surveyFactory } from './site.ts'
import { allowedPart, tryOut } from './trial.ts'

/** A place for an unplaced piece, and the contacts that the piece would still lack there for a legal plan. */
export interface OpenPlace {
  readonly piece: Piece
  readonly waitsFor: readonly CheckId[]
}

/** The checks of contacts, made on the draft with the piece. A station without its indicator waits for none of them. */
const touching = ['V-14', 'V-15', 'V-16', 'V-17', 'V-18'] as const satisfies readonly CheckId[]

/** All places of `placesFor`, each with the checks of contacts that it does not pass yet. */
export function openPlaces(
  factory: Factory,
  supply: Supply,
  access: AccessLevels,
  draft: readonly Piece[],
  piece: UnplacedPiece,
  options: BuildOptions,
): OpenPlace[] {
  const places = placesFor(factory, supply, access, draft, piece, options)
  const site = surveyFactory(factory, options)
  // The draft is laid once for all places.
  return tryOut(site, supply, access, { pieces: draft, expansion: null }, (trial) =>
    places.map((place) => {
      const part = allowedPart(site, place)
      if (!part) return { piece: place, waitsFor: [] }
      site.layout.place(part, place.x, place.y)
      const plan = { pieces: [...draft, place], expansion: null }
      const withIt = { ...trial, plan, parts: [...trial.parts, part] }
      const waitsFor = touching.filter((check) => problemsOf(withIt, draft.length, [checks[check]]).length > 0)
      site.layout.takeBack(trial.built + draft.length)
      return { piece: place, waitsFor }
    }),
  )
}
