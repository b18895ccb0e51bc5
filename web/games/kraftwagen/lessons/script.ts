import { type Move, moveSchema } from '@carriage/kraftwagen'
import { familyMove } from '../../../board/kraftwagen-family/lesson-moves.ts'
import { readScript } from '../../../pages/lessons/script.ts'

/** Moves of Kraftwagen in short: `T7 hire card=D7 car=2/2 crew=2 price=6 end`. */
export function scripted(text: string): Move[] {
  return readScript(text, moveSchema, shaped)
}

function shaped(name: string, value: string): object {
  switch (name) {
    case 'start':
      return { kind: 'chooseStartTile', tile: value }
    case 'item':
      return { kind: 'chooseItem', item: value }
    case 'card':
      return { kind: 'takeCard', card: value }
    case 'gpCar':
      return { kind: 'placeEngine', where: name }
    case 'return': {
      const [part = '', worth = ''] = value.split('/')
      return { kind: 'returnPart', part, value: Number(worth) }
    }
    case 'crew':
      return { kind: 'crewCar', workers: Number(value) }
    default:
      return familyMove(name, value)
  }
}
