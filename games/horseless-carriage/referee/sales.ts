import { boardSide, nicheAt, nichesIn, priceAt } from './market.ts'
import {
  dimensionNames,
  given,
  type RefereedDealer,
  type RefereedLine,
  type RefereedOffer,
  type VehicleName,
  type WindowAt,
} from './pieces.ts'
import { ask, type Part, type RefereedTable } from './table.ts'

/* Phase 5: in sales order, one niche each, round after round until nobody can sell. */

export function* sellAll(table: RefereedTable, offers: readonly RefereedOffer[]): Part {
  const skipped = new Set<number>()
  for (let sold = true; sold; ) {
    sold = false
    for (const seat of table.salesOrder) {
      if (skipped.has(seat)) continue
      const sale = new Sale(table, offers, seat)
      if (sale.isPossible) {
        sold = true
        yield* sale.sell()
      } else {
        table.apply('skipped')
        skipped.add(seat)
      }
    }
  }
}

type DealerMove =
  | { readonly kind: 'useDealership'; readonly dealership: string }
  | { readonly kind: 'placeWindow'; readonly dealership: string; readonly window: WindowAt }

/** The turn of one seller. */
class Sale {
  readonly #table: RefereedTable
  readonly #offers: readonly RefereedOffer[]
  readonly #offer: RefereedOffer
  readonly #seat: number

  constructor(table: RefereedTable, offers: readonly RefereedOffer[], seat: number) {
    this.#table = table
    this.#offers = offers
    this.#offer = given(offers[seat], `seat ${seat}`)
    this.#seat = seat
  }

  get isPossible(): boolean {
    return this.#open.some((dealer) =>
      (dealer.placed ? [dealer.placed] : this.#windowsFor(dealer)).some(
        (window) => this.#niches(dealer, window).length > 0,
      ),
    )
  }

  get #open(): RefereedDealer[] {
    return this.#offer.dealerships.filter(({ open }) => open)
  }

  *sell(): Part {
    const table = this.#table
    const move = yield* ask(table, this.#seat, this.#dealerMoves(), this.#stage({ name: 'dealership' }))
    const dealer = given(
      this.#offer.dealerships.find(({ size }) => size === move.dealership),
      move.dealership,
    )
    const placedNow = move.kind === 'placeWindow'
    if (placedNow) {
      table.apply('window')
      dealer.placed = move.window
    }
    const window = given(dealer.placed ?? undefined, 'a window')
    const niche = yield* ask(
      table,
      this.#seat,
      [
        ...this.#niches(dealer, window).map(({ x, y }) => ({ kind: 'sellTo' as const, niche: { x, y } })),
        ...(placedNow && table.options.saleObligation === 'windowMayIdle' ? [{ kind: 'leaveIdle' as const }] : []),
      ],
      this.#stage({ name: 'niche', dealership: dealer.size, placedNow }),
    )
    if (niche.kind === 'leaveIdle') return
    table.apply('sell')
    for (const type of table.types) yield* this.#sellType(dealer, type, niche.niche.x, niche.niche.y)
  }

  /** Dealerships with a window can use it again; others place one where all is met. */
  #dealerMoves(): DealerMove[] {
    return this.#open.flatMap((dealer): DealerMove[] => {
      const { size: dealership, placed } = dealer
      if (placed) return this.#niches(dealer, placed).length > 0 ? [{ kind: 'useDealership' as const, dealership }] : []
      return this.#windowsFor(dealer)
        .filter(
          (window) => this.#table.options.saleObligation === 'windowMayIdle' || this.#niches(dealer, window).length > 0,
        )
        .map((window) => ({ kind: 'placeWindow' as const, dealership, window }))
    })
  }

  /** Place a market window: every niche that it covers is met by the specs of the brochure. It may be turned. */
  #windowsFor(dealer: RefereedDealer): WindowAt[] {
    const { w, h } = given(this.#table.box.windows.rows[dealer.window], dealer.window)
    const forms =
      w === h
        ? [{ w, h }]
        : [
            { w, h },
            { w: h, h: w },
          ]
    return forms.flatMap((form) => {
      const found: WindowAt[] = []
      for (let y = 1 - form.h; y < boardSide; y++)
        for (let x = 1 - form.w; x < boardSide; x++) {
          const window = { x, y, ...form }
          if (nichesIn(window).every((niche) => this.#meets(dealer, niche.x, niche.y))) found.push(window)
        }
      return found
    })
  }

  #meets({ specs }: RefereedDealer, x: number, y: number): boolean {
    const { bottom, left, minimums } = this.#table
    return dimensionNames.every((dimension) => {
      const asked = dimension === bottom ? Math.floor(x / 2) : dimension === left ? Math.floor(y / 2) : 0
      return specs[dimension] >= minimums[dimension] + asked
    })
  }

  #linesOf(dealer: RefereedDealer, type: VehicleName): RefereedLine[] {
    return this.#offer.mainlines.filter((line) => line.type === type && dealer.mainlines.includes(line.piece))
  }

  /** All buyers of the niche, as far as the stock goes. */
  #countFor(dealer: RefereedDealer, type: VehicleName, x: number, y: number): number {
    const stock = this.#linesOf(dealer, type).reduce((sum, line) => sum + line.stock, 0)
    return Math.min(stock, this.#table.buyers[type][nicheAt(x, y)] ?? 0)
  }

  #niches(dealer: RefereedDealer, window: WindowAt) {
    return nichesIn(window).filter(({ x, y }) =>
      this.#table.types.some((type) => this.#countFor(dealer, type, x, y) > 0),
    )
  }

  *#sellType(dealer: RefereedDealer, type: VehicleName, x: number, y: number): Part {
    const table = this.#table
    const count = this.#countFor(dealer, type, x, y)
    if (count === 0) return
    const lines = this.#linesOf(dealer, type).filter(({ stock }) => stock > 0)
    const from = yield* this.#deliver(dealer, type, lines, count, { x, y })
    for (const [piece, vehicles] of Object.entries(from)) {
      const line = lines.find((each) => each.piece === Number(piece))
      if (line) line.stock -= vehicles
    }
    const niches = table.buyers[type]
    niches[nicheAt(x, y)] = (niches[nicheAt(x, y)] ?? 0) - count
    table.player(this.#seat).wealth += count * (priceAt(table, x, y) + (table.box.bonuses.rows[type] ?? 0))
  }

  /** Which mainlines deliver is asked where it matters: where other dealerships sell from some of them only. */
  *#deliver(
    dealer: RefereedDealer,
    type: VehicleName,
    lines: readonly RefereedLine[],
    count: number,
    { x, y }: { readonly x: number; readonly y: number },
  ): Part<Readonly<Record<string, number>>> {
    const drawers = ({ piece }: RefereedLine) =>
      this.#open.filter(({ mainlines }) => mainlines.includes(piece)).map(({ size }) => size)
    const stock = lines.reduce((sum, line) => sum + line.stock, 0)
    const differ = new Set(lines.map((line) => drawers(line).join())).size > 1
    if (this.#table.options.stockUse === 'choice' && count < stock && differ) {
      this.#table.apply('deliver')
      const moves = [...sharesOf(lines, count), {}].map((from) => ({ kind: 'deliver', from }))
      const stage = this.#stage({ name: 'deliver', dealership: dealer.size, niche: nicheAt(x, y), type })
      const { from } = yield* ask(this.#table, this.#seat, moves, stage)
      if (Object.keys(from).length > 0) return from
    }
    // Nothing named, or nobody asked: the mainlines that fewer dealerships have go first, then those with more cars.
    const inOrder = lines.toSorted(
      (a, b) => drawers(a).length - drawers(b).length || b.stock - a.stock || a.piece - b.piece,
    )
    let due = count
    return Object.fromEntries(
      inOrder.map((line) => {
        const vehicles = Math.min(due, line.stock)
        due -= vehicles
        return [line.piece, vehicles]
      }),
    )
  }

  #stage(step: object): object {
    return { name: 'sales', seller: this.#seat, step, offers: this.#offers }
  }
}

/** Every way to share so many vehicles out to mainlines. */
function sharesOf(lines: readonly RefereedLine[], count: number): Record<string, number>[] {
  const [line, ...others] = lines
  if (!line) return count === 0 ? [{}] : []
  return Array.from({ length: Math.min(count, line.stock) + 1 }, (_, here) => here).flatMap((here) =>
    sharesOf(others, count - here).map((rest) => (here > 0 ? { ...rest, [line.piece]: here } : rest)),
  )
}
