import type { Refereeing } from '@carriage/kernel/referee'
import { FamilyTable, given, inAnyOrder, takeOut } from '@carriage/kraftwagen-family/referee'
import type { LaterLuck, RefereedBox, RefereedDevelopment, RefereedOptions } from './box.ts'
import type { RefereedCar, RefereedPlayer, RefereedPosition, RefereedSpecialty, Wanted } from './pieces.ts'
import type { SectionName } from './sections.ts'

export { given }

/** A part of a game of Kraftwagen. */
export type Part<Answer = void> = Refereeing<RefereedPosition, Answer>

/** Everything on the table, and what was used in the turn. */
export class RefereedTable extends FamilyTable<
  RefereedBox,
  RefereedOptions,
  LaterLuck,
  SectionName,
  RefereedCar,
  RefereedPosition
> {
  startTiles: string[] = []
  deck: string[] = []
  display: string[] = []
  discard: string[] = []
  /** Cards that are being carried out. */
  hand = 0
  readonly stacks: Record<Wanted, number>
  readonly stackMoney: Record<Wanted, number> = { body: 0, engine: 0, prestige: 0, price: 0 }
  buyers: { readonly preference: Wanted; daimler: string | null }[] = []
  marker = 'S'
  closedSpaces = 0
  awards: string[]
  players: RefereedPlayer[] = []
  specialty: RefereedSpecialty | null = null
  /** Whether the turn has used an engineer marker beside a car, and one on a car. */
  markerUsed = false
  carMarkerUsed = false

  constructor(seats: number, box: RefereedBox, options: RefereedOptions, luck: LaterLuck) {
    super(seats, box, options, luck)
    const { body = 0, engine = 0, prestige = 0, price = 0 } = box.buyers.rows
    this.stacks = { body, engine, prestige, price }
    this.awards = Object.keys(box.awards.rows)
  }

  player(seat: number): RefereedPlayer {
    return given(this.players[seat], `seat ${seat}`)
  }

  get board(): RefereedBox['players']['rows'][number] {
    return given(this.box.players.rows[this.seats], 'this number of players')
  }

  development(card: string): RefereedDevelopment | undefined {
    return this.box.developments.rows.find(({ id }) => id === card)
  }

  engineerOf(marker: string): string {
    return given(this.box.engineerMarkers.rows[marker], marker).engineer
  }

  markerValue(marker: string | null, kind: string): number {
    const row = marker === null ? undefined : this.box.engineerMarkers.rows[marker]
    return row?.kind === kind ? (row.value ?? 0) : 0
  }

  /** 6.0: the first to fulfil the condition takes the award, at once. */
  award(seat: number, award: string): void {
    if (!this.awards.includes(award)) return
    takeOut(this.awards, award)
    this.player(seat).awards.push(award)
    this.apply('award')
  }

  lostPieces(): string | undefined {
    return lostPieces(this)
  }

  position(): RefereedPosition {
    return {
      round: this.round,
      actor: this.actor,
      chain: [...this.chain],
      startTiles: inAnyOrder(this.startTiles),
      deck: inAnyOrder(this.deck),
      display: inAnyOrder(this.display),
      discard: [...this.discard],
      stacks: { ...this.stacks },
      stackMoney: { ...this.stackMoney },
      buyers: this.buyers.map((buyer) => ({ ...buyer })),
      marker: this.marker,
      prices: [...this.prices].sort((a, b) => a - b),
      market: inAnyOrder(this.market.map((car) => ({ ...car }))),
      dummies: [...this.board.dummies],
      awards: inAnyOrder(this.awards),
      players: this.players.map((player) => ({
        ...player,
        workshops: inAnyOrder(player.workshops),
        developments: inAnyOrder(player.developments),
        inactive: inAnyOrder(player.inactive),
        engineers: inAnyOrder(player.engineers),
        markers: inAnyOrder(player.markers),
        awards: inAnyOrder(player.awards),
      })),
      specialty: this.specialty && {
        stacks: sets(this.specialty.stacks),
        used: sets(this.specialty.used),
        box: inAnyOrder(this.specialty.box),
      },
    }
  }
}

/** Asks a seat for one of these moves. */
export function ask<Asked extends object>(table: RefereedTable, seat: number, moves: readonly Asked[]): Part<Asked> {
  return table.ask(seat, moves)
}

/** 2.0: no piece is made and none is lost. */
function lostPieces(table: RefereedTable): string | undefined {
  const { box, players, market } = table
  for (const [seat, player] of players.entries()) {
    const onCars = table.carsOf(seat).reduce((sum, { workers }) => sum + workers, 0)
    // One worker counts laps, one is in the chain.
    const workers = player.supply + player.canteen + player.developments.length + onCars + 2
    if (workers !== box.workers.perColour || player.supply < 0 || player.canteen < 0)
      return `workers of seat ${seat}: ${workers}`
    if (player.money < 0 || player.workshops.length > box.mat.workshops) return `money or workshops of seat ${seat}`
  }
  const owned = players.reduce((sum, p) => sum + p.developments.length + p.inactive.length + p.engineers.length, 0)
  const cards = table.deck.length + table.display.length + table.discard.length + table.hand + owned
  if (cards !== 50) return `cards: ${cards}`
  const prices = [...table.prices, ...market.map(({ price }) => price)]
  if (new Set(prices).size !== prices.length) return `prices ${prices.join()}`
  const markers = [
    ...players.flatMap((player) => player.markers),
    ...market.flatMap(({ engineerMarker }) => engineerMarker ?? []),
    ...table.buyers.flatMap(({ daimler }) => daimler ?? []),
  ]
  if (new Set(markers).size !== markers.length) return `engineer markers ${markers.join()}`
  const awards = [...table.awards, ...players.flatMap((player) => player.awards)]
  return awards.length === Object.keys(box.awards.rows).length ? undefined : `awards ${awards.join()}`
}

function sets(piles: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(piles).map(([name, pile]) => [name, inAnyOrder(pile)]))
}
