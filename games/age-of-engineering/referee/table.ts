import type { Refereeing } from '@carriage/kernel/referee'
import { FamilyTable, given, inAnyOrder, takeOut } from '@carriage/kraftwagen-family/referee'
import type { LaterLuck, RefereedBox, RefereedOptions } from './box.ts'
import type { RefereedCar, RefereedCompany, RefereedPosition, RefereedRecruits, Wanted } from './pieces.ts'
import type { SectionName } from './sections.ts'

export { given }

/** A part of a game of Age of Engineering. */
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
  startingBonuses: string[] = []
  companies: RefereedCompany[] = []
  recruits: Record<string, RefereedRecruits> = {}
  readonly stacks: Record<Wanted, number>
  readonly whiteMarkers: Record<Wanted, number> = { body: 0, engine: 0, luxury: 0, price: 0 }
  buyers: { readonly preference: Wanted; packard: string | null }[] = []
  marketMarker = 1
  closedPlaces = 0
  investorTrack: { readonly investor: string; readonly by: number }[] = []
  achievements: string[]
  /** Instant benefits in progress. */
  hand = 0
  /** Whether the marker of the action step, and of the placing step, was used; and whether a car was placed. */
  actionMarkerUsed = false
  placingMarkerUsed = false
  carPlaced = false
  /** The engineer of the action step, if the table allows only one. */
  helper: string | null = null

  constructor(seats: number, box: RefereedBox, options: RefereedOptions, luck: LaterLuck) {
    super(seats, box, options, luck)
    const { body = 0, engine = 0, luxury = 0, price = 0 } = box.buyers.rows
    this.stacks = { body, engine, luxury, price }
    this.achievements = Object.keys(box.achievements.rows)
  }

  company(seat: number): RefereedCompany {
    return given(this.companies[seat], `seat ${seat}`)
  }

  get board(): RefereedBox['players']['rows'][number] {
    return given(this.box.players.rows[this.seats], 'this number of companies')
  }

  /** The number of market places. */
  get marketSpaces(): number {
    const spaces = this.seats === 2 ? this.options.twoPlayerMarketSpaces : this.board.marketSpaces
    return spaces - this.closedPlaces
  }

  engineerOf(marker: string): string {
    return given(this.box.engineeringMarkers.rows[marker], marker).engineer
  }

  markerValue(marker: string | null, kind: string): number {
    const row = marker === null ? undefined : this.box.engineeringMarkers.rows[marker]
    return row?.kind === kind ? (row.value ?? 0) : 0
  }

  /** Appendix I, if the table allows one engineer in the action step: the first who helps. */
  mayHelp(engineer: string): boolean {
    return this.options.engineersPerStep !== 'one' || this.helper === null || this.helper === engineer
  }

  /** Achievements: scored once, by the first company, immediately. */
  achieve(seat: number, achievement: string): void {
    if (!this.achievements.includes(achievement)) return
    takeOut(this.achievements, achievement)
    const company = this.company(seat)
    company.achievements.push(achievement)
    company.points += this.box.achievements.rows[achievement]?.points ?? 0
    this.apply('achievement')
  }

  lostPieces(): string | undefined {
    return lostPieces(this)
  }

  position(): RefereedPosition {
    return {
      round: this.round,
      actor: this.actor,
      chain: [...this.chain],
      startingBonuses: inAnyOrder(this.startingBonuses),
      companies: this.companies.map((company) => ({
        ...company,
        levels: { ...company.levels },
        workshops: inAnyOrder(company.workshops),
        engineers: inAnyOrder(company.engineers),
        markers: inAnyOrder(company.markers),
        investors: inAnyOrder(company.investors),
        achievements: inAnyOrder(company.achievements),
      })),
      recruits: Object.fromEntries(
        Object.entries(this.recruits).map(([kind, { unseen, stack, display, gone }]) => [
          kind,
          { unseen: inAnyOrder(unseen), stack, display: inAnyOrder(display), gone: inAnyOrder(gone) },
        ]),
      ),
      stacks: { ...this.stacks },
      whiteMarkers: { ...this.whiteMarkers },
      buyers: this.buyers.map((buyer) => ({ ...buyer })),
      marketMarker: this.marketMarker,
      prices: [...this.prices].sort((a, b) => a - b),
      market: inAnyOrder(this.market.map((car) => ({ ...car }))),
      investorTrack: this.investorTrack.map((investor) => ({ ...investor })),
      neutralCars: [...this.board.neutralCars],
      achievements: inAnyOrder(this.achievements),
    }
  }
}

/** Asks a seat for one of these moves. */
export function ask<Asked extends object>(table: RefereedTable, seat: number, moves: readonly Asked[]): Part<Asked> {
  return table.ask(seat, moves)
}

/** Components: no piece is created or lost. */
function lostPieces(table: RefereedTable): string | undefined {
  const { box, companies, market, recruits } = table
  for (const [seat, company] of companies.entries()) {
    const cars = table.carsOf(seat)
    const workers = company.supply + company.canteen + company.team + cars.reduce((sum, car) => sum + car.workers, 0)
    if (workers !== box.workers.perColour || company.supply < 0 || company.canteen < 0)
      return `workers of seat ${seat}: ${workers}`
    if ((company.salesperson === 'car') !== cars.some(({ salesperson }) => salesperson))
      return `salesperson of seat ${seat}`
    if (company.workshops.length > box.companyBoard.workshops) return `workshops of seat ${seat}`
  }
  const held = (of: 'engineers' | 'investors') => companies.reduce((sum, company) => sum + company[of].length, 0)
  const kinds: readonly (readonly [string, number])[] = [
    ['engineer', held('engineers')],
    ['investor', held('investors') + table.investorTrack.length],
    ['instant', table.hand],
  ]
  for (const [kind, out] of kinds) {
    const { unseen, display, gone } = given(recruits[kind], kind)
    const count = unseen.length + display.length + gone.length + out
    if (count !== 9) return `${kind} tiles: ${count}`
  }
  const prices = [...table.prices, ...market.map(({ price }) => price)]
  if (new Set(prices).size !== prices.length) return `prices ${prices.join()}`
  const markers = [
    ...companies.flatMap((company) => company.markers),
    ...market.flatMap(({ marker }) => marker ?? []),
    ...table.buyers.flatMap(({ packard }) => packard ?? []),
  ]
  return new Set(markers).size === markers.length ? undefined : `engineering markers ${markers.join()}`
}
