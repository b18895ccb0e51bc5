import { currentStep, type Move, type State } from '@carriage/age-of-engineering'
import { wantedMove } from '../../../pages/lessons/moves.ts'

/** A tile and a price are the player's choices; everything else has one sensible answer. */
export function forcedStep(view: State, offered: readonly Move[]): Move | undefined {
  const of = (kind: Move['kind']) => offered.find((move) => move.kind === kind)
  switch (currentStep(view).name) {
    case 'takeTile':
    case 'priceCar':
      return undefined
    case 'placing':
      return of('placeCar') ?? of('useProductionToken') ?? of('endTurn')
    case 'placeEngine':
      return offered.find((move) => move.kind === 'placeEngine' && move.where === 'workshop')
    case 'crewCar':
      return offered.find((move) => move.kind === 'crewCar' && move.workers === 1)
    default:
      return offered[0]
  }
}

/** A rival who takes the nearest tile and builds nothing. */
export function idle(view: State, _seat: number, moves: readonly Move[]): Move {
  if (currentStep(view).name === 'placing') return wantedMove(moves, ({ kind }) => kind === 'endTurn')
  if (currentStep(view).name === 'placeEngine')
    return wantedMove(moves, (move) => move.kind === 'placeEngine' && move.where === 'workshop')
  return wantedMove(moves, () => true)
}
