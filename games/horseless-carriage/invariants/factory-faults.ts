import {
  type Components,
  type Direction,
  dealershipSizes,
  type ManufacturingStep,
  manufacturingSteps,
  standard,
} from '../components/index.ts'
import type { Factory, Piece } from '../factory/index.ts'
import type { Options } from '../options.ts'

/*
 * What is wrong with a factory, found square by square from the tables alone. It shares nothing with the code that
 * judges plans, which it is there to catch.
 */

/** What was found, by invariant. */
export type Faults = Readonly<Partial<Record<FactoryInvariant, string>>>
export type FactoryInvariant =
  | 'HC-INV-8'
  | 'HC-INV-10'
  | 'HC-INV-11'
  | 'HC-INV-12'
  | 'HC-INV-13'
  | 'HC-INV-14'
  | 'HC-INV-15'

const known = new WeakMap<Factory, { readonly options: Options; readonly faults: Faults }>()

/** A frozen factory is looked at once, and again only if other options are asked about. */
export function faultsOf(factory: Factory, options: Options): Faults {
  const seen = known.get(factory)
  if (seen?.options === options) return seen.faults
  const faults = look(factory, options)
  if (Object.isFrozen(factory)) known.set(factory, { options, faults })
  return faults
}

/** A square as one number, so that a map of squares is quick. No piece lies further than 200 squares away. */
type Square = number
const row = 4096
const offsets: Readonly<Record<Direction, number>> = { N: -row, E: 1, S: row, W: -1 }
const directions = ['N', 'E', 'S', 'W'] as const
const neighbours = directions.map((direction) => offsets[direction])

type Floor = ReadonlyMap<Square, string>
/** The piece on each covered square. */
type Covered = ReadonlyMap<Square, number>

function look(factory: Factory, options: Options): Faults {
  const components = options.components ?? standard
  const faults: Partial<Record<FactoryInvariant, string>> = {}
  const found = (id: FactoryInvariant, text: string | undefined) => {
    if (text !== undefined) faults[id] ??= text
  }

  const floor = new Map<Square, string>()
  const fronts: Square[] = []
  for (const [index, { tile, x, y, rot, mirror }] of factory.floor.entries()) {
    const rows = components.floor.rows[tile]
    const size = { w: rows[0]?.length ?? 0, h: rows.length }
    const mine: (readonly [square: Square, sign: string])[] = []
    for (const [b, signs] of rows.entries()) {
      for (const [a, sign] of signs.split('').entries()) {
        mine.push([at(x, y) + turn(a, b, size, rot, mirror), sign])
        if (sign === 'k') fronts.push(at(x, y) + turn(a, b - 1, size, rot, mirror))
      }
    }
    const joined = mine.some(([square]) => neighbours.some((offset) => floor.has(square + offset)))
    if (index > 0 && !joined) found('HC-INV-8', `tile ${index} touches no floor`)
    for (const [square, sign] of mine) {
      if (floor.has(square)) found('HC-INV-8', `tile ${index} overlaps another at ${format(square)}`)
      floor.set(square, sign)
    }
  }
  for (const front of fronts) if (floor.has(front)) found('HC-INV-8', `floor on the front square ${format(front)}`)

  const covered = new Map<Square, number>()
  const squares = factory.pieces.map((piece) => squaresOf(components, piece))
  for (const [index, own] of squares.entries()) {
    for (const square of own) {
      if (floor.get(square) !== '.') found('HC-INV-10', `piece ${index} lies on ${floor.get(square) ?? 'the table'}`)
      if (covered.has(square)) found('HC-INV-10', `pieces ${covered.get(square)} and ${index} overlap`)
      covered.set(square, index)
    }
  }

  const touching = squares.map((own, index) => piecesBeside(own, index, covered))
  for (const [index, piece] of factory.pieces.entries()) {
    const wanted = piece.kind === 'mainline' || isMarketing(piece) ? 'dealership' : 'mainline'
    const must = piece.kind === 'mainline' || piece.kind === 'dealership' || isMarketing(piece)
    const touches = () => [...(touching[index] ?? [])].some((other) => factory.pieces[other]?.kind === wanted)
    if (must && !touches()) found('HC-INV-11', `${piece.kind} ${index} touches no ${wanted}`)
  }

  found('HC-INV-12', indicatorFault(components, factory, covered))
  found('HC-INV-13', connectionFault(components, factory, covered))
  found('HC-INV-14', contactFault(factory, options, floor, squares, touching))
  found('HC-INV-15', countFault(factory))
  return faults
}

function piecesBeside(squares: readonly Square[], index: number, covered: Covered): Set<number> {
  const beside = new Set<number>()
  for (const square of squares)
    for (const offset of neighbours) {
      const other = covered.get(square + offset)
      if (other !== undefined && other !== index) beside.add(other)
    }
  return beside
}

function contactFault(
  { pieces }: Factory,
  { indicatorAdjacency, bayContact }: Options,
  floor: Floor,
  squares: readonly (readonly Square[])[],
  touching: readonly ReadonlySet<number>[],
): string | undefined {
  const isBay = (sign: string | undefined) => sign === '#' || (sign === 'k' && bayContact === 'bayOrStrip')
  const counts = (index: number) => indicatorAdjacency === 'counts' || pieces[index]?.kind !== 'indicator'
  const members = [...pieces.keys()].filter(counts)
  const atBay = (index: number) =>
    (squares[index] ?? []).some((square) => neighbours.some((offset) => isBay(floor.get(square + offset))))
  const reached = spread(members.filter(atBay), (index) => [...(touching[index] ?? [])].filter(counts))
  const adrift = members.find((index) => !reached.has(index))
  return adrift === undefined ? undefined : `piece ${adrift} is not joined to a bay`
}

function indicatorFault({ technologyStations }: Components, { pieces }: Factory, covered: Covered): string | undefined {
  const aimed = new Map<string, number>()
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind !== 'indicator') continue
    const target = covered.get(at(piece.x, piece.y) + offsets[piece.points])
    const station = pieces[target ?? -1]
    if (station?.kind !== 'station') return `indicator ${index} points at no station`
    const { step, sockets } = technologyStations.rows[station.type]
    if (step !== piece.step) return `indicator ${index} of step ${piece.step} at a ${station.type}`
    const slot = `${target} ${piece.dimension}`
    aimed.set(slot, (aimed.get(slot) ?? 0) + 1)
    aimed.set(`${target}`, 1)
    if ((aimed.get(slot) ?? 0) > (sockets[piece.dimension]?.length ?? 0)) return `too many indicators on ${target}`
  }
  const bare = pieces.findIndex((piece, index) => piece.kind === 'station' && !aimed.has(`${index}`))
  return bare < 0 ? undefined : `station ${bare} has no indicator`
}

function connectionFault(components: Components, { pieces }: Factory, covered: Covered): string | undefined {
  const next = new Map<number, Set<number>>()
  for (const [square, index] of covered) {
    for (const [quarter, offset] of neighbours.entries()) {
      const other = covered.get(square + offset)
      if (other === undefined || other === index) continue
      const mine = conductorOf(components, pieces, index, quarter)
      const theirs = conductorOf(components, pieces, other, (quarter + 2) % 4)
      if (!mine || !theirs || mine.step !== theirs.step) continue
      next.set(mine.name, (next.get(mine.name) ?? new Set()).add(theirs.name))
    }
  }
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind !== 'station') continue
    const group = spread([index * perPiece], (conductor) => [...(next.get(conductor) ?? [])])
    const types: string[] = []
    let atMainline = false
    for (const conductor of group) {
      const member = pieces[Math.floor(conductor / perPiece)]
      if (member?.kind === 'station') types.push(member.type)
      if (member?.kind === 'mainline') atMainline = true
    }
    if (!atMainline) return `station ${index} is connected to no mainline`
    if (new Set(types).size < types.length) return `a type occurs twice beside station ${index}`
  }
  return undefined
}

/** A mainline conducts with each side separately, a station or an indicator as a whole. */
interface Conductor {
  readonly name: number
  readonly step: ManufacturingStep
}

/** Conductors are numbered: five for each piece, of which the last four are the sides of a mainline by their letters. */
const perPiece = 1 + manufacturingSteps.length

function conductorOf(
  { technologyStations, mainlines }: Components,
  pieces: readonly Piece[],
  index: number,
  quarter: number,
): Conductor | undefined {
  const piece = pieces[index]
  switch (piece?.kind) {
    case 'station':
      return { name: index * perPiece, step: technologyStations.rows[piece.type].step }
    case 'indicator':
      return { name: index * perPiece, step: piece.step }
    case 'mainline': {
      const [top, right, bottom, left] = mainlines.sides
      const sides = piece.mirror ? [top, left, bottom, right] : [top, right, bottom, left]
      const step = sides[(quarter - piece.rot + 4) % 4]
      return step && { name: index * perPiece + 1 + manufacturingSteps.indexOf(step), step }
    }
    default:
      return undefined
  }
}

function countFault({ pieces }: Factory): string | undefined {
  const count = (sort: (piece: Piece) => boolean) => pieces.filter(sort).length
  for (const size of dealershipSizes)
    if (count((piece) => piece.kind === 'dealership' && piece.type === size) > 1) return `two ${size} dealerships`
  if (count(isMarketing) > 4) return 'more than four marketing departments'
  if (pieces.length === 0) return undefined // nothing is placed before set-up ends
  for (const type of ['research', 'planning'])
    if (count((piece) => piece.kind === 'department' && piece.type === type) === 0) return `no ${type} department`
  return undefined
}

function isMarketing(piece: Piece): boolean {
  return piece.kind === 'department' && piece.type === 'marketing'
}

/** Everything that can be reached from somewhere. */
function spread<T>(from: readonly T[], next: (item: T) => readonly T[]): Set<T> {
  const reached = new Set(from)
  for (const item of reached) for (const other of next(item)) reached.add(other)
  return reached
}

function squaresOf(components: Components, piece: Piece): Square[] {
  const { w, h } = sizeOf(components, piece)
  const squares: Square[] = []
  for (let dy = 0; dy < h; dy++) for (let dx = 0; dx < w; dx++) squares.push(at(piece.x + dx, piece.y + dy))
  return squares
}

function sizeOf(components: Components, piece: Piece): { w: number; h: number } {
  if (piece.kind === 'indicator') return { w: 1, h: 1 }
  const { w, h } = baseOf(components, piece)
  return piece.rot % 2 === 0 ? { w, h } : { w: h, h: w }
}

function baseOf(components: Components, piece: Exclude<Piece, { kind: 'indicator' }>): { w: number; h: number } {
  switch (piece.kind) {
    case 'mainline':
      return components.mainlines.rows[piece.type]
    case 'dealership':
      return components.dealerships.rows[piece.type]
    case 'department':
      return components.departments.rows[piece.type]
    case 'station':
      return components.technologyStations.rows[piece.type]
  }
}

/** How far a square of a tile lies from its corner: first turned over left to right, then turned clockwise by quarters. */
function turn(x: number, y: number, size: { w: number; h: number }, rot: number, mirror: boolean): number {
  let { w, h } = size
  let across = mirror ? w - 1 - x : x
  let down = y
  for (let quarter = 0; quarter < rot; quarter++) {
    const turned = h - 1 - down
    down = across
    across = turned
    const width = w
    w = h
    h = width
  }
  return at(across, down)
}

function at(x: number, y: number): Square {
  return y * row + x
}

function format(square: Square): string {
  const y = Math.round(square / row)
  return `${square - y * row},${y}`
}
