import { type Phrase, type Seat, seatName } from '@carriage/kernel'
import { waitAfter } from './chain.ts'
import { buyerPhrase, markerPhrase, sumPhrase } from './event-phrases.ts'
import type { BoughtCar } from './market.ts'
import { listPhrase, type PhraseValue, selectYesOrNo } from './phrases.ts'

interface OfferedCar {
  readonly owner: Seat
  readonly price: number
}

/** How far the game is, and who is doing what, but for set-up. */
export function stagePhrases(
  {
    phase,
    round,
    actor,
  }: { readonly phase: 'action' | 'scoring' | 'over'; readonly round: number; readonly actor: Seat },
  turn: () => readonly Phrase[],
): readonly Phrase[] {
  switch (phase) {
    case 'over':
      return [{ id: 'board.over' }]
    case 'scoring':
      return [{ id: 'board.scoring', values: { round, seat: seatName(actor) } }]
    case 'action':
      return turn()
    default:
      return phase satisfies never
  }
}

/** The turn that is under way, with the tile in hand and the actions that are left. */
export function turnPhrase<Tile, Action>(
  view: {
    readonly actor: Seat
    readonly turn: { readonly tile: Tile | null }
    readonly steps: readonly (
      | { readonly name: 'actions'; readonly left: readonly Action[] }
      | { readonly name: string }
    )[]
  },
  tile: (id: Tile) => Phrase,
  action: (of: Action) => Phrase,
): Phrase {
  const seat = seatName(view.actor)
  const { tile: inHand } = view.turn
  if (inHand === null) return { id: 'board.turn', values: { seat } }
  const waiting = view.steps.find((step) => 'left' in step && step.name === 'actions')
  const left = waiting && 'left' in waiting ? waiting.left : []
  return {
    id: 'board.turn.tile',
    values: { seat, tile: tile(inHand), actions: left.length, left: listPhrase(left.map(action), 'comma') },
  }
}

/** A tile with what it costs in time: who moves before its taker does again. */
export function tileWithWait(chain: readonly (Seat | string)[], id: string, tile: Phrase): Phrase {
  const { again, before, tilesBehind } = waitAfter(chain, id)
  if (again) return { id: 'move.takeTile.again', values: { tile } }
  const rivals = before.map(({ seat }) => seatName(seat))
  return { id: 'move.takeTile.wait', values: { tile, rivals: listPhrase(rivals, 'and'), tiles: tilesBehind.length } }
}

/** The spaces of a track with the marker on one of them. */
export function trackPhrase<Space extends string | number>(spaces: readonly Space[], marker: Space): PhraseValue {
  return listPhrase(
    spaces.map((space) => ({ id: space === marker ? 'track.marker' : 'track', values: { space } })),
    'space',
  )
}

/** How many buyers stand in the row. */
export function rowPhrase(active: number, spaces: number): Phrase {
  return { id: 'board.buyers', values: { buyers: active, spaces, full: selectYesOrNo(active >= spaces) } }
}

/** A buyer of the row, possibly with a marker, and the current purchase. */
export function buyerLine(
  { buyer: place, preference }: { readonly buyer: number; readonly preference: string },
  marker: string | null,
  bought: BoughtCar<OfferedCar> | null,
): Phrase {
  const plain = buyerPhrase(preference)
  const named = marker ? { id: 'buyer.marked', values: { buyer: plain, marker: markerPhrase(marker) } } : plain
  return purchaseLine(place, named, bought)
}

/** A customer and the current purchase. */
export function purchaseLine(place: number, customer: Phrase, bought: BoughtCar<OfferedCar> | null): Phrase {
  const values = { place: place + 1, buyer: customer }
  if (!bought) return { id: 'board.buyer.none', values }
  return { id: 'board.buyer', values: { ...values, seat: seatName(bought.car.owner), sum: sumPhrase(bought) } }
}

/** Cars on the market, cheapest first, and the available prices. */
export function carLines<Car extends OfferedCar>(
  market: readonly Car[],
  spaces: number,
  prices: readonly number[],
  car: (of: Car) => Phrase,
): Phrase[] {
  const cars = market.toSorted((a, b) => a.price - b.price)
  return [
    { id: 'board.market', values: { cars: cars.length, spaces } },
    ...cars.map((each) => ({
      id: 'board.car',
      values: { price: String(each.price).padStart(2), car: car(each), seat: seatName(each.owner) },
    })),
    { id: 'board.prices', values: { prices: listPhrase(prices, 'space') } },
  ]
}

/** A seat's colour. A table may use colours without a message; then the table's own word is shown. */
export function colourPhrase(name: string, named: readonly string[]): PhraseValue {
  return named.includes(name) ? { id: `colour.${name}` } : name
}
