import { type Move, moveSchema } from '@carriage/kraftwagen'
import { readScript } from '../../../pages/lessons/script.ts'

/** Moves of Kraftwagen in short: `T7 hire card=D7 car=2/2 crew=2 price=6 end`. */
export function scripted(text: string): Move[] {
  return readScript(text, moveSchema, shaped)
}

function shaped(name: string, value: string): object {
  const [first = '', second = ''] = value.split('/')
  switch (name) {
    case 'start':
      return { kind: 'chooseStartTile', tile: value }
    case 'item':
      return { kind: 'chooseItem', item: value }
    case 'card':
      return { kind: 'takeCard', card: value }
    case 'workshop':
    case 'gpCar':
      return { kind: 'placeEngine', where: name }
    case 'return':
      return { kind: 'returnPart', part: first, value: Number(second) }
    case 'buyer':
      return value === '' ? { kind: 'chooseAction', action: name } : { kind: 'chooseBuyer', preference: value }
    case 'car':
      return { kind: 'placeCar', body: Number(first), engine: Number(second) }
    case 'crew':
      return { kind: 'crewCar', workers: Number(value) }
    case 'price':
      return { kind: 'priceCar', price: Number(value) }
    case 'end':
      return { kind: 'endTurn' }
    default:
      return /^T\d+$/.test(name) ? { kind: 'takeTile', tile: name } : { kind: 'chooseAction', action: name }
  }
}
