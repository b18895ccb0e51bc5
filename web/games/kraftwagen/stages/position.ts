import { pileOf, type Seat } from '@carriage/kernel'
import { type Award, type Car, type CardId, componentTablesOf, type State } from '@carriage/kraftwagen'
import type { BuyerKind, Workshop } from '@carriage/kraftwagen-family'

/** The starting position of a stage, as far as it differs from the set-up. */
export interface StagePosition {
  readonly round: State['round']
  /** From the tail on; the first element is the seat to move. */
  readonly chain: State['chain']
  readonly marker: State['marker']
  readonly buyers: readonly BuyerKind[]
  readonly market: readonly Omit<Car, 'engineerMarker'>[]
  readonly seats: readonly StageSeat[]
  /** The seat at the tail has done its actions already. */
  readonly placesCar?: boolean
  /** Nobody can earn awards. */
  readonly awards?: 'closed'
}

export interface StageSeat {
  readonly canteen: number
  readonly workshops: readonly [Workshop, Workshop, Workshop]
  readonly developments: readonly CardId[]
  /** Only where awards are open. */
  readonly awards?: readonly Award[]
}

/** Changes a set-up into a starting position. */
export function place(state: State, position: StagePosition): void {
  const { components, prices } = componentTablesOf(state)
  const { round, chain, marker, buyers, market, seats, placesCar = false } = position
  state.phase = 'action'
  state.round = round
  state.chain = chain.slice()
  state.actor = chain[0] as Seat // a chain between turns has a seat at its tail
  state.steps = [{ name: placesCar ? 'car' : 'takeTile' }]
  state.startTiles = []
  state.marker = marker
  state.market = market.map((car) => ({ ...car, engineerMarker: null }))
  state.availablePrices = prices[round].filter((price) => !market.some((car) => car.price === price))
  state.stackMoney = { ...components.stackMoney.rows }
  for (const preference of buyers) {
    state.stacks[preference]--
    state.stackMoney[preference] = 0
    state.activeBuyers.push({ preference, daimler: null })
  }
  const cards = seats.flatMap(({ developments }) => developments)
  state.deck = pileOf(withoutCards([...state.deck, ...state.display], cards))
  state.display = state.deck.splice(0, state.display.length)
  state.players.forEach((player, seat) => {
    const given = seats[seat]
    if (!given) throw new RangeError(`The position lacks seat ${seat}.`)
    const { canteen, workshops, developments, awards = [] } = given
    const cars = market.filter(({ owner }) => owner === seat)
    const inCars = cars.reduce((sum, { workers }) => sum + workers, 0)
    const all = player.canteen + player.supply
    player.canteen = canteen
    player.supply = all - canteen - inCars - developments.length
    player.workshops = workshops.slice()
    player.developments = developments.slice()
    player.carsPlaced = cars.length
    if (awards.length > 0) player.awards = awards.slice()
    state.awards = position.awards === 'closed' ? [] : state.awards.filter((award) => !awards.includes(award))
    player.startTile = components.startTiles.rows[seat]?.id ?? null
  })
}

function withoutCards(deck: readonly CardId[], cards: readonly CardId[]): CardId[] {
  const rest = deck.slice()
  for (const card of cards) rest.splice(rest.indexOf(card), 1)
  return rest
}
