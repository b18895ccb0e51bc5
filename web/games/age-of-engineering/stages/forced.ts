import { currentStep, type Move, type State } from '@carriage/age-of-engineering'
import { forcedMove, idleMove } from '../../../board/kraftwagen-family/stages/forced-moves.ts'

export function forcedStep(view: State, offered: readonly Move[]): Move | undefined {
  const { name } = currentStep(view)
  if (name !== 'placing') return forcedMove(name, offered)
  const of = (kind: Move['kind']) => offered.find((move) => move.kind === kind)
  return of('placeCar') ?? of('useProductionToken') ?? of('endTurn')
}

export function idle(view: State, _seat: number, moves: readonly Move[]): Move {
  return idleMove(currentStep(view).name, 'placing', moves)
}
