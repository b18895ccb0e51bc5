import { type Move, moveSchema } from '@carriage/age-of-engineering'
import { familyMove } from '../../../board/kraftwagen-family/lesson-moves.ts'
import { readScript } from '../../../pages/lessons/script.ts'

/** Moves of Age of Engineering in short: `T11 body engine workshop buyer=luxury car=2/1 crew=3 price=6 end`. */
export function scripted(text: string): Move[] {
  return readScript(text, moveSchema, shaped)
}

function shaped(name: string, value: string): object {
  switch (name) {
    case 'bonus':
      return { kind: 'chooseBonus', bonus: value }
    case 'raceCar':
      return { kind: 'placeEngine', where: name }
    case 'race':
      return { kind: 'race', workers: Number(value) }
    case 'crew':
      return { kind: 'crewCar', workers: Number(value), salesperson: false }
    default:
      return familyMove(name, value)
  }
}
