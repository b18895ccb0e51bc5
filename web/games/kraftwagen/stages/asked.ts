import { currentStep, type Move, type StepName } from '@carriage/kraftwagen'
import type { StageProps } from './props.ts'

/** What is asked at a step, as far as the words differ. */
const goals: Partial<Record<StepName, string>> = {
  startTiles: 'start',
  takeTile: 'tile',
  placeEngine: 'engine',
  buyer: 'buyer',
  car: 'car',
  crewCar: 'crew',
  priceCar: 'price',
  research: 'card',
}

/** The name of the message that states the goal now. */
export function goal({ view, me }: StageProps): string {
  if (view.actor !== me && view.phase !== 'over') return 'wait'
  return goals[currentStep(view).name] ?? 'other'
}

/** The words of the bright button for a chosen move. */
export function act({ stage, format }: StageProps, move: Move): string {
  switch (move.kind) {
    case 'priceCar':
      return format(stage.places.gear ? 'act.offer' : 'act.price', { price: move.price })
    case 'placeEngine':
      return format(`act.engine.${move.where}`)
    case 'chooseBuyer':
      return format('act.buyer', { buyer: format(`buyer.${move.preference}.whom`) })
    case 'crewCar':
      return format('act.crew', { count: move.workers })
    case 'takeTile':
    case 'takeCard':
    case 'chooseStartTile':
      return format('act.tile')
    case 'placeCar':
    case 'endTurn':
      return format(`act.${move.kind}`)
    default:
      return format('act.other')
  }
}
