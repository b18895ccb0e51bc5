import type { BuyerKind, PartKind } from '@carriage/kraftwagen-family'
import type { Action, Bonus, EngineerMarker, StartItem } from '../components/index.ts'
import type { Move } from '../moves.ts'

export const endTurn: Move = { kind: 'endTurn' }

export function tile(tile: string): Move {
  return { kind: 'takeTile', tile }
}
export function action(action: Action | Bonus): Move {
  return { kind: 'chooseAction', action }
}
export function item(item: StartItem): Move {
  return { kind: 'chooseItem', item }
}
export function card(card: string): Move {
  return { kind: 'takeCard', card }
}
export function engineInto(where: 'workshop' | 'gpCar'): Move {
  return { kind: 'placeEngine', where }
}
export function giveBack(part: PartKind, value: number): Move {
  return { kind: 'returnPart', part, value }
}
export function buyer(preference: BuyerKind): Move {
  return { kind: 'chooseBuyer', preference }
}
export function diesel(change: 'body' | 'engine' | 'workers' | 'price', to: number): Move {
  return { kind: 'useDiesel', car: 8, change, to }
}
export function car(body: number, engine: number, ...more: readonly Move[]): Move[] {
  return [{ kind: 'placeCar', body, engine }, ...more]
}
export function crew(workers: number): Move {
  return { kind: 'crewCar', workers }
}
export function price(price: number): Move {
  return { kind: 'priceCar', price }
}
export function benz(preference: BuyerKind): Move {
  return { kind: 'useBenz', preference }
}
export function daimler(marker: EngineerMarker, buyer: number): Move {
  return { kind: 'useDaimler', marker, buyer }
}
