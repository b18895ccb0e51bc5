import { type Move, moveSchema } from '@carriage/age-of-engineering'
import { readScript } from '../../../pages/lessons/script.ts'

/** Moves of Age of Engineering in short: `T11 body engine workshop buyer=luxury car=2/1 crew=3 price=6 end`. */
export function scripted(text: string): Move[] {
  return readScript(text, moveSchema, shaped)
}

function shaped(name: string, value: string): object {
  const [first = '', second = ''] = value.split('/')
  switch (name) {
    case 'bonus':
      return { kind: 'chooseBonus', bonus: value }
    case 'workshop':
    case 'raceCar':
      return { kind: 'placeEngine', where: name }
    case 'race':
      return { kind: 'race', workers: Number(value) }
    case 'buyer':
      return value === '' ? { kind: 'chooseAction', action: name } : { kind: 'chooseBuyer', preference: value }
    case 'car':
      return { kind: 'placeCar', body: Number(first), engine: Number(second) }
    case 'crew':
      return { kind: 'crewCar', workers: Number(value), salesperson: false }
    case 'price':
      return { kind: 'priceCar', price: Number(value) }
    case 'end':
      return { kind: 'endTurn' }
    default:
      return /^T\d+$/.test(name) ? { kind: 'takeTile', tile: name } : { kind: 'chooseAction', action: name }
  }
}
