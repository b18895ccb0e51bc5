import type { Seat } from '@carriage/kernel'
import type { Move, State } from '@carriage/kraftwagen'
import type { NewcomerStage } from '../../../pages/first-hour/stage.ts'

/**
 * How often a rival of a stage moves before the player does, if this tile is taken: once for each tile on the way that
 * the stage does not offer, and once to pass.
 */
export function turnsOfRival(
  stage: Pick<NewcomerStage<State, Move>, 'offers' | 'me'>,
  view: State,
  tile: string,
  rival: Seat,
): number {
  const { chain } = view
  const from = chain.indexOf(rival)
  const to = chain.indexOf(tile)
  if (to < from) return 0
  const between = chain.slice(from + 1, to).filter((each) => typeof each === 'string')
  return 1 + between.filter((each) => !stage.offers(view, { kind: 'takeTile', tile: each })).length
}
