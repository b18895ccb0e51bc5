import type { Chance } from '@carriage/kernel/referee'
import { squareAt, type WholeFloor, wholeFloor, wrongWithExpansion } from './floor.ts'
import { sizeOf, stepsOfSides } from './layout.ts'
import {
  type DimensionName,
  dimensionNames,
  given,
  type RefereedFactory,
  type RefereedFloor,
  type RefereedPiece,
  type RefereedPlan,
  vehicleNames,
} from './pieces.ts'
import { type PlanConditions, wrongWithPieces } from './plans.ts'

/*
 * Plans by chance, made from the book alone, so that the rules are also asked about plans that their own suggestions would
 * never come to. A plan grows by what belongs together; what is not legal is put to the rules as well, and then left out.
 */

interface Place {
  readonly x: number
  readonly y: number
}

interface Size {
  readonly w: number
  readonly h: number
}

/** The ways in which a plan can grow; the last ones of them are technology stations. */
const kindsOfStep = 10

/** What plans are made for. */
interface PlanTaste {
  /** One of the ways to grow, of which a factory gets much. */
  readonly liked: number
  /** What buyers ask for. */
  readonly wanted: readonly DimensionName[]
}

/** How often a free place is looked for. */
const looks = 24

/**
 * Plans for a factory: what was tried while one of them grew, some of that one with a thing changed, and itself at last.
 */
export function inventPlans(
  factory: RefereedFactory,
  conditions: PlanConditions,
  { liked, wanted }: PlanTaste,
  chance: Chance,
): RefereedPlan[] {
  const place = inventExpansion(factory, conditions, chance)
  const areLeft = factory.floor.length <= conditions.box.floor.expansionsPerPlayer
  const expansion = areLeft ? place : null
  const plans: RefereedPlan[] = [{ pieces: [], expansion: areLeft ? null : place }]
  let right: readonly RefereedPiece[] = []
  for (let steps = 3 + chance.below(12); steps > 0; steps--) {
    const more = new Draft({ ...factory, pieces: [...factory.pieces, ...right] }, conditions, chance).grow(
      chance.below(2) === 0 ? liked : chance.below(kindsOfStep),
      wanted,
    )
    if (more.length === 0) continue
    const pieces = [...right, ...more]
    plans.push({ pieces, expansion })
    if (wrongWithPieces(factory, pieces, conditions) === undefined) right = pieces
  }
  const plan = { pieces: right, expansion }
  for (let change = 0; change < 6; change++) plans.push(changedPlan(plan, chance))
  return [...plans, plan]
}

/** A Research and a Planning department somewhere about the loading bay. */
export function inventDepartments(
  factory: RefereedFactory,
  conditions: PlanConditions,
  chance: Chance,
): RefereedPiece[] {
  const pieces: RefereedPiece[] = []
  for (const type of ['research', 'planning'])
    pieces.push(
      ...new Draft({ ...factory, pieces: [...factory.pieces, ...pieces] }, conditions, chance).department(type),
    )
  return pieces
}

/** A place for the floor expansion; a wrong one if chance finds no other. */
function inventExpansion({ floor }: RefereedFactory, { box, options }: PlanConditions, chance: Chance) {
  let tile: RefereedFloor | undefined
  for (let look = 0; look < looks; look++) {
    const lying = given(anyOf(floor, chance), 'a floor')
    const rot = chance.below(4)
    const size = sizeOfFloor(box, { tile: 'expansion', rot })
    const place = besideOf({ ...lying, ...sizeOfFloor(box, lying) }, chance.below(4), size, chance)
    tile = { tile: 'expansion', ...place, rot, mirror: chance.below(2) === 0 }
    if (wrongWithExpansion(box, floor, tile, options) === undefined) break
  }
  return given(tile, 'a place')
}

function sizeOfFloor({ floor }: PlanConditions['box'], { tile, rot }: Pick<RefereedFloor, 'tile' | 'rot'>) {
  const rows = given(floor.rows[tile], tile)
  const [w, h] = [rows[0]?.length ?? 0, rows.length]
  return rot % 2 === 1 ? { w: h, h: w } : { w, h }
}

/** A factory while something is added to it. */
class Draft {
  readonly #conditions: PlanConditions
  readonly #chance: Chance
  readonly #floor: WholeFloor
  readonly #pieces: RefereedPiece[]
  readonly #taken = new Set<string>()

  constructor({ floor, pieces }: RefereedFactory, conditions: PlanConditions, chance: Chance) {
    this.#conditions = conditions
    this.#chance = chance
    this.#floor = wholeFloor(conditions.box, floor, conditions.options)
    this.#pieces = [...pieces]
    for (const piece of pieces) this.#take(piece)
  }

  /** Some pieces that belong together. */
  grow(step: number, wanted: readonly DimensionName[]): RefereedPiece[] {
    if (this.#of('mainline').length === 0 && this.#chance.below(4) > 0)
      return this.#chance.below(3) === 0 ? this.#works() : this.#mainline()
    switch (step) {
      case 0:
        return this.#mainline()
      case 1:
        return this.#dealership()
      case 2:
        return this.department(this.#chance.below(2) === 0 ? 'research' : 'planning')
      case 3:
        return this.department('marketing')
      case 4:
        return this.#indicators(anyOf(this.#of('station'), this.#chance))
      case 5:
        return this.#works()
      default:
        return this.#station(this.#chance.below(3) > 0 ? wanted : dimensionNames)
    }
  }

  #mainline(): RefereedPiece[] {
    const [standing] = this.#of('mainline')
    const type = given(
      standing && this.#chance.below(2) === 0 ? standing.type : anyOf(vehicleNames, this.#chance),
      'a type',
    )
    const lying = {
      kind: 'mainline',
      type,
      rot: this.#chance.below(4),
      mirror: this.#mayTurnOver && this.#chance.below(2) === 0,
    }
    const dealers = this.#of('dealership')
    if (dealers.length > 0 && this.#chance.below(2) === 0) return this.#lay(lying, this.#besideAny(dealers))
    const mainline = this.#lay(lying, this.#besideAll())
    return [...mainline, ...(mainline.length > 0 ? this.#dealership(mainline) : [])]
  }

  /** Two mainlines at one dealership, and another dealership that has the second of them: sellers then choose. */
  #works(): RefereedPiece[] {
    const pieces = this.#mainline()
    const [first] = pieces
    const dealers = pieces.filter(({ kind }) => kind === 'dealership')
    if (!first || dealers.length === 0) return pieces
    const { kind, type = '' } = first
    const second = this.#lay({ kind, type, rot: this.#chance.below(4), mirror: false }, this.#besideAny(dealers))
    return [...pieces, ...second, ...(second.length > 0 ? this.#dealership(second) : [])]
  }

  #dealership(mainlines = this.#of('mainline')): RefereedPiece[] {
    const sizes = Object.keys(this.#conditions.box.dealerships.rows)
    const built = new Set(this.#of('dealership').map(({ type }) => type))
    const left = sizes.filter((size) => !built.has(size))
    const type = given(anyOf(left.length > 0 && !this.#rarely() ? left : sizes, this.#chance), 'a size')
    return this.#lay({ kind: 'dealership', type, rot: this.#chance.below(2) }, this.#besideAny(mainlines))
  }

  department(type: string): RefereedPiece[] {
    const at = type === 'marketing' && !this.#rarely() ? this.#besideAny(this.#of('dealership')) : this.#besideAll()
    const { w, h } = given(this.#conditions.box.departments.rows[type as 'research'], type)
    return this.#lay({ kind: 'department', type, rot: w === h ? 0 : this.#chance.below(2) }, at)
  }

  /** A technology station at a side that shows its step, with its indicators. */
  #station(dimensions: readonly DimensionName[]): RefereedPiece[] {
    const { box, access, supply } = this.#conditions
    const stations = Object.entries(box.technologyStations.rows)
    const possible = stations.filter(
      ([type, { sockets }]) =>
        (supply[type] ?? 0) > 0 && dimensions.some((each) => sockets[each]?.some((square) => square <= access[each])),
    )
    const chosen = anyOf(this.#rarely() ? stations : possible, this.#chance)
    if (!chosen) return []
    const [type, { step, w, h }] = chosen
    const showing = this.#pieces.flatMap((piece) =>
      sidesOf(box, piece).flatMap((shown, side) => (shown === step ? [{ piece, side }] : [])),
    )
    const beside = (size: Size) => {
      const found = anyOf(showing, this.#chance)
      return found && besideOf(this.#rectangle(found.piece), found.side, size, this.#chance)
    }
    const station = this.#lay({ kind: 'station', type, rot: w === h ? 0 : this.#chance.below(2) }, beside)
    return [...station, ...this.#indicators(station[0])]
  }

  /** Indicators for some of the sockets that a station has left and that are open. */
  #indicators(station: RefereedPiece | undefined): RefereedPiece[] {
    if (!station) return []
    const { box, access } = this.#conditions
    const { step, sockets } = given(box.technologyStations.rows[station.type ?? ''], 'a station')
    const around = this.#rectangle(station)
    return dimensionNames.flatMap((dimension) => {
      const open = sockets[dimension]?.some((square) => square <= access[dimension]) ?? false
      if (this.#chance.below(open ? 4 : 40) > (open ? 2 : 0)) return []
      for (let look = 0; look < looks; look++) {
        const side = this.#chance.below(4)
        const place = besideOf(around, side, { w: 1, h: 1 }, this.#chance)
        const indicator = { kind: 'indicator', dimension, step, points: 'SWNE'[side] ?? '', ...place }
        if (this.#fits(indicator)) {
          this.#take(indicator)
          return [indicator]
        }
      }
      return []
    })
  }

  /** Lays a piece on black squares that nothing lies on. */
  #lay(piece: Omit<RefereedPiece, 'x' | 'y'>, at: (size: Size) => Place | undefined): RefereedPiece[] {
    const [w, h] = sizeOf(this.#conditions.box, { ...piece, x: 0, y: 0 })
    for (let look = 0; look < looks; look++) {
      const place = at({ w, h })
      if (!place) return []
      const laid = { ...piece, ...place }
      if (!this.#fits(laid)) continue
      this.#take(laid)
      return [laid]
    }
    return []
  }

  #fits(piece: RefereedPiece): boolean {
    return this.#squares(piece).every((square) => this.#floor.printed.get(square) === '.' && !this.#taken.has(square))
  }

  #take(piece: RefereedPiece): void {
    for (const square of this.#squares(piece)) this.#taken.add(square)
    this.#pieces.push(piece)
  }

  #squares(piece: RefereedPiece): string[] {
    const { x, y, w, h } = this.#rectangle(piece)
    return Array.from({ length: w * h }, (_, at) => squareAt(x + (at % w), y + Math.floor(at / w)))
  }

  #rectangle(piece: RefereedPiece): Place & Size {
    const [w, h] = sizeOf(this.#conditions.box, piece)
    return { x: piece.x, y: piece.y, w, h }
  }

  #of(wanted: string): RefereedPiece[] {
    return this.#pieces.filter(({ kind }) => kind === wanted)
  }

  #besideAny(pieces: readonly RefereedPiece[]) {
    return (size: Size) => {
      const piece = anyOf(pieces, this.#chance)
      return piece && besideOf(this.#rectangle(piece), this.#chance.below(4), size, this.#chance)
    }
  }

  /** Beside a square of a loading bay, or a piece. */
  #besideAll() {
    const bays = [...this.#floor.printed].flatMap(([square, what]) => (what === '#' ? [square] : []))
    const besidePiece = this.#besideAny(this.#pieces)
    return (size: Size) => {
      if (this.#pieces.length > 0 && this.#chance.below(2) === 0) return besidePiece(size)
      const [x = 0, y = 0] = given(anyOf(bays, this.#chance), 'a bay').split(',').map(Number)
      return besideOf({ x, y, w: 1, h: 1 }, this.#chance.below(4), size, this.#chance)
    }
  }

  get #mayTurnOver(): boolean {
    return this.#conditions.options.mirrorTiles !== 'none' || this.#rarely()
  }

  #rarely(): boolean {
    return this.#chance.below(16) === 0
  }
}

/** What a piece shows at the top, right, bottom and left. */
function sidesOf(box: PlanConditions['box'], piece: RefereedPiece): readonly (string | undefined)[] {
  if (piece.kind === 'mainline') return stepsOfSides(box, piece)
  const step = piece.kind === 'station' ? box.technologyStations.rows[piece.type ?? '']?.step : piece.step
  return [step, step, step, step]
}

/** Somewhere along a side of a rectangle: top, right, bottom or left. */
function besideOf({ x, y, w, h }: Place & Size, side: number, size: Size, chance: Chance): Place {
  if (side % 2 === 0) return { x: x - size.w + 1 + chance.below(w + size.w - 1), y: side === 0 ? y - size.h : y + h }
  return { x: side === 1 ? x + w : x - size.w, y: y - size.h + 1 + chance.below(h + size.h - 1) }
}

/** A plan with one thing changed, for better or worse. */
export function changedPlan({ pieces, expansion }: RefereedPlan, chance: Chance): RefereedPlan {
  const shift = () => chance.below(3) - 1
  const shifted = <Laid extends Place>(laid: Laid) => ({ ...laid, x: laid.x + shift(), y: laid.y + shift() })
  switch (chance.below(expansion ? 10 : 7)) {
    case 7:
      return { pieces, expansion: expansion && shifted(expansion) }
    case 8:
      return { pieces, expansion: expansion && { ...expansion, rot: chance.below(4), mirror: chance.below(2) === 0 } }
    case 9:
      return { pieces, expansion: chance.below(4) === 0 ? null : expansion }
  }
  const at = chance.below(Math.max(1, pieces.length))
  const piece = pieces[at]
  if (!piece) return { pieces, expansion }
  switch (chance.below(5)) {
    case 0:
      return { pieces: pieces.toSpliced(at, 1), expansion }
    case 1:
      return { pieces: pieces.with(at, turned(piece, chance)), expansion }
    case 2:
      return { pieces: pieces.with(at, ofOtherType(piece, chance)), expansion }
    case 3:
      return { pieces: [...pieces, { ...piece, x: piece.x + 4 * shift(), y: piece.y + 4 * shift() }], expansion }
    default:
      return { pieces: pieces.with(at, shifted(piece)), expansion }
  }
}

function turned(piece: RefereedPiece, chance: Chance): RefereedPiece {
  if (piece.kind === 'indicator') return { ...piece, points: 'NESW'[chance.below(4)] ?? '' }
  const rot = chance.below(4)
  return piece.kind === 'mainline' ? { ...piece, rot, mirror: chance.below(2) === 0 } : { ...piece, rot }
}

function ofOtherType(piece: RefereedPiece, chance: Chance): RefereedPiece {
  const types: Readonly<Record<string, readonly string[]>> = {
    mainline: vehicleNames,
    dealership: ['large', 'middle', 'small'],
    department: ['research', 'planning', 'marketing'],
  }
  const type = anyOf(types[piece.kind] ?? [], chance)
  if (type !== undefined) return { ...piece, type }
  if (piece.kind !== 'indicator') return piece
  if (chance.below(3) === 0) return { ...piece, step: 'ABCD'[chance.below(4)] ?? '' }
  return { ...piece, dimension: given(anyOf(dimensionNames, chance), 'a dimension') }
}

function anyOf<T>(list: readonly T[], chance: Chance): T | undefined {
  return list[list.length === 1 ? 0 : chance.below(Math.max(1, list.length))]
}
