import { commonTiles, type Dimension, type Direction, manufacturingSteps, standard } from '../components/index.ts'
import type { AccessLevels, BuildOptions, Factory, LaidFloor, Piece, Plan, Supply } from '../factory/index.ts'

/**
 * The checks of a plan once more, written down as plainly as they can be said and without a thought for speed: squares
 * are texts, neighbours are looked for everywhere. It shares no code with the rules and exists to disagree with them.
 */
export function slowCheck(
  factory: Factory,
  supply: Supply,
  access: AccessLevels,
  plan: Plan,
  options: BuildOptions,
): SlowVerdict {
  const built = factory.pieces.map((piece, index) => lying(piece, index, false))
  const added = plan.pieces.map((piece, index) => lying(piece, index, true))
  const all = [...built, ...added]
  const floor = new Map(factory.floor.flatMap((tile) => [...squaresOfFloor(tile).ground]))
  const fronts = factory.floor.flatMap((tile) => squaresOfFloor(tile).front)
  const besides = factory.floor.flatMap((tile) => squaresOfFloor(tile).beside)

  const strange = added.filter(({ piece }) => {
    if (piece.kind === 'indicator') return false
    if (piece.kind === 'mainline') {
      if (options.introductory && piece.type !== 'car') return true
      return piece.mirror && options.mirrorTiles === 'none'
    }
    const { w, h } = sizeOf(piece)
    return piece.rot > 1 || (piece.rot === 1 && w === h)
  })
  if (strange.length > 0) return failed('V-02', strange)

  const dealers = (entry: Lying, type: string) => entry.piece.kind === 'dealership' && entry.piece.type === type
  const doubled = added.filter(
    ({ piece }) => piece.kind === 'dealership' && all.filter((entry) => dealers(entry, piece.type)).length > 1,
  )
  if (doubled.length > 0) return failed('V-03', doubled)

  const marketing = ({ piece }: Lying) => piece.kind === 'department' && piece.type === 'marketing'
  if (all.filter(marketing).length > 4 && added.some(marketing)) return failed('V-04', added.filter(marketing))

  const isCommon = ({ piece }: Lying, tile: string) => 'type' in piece && piece.type === tile
  const short = commonTiles.filter((tile) => added.filter((entry) => isCommon(entry, tile)).length > supply[tile])
  if (short.length > 0)
    return failed(
      'V-05',
      added.filter((entry) => short.some((tile) => isCommon(entry, tile))),
    )

  const left = 7 - factory.floor.length
  if ((plan.expansion !== null) !== left > 0) return failed('V-06', [], plan.expansion !== null)

  const off = added.filter(({ squares }) => squares.some((square) => floor.get(square) !== '.'))
  if (off.length > 0) return failed('V-07', off)

  const shared = added.filter((one) =>
    all.some((other) => other !== one && one.squares.some((square) => other.squares.includes(square))),
  )
  if (shared.length > 0) return failed('V-08', shared)

  const at = new Map(all.flatMap((entry) => entry.squares.map((square) => [square, entry] as const)))
  const targetOf = ({ piece }: Lying) => {
    if (piece.kind !== 'indicator') return undefined
    const target = at.get(next(`${piece.x},${piece.y}`, piece.points))
    return target?.piece.kind === 'station' ? target : undefined
  }
  const newIndicators = added.filter(({ piece }) => piece.kind === 'indicator')
  const aimless = newIndicators.filter((entry) => !targetOf(entry))
  if (aimless.length > 0) return failed('V-09', aimless)

  const misfit = newIndicators.filter((entry) => stepOf(entry.piece) !== stepOf(targetOf(entry)!.piece))
  if (misfit.length > 0) return failed('V-10', misfit)

  /** Squares of the sockets of its dimension, and which of them this indicator takes. */
  const socketOf = (entry: Lying) => {
    const target = targetOf(entry)!
    const dimension = dimensionOf(entry.piece)
    const same = all.filter((other) => targetOf(other) === target && dimensionOf(other.piece) === dimension)
    const squares = target.piece.kind === 'station' ? standard.technologyStations.rows[target.piece.type].sockets : {}
    return squares[dimension]?.[same.indexOf(entry)]
  }
  const extra = newIndicators.filter((entry) => socketOf(entry) === undefined)
  if (extra.length > 0) return failed('V-11', extra)

  const closed = newIndicators.filter((entry) => socketOf(entry)! > access[dimensionOf(entry.piece)])
  if (closed.length > 0) return failed('V-12', closed)

  const blank = added.filter(
    (entry) => entry.piece.kind === 'station' && !newIndicators.some((indicator) => targetOf(indicator) === entry),
  )
  if (blank.length > 0) return failed('V-13', blank)

  const around = (entry: Lying) =>
    entry.squares.flatMap((square) =>
      directions.map((direction) => next(square, direction)).filter((other) => !entry.squares.includes(other)),
    )
  const touching = (one: Lying) => [...new Set(around(one).flatMap((square) => at.get(square) ?? []))]
  const lonely = (kind: Piece['kind'], need: Piece['kind'], wanted: (entry: Lying) => boolean = () => true) =>
    added.filter(
      (entry) =>
        entry.piece.kind === kind && wanted(entry) && !touching(entry).some(({ piece }) => piece.kind === need),
    )
  const lines = lonely('mainline', 'dealership')
  if (lines.length > 0) return failed('V-14', lines)
  const sellers = lonely('dealership', 'mainline')
  if (sellers.length > 0) return failed('V-15', sellers)
  const offices = lonely('department', 'dealership', marketing)
  if (offices.length > 0) return failed('V-16', offices)

  const inContact = all.filter(({ piece }) => piece.kind !== 'indicator' || options.indicatorAdjacency === 'counts')
  const bays = options.bayContact === 'bay' ? ['#'] : ['#', 'k']
  const reached = spread(
    inContact.filter((entry) => around(entry).some((square) => bays.includes(floor.get(square) ?? ''))),
    (entry) => touching(entry).filter((other) => inContact.includes(other)),
  )
  const adrift = inContact.filter((entry) => !reached.has(entry))
  if (adrift.length > 0)
    return failed(
      'V-17',
      adrift.filter(({ added }) => added),
    )

  /** The conductors that share an edge with a conductor and have its step; a mainline has one for each side. */
  const conductors = all.flatMap((entry): Conductor[] => {
    if (entry.piece.kind === 'mainline')
      return directions.map((side, index) => ({ entry, side, step: sidesOf(entry.piece)[index]! }))
    const step = stepOf(entry.piece)
    return step ? [{ entry, side: null, step }] : []
  })
  const edges = ({ entry, side }: Conductor) =>
    entry.squares.flatMap((square) =>
      directions
        .filter((direction) => side === null || side === direction)
        .map((direction) => [next(square, direction), back[direction]] as const)
        .filter(([other]) => !entry.squares.includes(other)),
    )
  const connected = (conductor: Conductor) =>
    edges(conductor).flatMap(([square, facing]) =>
      conductors.filter(
        (other) =>
          other.entry === at.get(square) &&
          other.entry !== conductor.entry &&
          (other.side === null || other.side === facing) &&
          other.step === conductor.step,
      ),
    )
  const atMainline = spread(
    conductors.filter(({ side }) => side !== null),
    connected,
  )
  const cut = conductors.filter(({ entry }) => entry.piece.kind === 'station').filter((each) => !atMainline.has(each))
  if (cut.length > 0)
    return failed(
      'V-18',
      cut.map(({ entry }) => entry).filter(({ added }) => added),
    )

  const twins = conductors
    .filter(({ entry }) => entry.piece.kind === 'station')
    .filter((one) =>
      [...spread([one], connected)].some(
        ({ entry }) => entry !== one.entry && sameStation(entry.piece, one.entry.piece),
      ),
    )
  if (twins.length > 0)
    return failed(
      'V-19',
      twins.map(({ entry }) => entry),
    )

  const tile = plan.expansion
  if (!tile) return 'legal'
  if (tile.mirror && options.mirrorTiles === 'none') return failed('V-20', [], true)
  const laid = squaresOfFloor(tile)
  const squares = [...laid.ground.keys()]
  if (!squares.some((square) => directions.some((direction) => floor.has(next(square, direction)))))
    return failed('V-21', [], true)
  if (squares.some((square) => floor.has(square))) return failed('V-22', [], true)
  const side = options.keepClear === 'frontAndSide'
  if (squares.some((square) => fronts.includes(square) || (side && besides.includes(square))))
    return failed('V-23', [], true)
  if ([...laid.front, ...(side ? laid.beside : [])].some((square) => floor.has(square))) return failed('V-24', [], true)
  return 'legal'
}

export type SlowVerdict =
  | 'legal'
  | { readonly check: string; readonly built: number[]; readonly planned: number[]; readonly expansion: boolean }

interface Lying {
  readonly piece: Piece
  readonly index: number
  readonly added: boolean
  readonly squares: readonly string[]
}

interface Conductor {
  readonly entry: Lying
  readonly side: Direction | null
  readonly step: string
}

const directions = ['N', 'E', 'S', 'W'] as const
const back = { N: 'S', E: 'W', S: 'N', W: 'E' } as const
const moves = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const

function next(square: string, direction: Direction): string {
  const [x, y] = square.split(',').map(Number)
  return `${x! + moves[direction][0]},${y! + moves[direction][1]}`
}

function failed(check: string, entries: readonly Lying[], expansion = false): SlowVerdict {
  const indices = (added: boolean) => entries.filter((entry) => entry.added === added).map(({ index }) => index)
  return { check, built: indices(false), planned: indices(true), expansion }
}

/** Everything that can be reached. */
function spread<T>(from: readonly T[], neighbours: (one: T) => readonly T[]): Set<T> {
  const reached = new Set(from)
  for (const one of reached) for (const other of neighbours(one)) reached.add(other)
  return reached
}

function lying(piece: Piece, index: number, added: boolean): Lying {
  const { w, h } = sizeOf(piece)
  const turned = piece.kind !== 'indicator' && piece.rot % 2 === 1
  const squares: string[] = []
  for (let x = 0; x < (turned ? h : w); x++)
    for (let y = 0; y < (turned ? w : h); y++) squares.push(`${piece.x + x},${piece.y + y}`)
  return { piece, index, added, squares }
}

function sizeOf(piece: Piece): { readonly w: number; readonly h: number } {
  switch (piece.kind) {
    case 'mainline':
      return standard.mainlines.rows[piece.type]
    case 'dealership':
      return standard.dealerships.rows[piece.type]
    case 'department':
      return standard.departments.rows[piece.type]
    case 'station':
      return standard.technologyStations.rows[piece.type]
    case 'indicator':
      return { w: 1, h: 1 }
  }
}

/** Letters at the top, right, bottom and left, by turns; the second four rows are mirrored. */
const letters = ['DBAC', 'CDBA', 'ACDB', 'BACD', 'DCAB', 'BDCA', 'ABDC', 'CABD'] as const

function sidesOf(piece: Piece): string {
  return piece.kind === 'mainline' ? letters[piece.rot + (piece.mirror ? 4 : 0)]! : ''
}

function stepOf(piece: Piece): string | undefined {
  if (piece.kind === 'station') return standard.technologyStations.rows[piece.type].step
  return piece.kind === 'indicator' ? manufacturingSteps.find((step) => step === piece.step) : undefined
}

function dimensionOf(piece: Piece): Dimension {
  return piece.kind === 'indicator' ? piece.dimension : 'speed'
}

function sameStation(one: Piece, other: Piece): boolean {
  return one.kind === 'station' && other.kind === 'station' && one.type === other.type
}

/** A floor tile: mirrored first, then turned by quarters, with what lies outside of it. */
function squaresOfFloor(tile: LaidFloor) {
  const rows = standard.floor.rows[tile.tile]
  const place = (column: number, row: number) => {
    let [a, b, w, h] = [column, row, rows[0]!.length, rows.length]
    if (tile.mirror) a = w - 1 - a
    for (let turn = 0; turn < tile.rot; turn++) [a, b, w, h] = [h - 1 - b, a, h, w]
    return `${a + tile.x},${b + tile.y}`
  }
  const ground = new Map<string, string>()
  for (const [y, row] of rows.entries()) for (const [x, sign] of row.split('').entries()) ground.set(place(x, y), sign)
  const strip = rows[0]!.split('').flatMap((sign, x) => (sign === 'k' ? [x] : []))
  const front = strip.map((x) => place(x, -1))
  const beside = strip
    .flatMap((x) => directions.map((direction) => next(place(x, 0), direction)))
    .filter((square) => !ground.has(square))
  return { ground, front, beside }
}
