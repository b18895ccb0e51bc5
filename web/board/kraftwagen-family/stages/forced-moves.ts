import { wantedMove } from '../../../pages/lessons/moves.ts'

interface StageMove {
  readonly kind: string
  readonly where?: string
  readonly workers?: number
}

const toWorkshop = ({ kind, where }: StageMove) => kind === 'placeEngine' && where === 'workshop'

/** A tile and a price are the player's choices; everything else has one sensible answer. */
export function forcedMove<Move extends StageMove>(step: string, offered: readonly Move[]): Move | undefined {
  switch (step) {
    case 'takeTile':
    case 'priceCar':
      return undefined
    case 'placeEngine':
      return offered.find(toWorkshop)
    case 'crewCar':
      return offered.find(({ kind, workers }) => kind === 'crewCar' && workers === 1)
    default:
      return offered[0]
  }
}

/** The move of a rival who takes the nearest tile and builds nothing. */
export function idleMove<Move extends StageMove>(step: string, placingCar: string, moves: readonly Move[]): Move {
  if (step === placingCar) return wantedMove(moves, ({ kind }) => kind === 'endTurn')
  return wantedMove(moves, step === 'placeEngine' ? toWorkshop : () => true)
}
