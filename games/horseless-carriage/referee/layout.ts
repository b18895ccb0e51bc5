import type { RefereedBox, RefereedOptions } from './box.ts'
import { sides, squareAt, type WholeFloor, wholeFloor } from './floor.ts'
import {
  dimensionNames,
  given,
  type PerDimension,
  perDimension,
  type RefereedFactory,
  type RefereedPiece,
} from './pieces.ts'

/* Phase 3: what touches what, and which belts are connected. */

const arrows: Readonly<Record<string, number>> = { N: 0, E: 1, S: 2, W: 3 }

/** Width and height of a piece as it lies. */
export function sizeOf(box: RefereedBox, piece: RefereedPiece): readonly [number, number] {
  if (piece.kind === 'indicator') return [1, 1]
  const rows: Readonly<Record<string, Readonly<Record<string, { readonly w: number; readonly h: number }>>>> = {
    mainline: box.mainlines.rows,
    dealership: box.dealerships.rows,
    department: { ...box.departments.rows },
    station: box.technologyStations.rows,
  }
  const { w, h } = given(rows[piece.kind]?.[piece.type ?? ''], `${piece.kind} ${piece.type}`)
  return (piece.rot ?? 0) % 2 === 1 ? [h, w] : [w, h]
}

/** The step of each side of a mainline: top, right, bottom, left. Turned over, right and left change places. */
export function stepsOfSides({ mainlines }: RefereedBox, { rot = 0, mirror }: RefereedPiece): string[] {
  const [top = '', right = '', bottom = '', left = ''] = mainlines.sides
  const lying = mirror ? [top, left, bottom, right] : [top, right, bottom, left]
  return lying.map((_, side) => lying[(side - rot + 4) % 4] ?? '')
}

interface Contact {
  /** The other piece; none at a loading bay. */
  readonly other: number | undefined
  readonly side: number
}

/** The pieces of a factory with all that they touch. */
export class FactoryLayout {
  readonly pieces: readonly RefereedPiece[]
  /** What is wrong with the squares, if anything. */
  readonly misplaced: string | undefined
  readonly #box: RefereedBox
  readonly #options: RefereedOptions
  readonly #floor: WholeFloor
  readonly #owner = new Map<string, number>()
  readonly #contacts: readonly (readonly Contact[])[]
  readonly #belts: ReadonlyMap<string, string>

  constructor(box: RefereedBox, { pieces, floor }: RefereedFactory, options: RefereedOptions) {
    this.pieces = pieces
    this.#box = box
    this.#options = options
    this.#floor = wholeFloor(box, floor, options)
    this.misplaced = this.#occupy()
    this.#contacts = pieces.map((piece, at) => this.#contactsOf(piece, at))
    this.#belts = this.#connect()
  }

  #squaresOf(piece: RefereedPiece): [number, number][] {
    const [w, h] = sizeOf(this.#box, piece)
    return Array.from({ length: w * h }, (_, at) => [piece.x + (at % w), piece.y + Math.floor(at / w)])
  }

  /** Every piece lies on black squares of its own. */
  #occupy(): string | undefined {
    let wrong: string | undefined
    for (const [at, piece] of this.pieces.entries()) {
      for (const [x, y] of this.#squaresOf(piece)) {
        const square = squareAt(x, y)
        if (this.#floor.printed.get(square) !== '.') wrong ??= `piece ${at} is not on black squares`
        if (this.#owner.has(square)) wrong ??= `piece ${at} overlaps`
        this.#owner.set(square, at)
      }
    }
    return wrong
  }

  #contactsOf(piece: RefereedPiece, at: number): Contact[] {
    const bays = this.#options.bayContact === 'bayOrStrip' ? ['#', 'k'] : ['#']
    return this.#squaresOf(piece).flatMap(([x, y]) =>
      sides.flatMap(([dx, dy], side): Contact[] => {
        const square = squareAt(x + dx, y + dy)
        const other = this.#owner.get(square)
        if (other !== undefined) return other === at ? [] : [{ other, side }]
        return bays.includes(this.#floor.printed.get(square) ?? '') ? [{ other: undefined, side }] : []
      }),
    )
  }

  touchesBay(at: number): boolean {
    return this.#contacts[at]?.some(({ other }) => other === undefined) ?? false
  }

  /** The pieces that touch this one, in the order of placing. */
  neighbours(at: number, kind?: string, type?: string): number[] {
    const found = new Set<number>()
    for (const { other } of this.#contacts[at] ?? []) if (other !== undefined) found.add(other)
    const fits = (other: number) => {
      const piece = this.pieces[other]
      return (kind === undefined || piece?.kind === kind) && (type === undefined || piece?.type === type)
    }
    return [...found].filter(fits).sort((a, b) => a - b)
  }

  /** The piece at which an indicator points. */
  pointedAt(at: number): number | undefined {
    const { x, y, points = '' } = given(this.pieces[at], `piece ${at}`)
    const [dx, dy] = given(sides[arrows[points] ?? -1], points)
    return this.#owner.get(squareAt(x + dx, y + dy))
  }

  /** The steps that a piece has belts of. */
  stepsOf(at: number): string[] {
    const piece = given(this.pieces[at], `piece ${at}`)
    if (piece.kind === 'mainline') return [...this.#box.mainlines.sides]
    if (piece.kind === 'station') return [given(this.#box.technologyStations.rows[piece.type ?? ''], 'station').step]
    return piece.step === undefined ? [] : [piece.step]
  }

  /** A name for all that is connected with this piece by belts of a step. */
  beltOf(at: number, step: string): string {
    return this.#belts.get(`${at}/${step}`) ?? `${at}/${step}`
  }

  /** Belts of one step are connected where stations, indicators and the spots of mainlines touch. */
  #connect(): Map<string, string> {
    const group = new Map<string, string>()
    const root = (name: string): string => {
      const next = group.get(name) ?? name
      return next === name ? name : root(next)
    }
    const shown = (at: number, side: number) => {
      const piece = given(this.pieces[at], `piece ${at}`)
      return piece.kind === 'mainline' ? stepsOfSides(this.#box, piece)[side] : this.stepsOf(at)[0]
    }
    for (const [at, contacts] of this.#contacts.entries()) {
      for (const { other, side } of contacts) {
        if (other === undefined) continue
        const step = shown(at, side)
        if (step === undefined || step !== shown(other, (side + 2) % 4)) continue
        group.set(root(`${at}/${step}`), root(`${other}/${step}`))
      }
    }
    return new Map([...group.keys()].map((name) => [name, root(name)]))
  }

  /** Phase 4: the specs of a mainline are the indicators that are connected to its spots. */
  specsOf(mainline: number): PerDimension<number> {
    return perDimension(
      (dimension) =>
        this.pieces.filter(
          ({ kind, dimension: own, step = '' }, at) =>
            kind === 'indicator' && own === dimension && this.beltOf(at, step) === this.beltOf(mainline, step),
        ).length,
    )
  }

  lowestSpecs(mainlines: readonly number[]): PerDimension<number> {
    const each = mainlines.map((mainline) => this.specsOf(mainline))
    return perDimension((dimension) => Math.min(...each.map((specs) => specs[dimension])))
  }

  meets(specs: PerDimension<number>, minimums: PerDimension<number>): boolean {
    return dimensionNames.every((dimension) => specs[dimension] >= minimums[dimension])
  }
}
