import { type Components, type Direction, dealershipSizes, type Step, standard } from './components/index.ts'
import type { Factory, Piece } from './factory/index.ts'
import type { Options } from './options.ts'

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

interface Square {
  readonly x: number
  readonly y: number
}

const ways: Readonly<Record<Direction, Square>> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
}
const directions = ['N', 'E', 'S', 'W'] as const

function look(factory: Factory, options: Options): Faults {
  const components = options.components ?? standard
  const faults: Partial<Record<FactoryInvariant, string>> = {}
  const found = (id: FactoryInvariant, text: string | undefined) => {
    if (text !== undefined) faults[id] ??= text
  }

  const floor = new Map<string, string>()
  const fronts: Square[] = []
  for (const [index, { tile, x, y, rot, mirror }] of factory.floor.entries()) {
    const rows = components.floor.rows[tile]
    const size = { w: rows[0]?.length ?? 0, h: rows.length }
    const mine: string[] = []
    for (const [b, row] of rows.entries()) {
      for (const [a, sign] of row.split('').entries()) {
        const square = add(turn({ x: a, y: b }, size, rot, mirror), { x, y })
        if (floor.has(key(square))) found('HC-INV-8', `tile ${index} overlaps another at ${key(square)}`)
        mine.push(key(square))
        floor.set(key(square), sign)
        if (sign === 'k') fronts.push(add(turn({ x: a, y: b - 1 }, size, rot, mirror), { x, y }))
      }
    }
    const old = new Set([...floor.keys()].filter((square) => !mine.includes(square)))
    const joined = mine.some((square) => around(square).some((next) => old.has(next)))
    if (index > 0 && !joined) found('HC-INV-8', `tile ${index} touches no floor`)
  }
  for (const front of fronts) if (floor.has(key(front))) found('HC-INV-8', `floor on the front square ${key(front)}`)

  const covered = new Map<string, number>()
  for (const [index, piece] of factory.pieces.entries()) {
    for (const square of squaresOf(components, piece)) {
      if (floor.get(square) !== '.') found('HC-INV-10', `piece ${index} lies on ${floor.get(square) ?? 'the table'}`)
      if (covered.has(square)) found('HC-INV-10', `pieces ${covered.get(square)} and ${index} overlap`)
      covered.set(square, index)
    }
  }

  const touching = (index: number) => {
    const piece = factory.pieces[index]
    const squares = piece ? squaresOf(components, piece).flatMap(around) : []
    return squares.map((square) => covered.get(square)).filter((other) => other !== undefined && other !== index)
  }
  const touches = (index: number, kind: Piece['kind']) =>
    touching(index).some((other) => factory.pieces[other ?? -1]?.kind === kind)
  for (const [index, piece] of factory.pieces.entries()) {
    const wanted = piece.kind === 'mainline' || isMarketing(piece) ? 'dealership' : 'mainline'
    const must = piece.kind === 'mainline' || piece.kind === 'dealership' || isMarketing(piece)
    if (must && !touches(index, wanted)) found('HC-INV-11', `${piece.kind} ${index} touches no ${wanted}`)
  }

  found('HC-INV-12', indicatorFault(components, factory, covered))
  found('HC-INV-13', connectionFault(components, factory, covered))
  found('HC-INV-14', contactFault(factory, options))
  found('HC-INV-15', countFault(factory))
  return faults

  function contactFault({ pieces }: Factory, { indicatorAdjacency, bayContact }: Options): string | undefined {
    const bays = bayContact === 'bay' ? ['#'] : ['#', 'k']
    const counts = (index: number) => indicatorAdjacency === 'counts' || pieces[index]?.kind !== 'indicator'
    const members = [...pieces.keys()].filter(counts)
    const reached = spread(
      members.filter((index) => {
        const piece = pieces[index]
        const next = piece ? squaresOf(components, piece).flatMap(around) : []
        return next.some((square) => bays.includes(floor.get(square) ?? ''))
      }),
      (index) => touching(index).filter((other) => other !== undefined && counts(other)),
    )
    const adrift = members.find((index) => !reached.has(index))
    return adrift === undefined ? undefined : `piece ${adrift} is not joined to a bay`
  }
}

function indicatorFault(
  { technologyStations }: Components,
  { pieces }: Factory,
  covered: ReadonlyMap<string, number>,
): string | undefined {
  const aimed = new Map<string, number>()
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind !== 'indicator') continue
    const target = covered.get(key(add(piece, ways[piece.points])))
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

/** Conductors are named by piece and, for a mainline, by the letter of the side. */
function connectionFault(
  components: Components,
  { pieces }: Factory,
  covered: ReadonlyMap<string, number>,
): string | undefined {
  const next = new Map<string, Set<string>>()
  for (const [square, index] of covered) {
    for (const direction of directions) {
      const other = covered.get(key(add(read(square), ways[direction])))
      if (other === undefined || other === index) continue
      const mine = conductorOf(components, pieces, index, direction)
      const theirs = conductorOf(components, pieces, other, opposite(direction))
      if (!mine || !theirs || mine.step !== theirs.step) continue
      next.set(mine.name, (next.get(mine.name) ?? new Set()).add(theirs.name))
    }
  }
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind !== 'station') continue
    const group = spread([`${index}`], (name) => [...(next.get(name) ?? [])])
    const types: string[] = []
    let atMainline = false
    for (const name of group) {
      const member = pieces[Number.parseInt(name, 10)]
      if (member?.kind === 'station') types.push(member.type)
      if (member?.kind === 'mainline') atMainline = true
    }
    if (!atMainline) return `station ${index} is connected to no mainline`
    if (new Set(types).size < types.length) return `a type occurs twice beside station ${index}`
  }
  return undefined
}

function conductorOf(
  { technologyStations, mainlines }: Components,
  pieces: readonly Piece[],
  index: number,
  direction: Direction,
): { readonly name: string; readonly step: Step } | undefined {
  const piece = pieces[index]
  switch (piece?.kind) {
    case 'station':
      return { name: `${index}`, step: technologyStations.rows[piece.type].step }
    case 'indicator':
      return { name: `${index}`, step: piece.step }
    case 'mainline': {
      const [top, right, bottom, left] = mainlines.sides
      const sides = piece.mirror ? [top, left, bottom, right] : [top, right, bottom, left]
      const step = sides[(directions.indexOf(direction) - piece.rot + 4) % 4]
      return step && { name: `${index}${step}`, step }
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
function spread<T>(from: readonly T[], next: (item: T) => readonly (T | undefined)[]): Set<T> {
  const reached = new Set(from)
  for (const item of reached) for (const other of next(item)) if (other !== undefined) reached.add(other)
  return reached
}

function squaresOf(components: Components, piece: Piece): string[] {
  const { w, h } = sizeOf(components, piece)
  const squares: string[] = []
  for (let dy = 0; dy < h; dy++) for (let dx = 0; dx < w; dx++) squares.push(key(add(piece, { x: dx, y: dy })))
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

/** First turned over left to right, then turned clockwise by quarters. */
function turn(square: Square, size: { w: number; h: number }, rot: number, mirror: boolean): Square {
  let { x, y } = square
  let { w, h } = size
  if (mirror) x = w - 1 - x
  for (let quarter = 0; quarter < rot; quarter++) {
    const turned = { x: h - 1 - y, y: x }
    x = turned.x
    y = turned.y
    const width = w
    w = h
    h = width
  }
  return { x, y }
}

function opposite(direction: Direction): Direction {
  return directions[(directions.indexOf(direction) + 2) % 4] ?? direction
}

function around(square: string): string[] {
  return directions.map((direction) => key(add(read(square), ways[direction])))
}

function add(a: Square, b: Square): Square {
  return { x: a.x + b.x, y: a.y + b.y }
}

function key({ x, y }: Square): string {
  return `${x},${y}`
}

function read(square: string): Square {
  const [x = 0, y = 0] = square.split(',').map(Number)
  return { x, y }
}
