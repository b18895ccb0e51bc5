export const dimensionNames = ['speed', 'range', 'design', 'reliability', 'safety'] as const
export type DimensionName = (typeof dimensionNames)[number]

export const vehicleNames = ['car', 'sports', 'truck'] as const
export type VehicleName = (typeof vehicleNames)[number]

export const quadrantNames = ['I', 'II', 'III', 'IV'] as const

export type PerDimension<T> = Record<DimensionName, T>

export interface RefereedPiece {
  readonly kind: string
  readonly x: number
  readonly y: number
  readonly type?: string
  readonly rot?: number
  readonly mirror?: boolean
  readonly dimension?: DimensionName
  readonly step?: string
  readonly points?: string
}

export interface RefereedFloor {
  readonly tile: string
  readonly x: number
  readonly y: number
  readonly rot: number
  readonly mirror: boolean
}

export interface RefereedFactory {
  readonly floor: readonly RefereedFloor[]
  readonly pieces: readonly RefereedPiece[]
}

export interface RefereedPlan {
  readonly pieces: readonly RefereedPiece[]
  readonly expansion: RefereedFloor | null
}

export interface WindowAt {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** A dealership in the sales of a year. */
export interface RefereedDealer {
  readonly size: string
  readonly specs: PerDimension<number>
  readonly types: readonly VehicleName[]
  /** The places of its mainlines among the pieces. */
  readonly mainlines: readonly number[]
  readonly window: string
  readonly open: boolean
  placed: WindowAt | null
}

export interface RefereedLine {
  readonly piece: number
  readonly type: VehicleName
  stock: number
}

export interface RefereedOffer {
  readonly dealerships: RefereedDealer[]
  readonly mainlines: RefereedLine[]
}

export function perDimension<T>(of: (dimension: DimensionName) => T): PerDimension<T> {
  return {
    speed: of('speed'),
    range: of('range'),
    design: of('design'),
    reliability: of('reliability'),
    safety: of('safety'),
  }
}

/** The kind of tile of the common supply that a piece is, if it is one. */
export function commonTileOf({ kind, type }: RefereedPiece): string | undefined {
  if (kind === 'mainline' || kind === 'station') return type
  return kind === 'department' && type !== 'marketing' ? type : undefined
}

/** How many of each common tile there are among pieces. */
export function countTiles(pieces: readonly RefereedPiece[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const piece of pieces) {
    const tile = commonTileOf(piece)
    if (tile !== undefined) counts.set(tile, (counts.get(tile) ?? 0) + 1)
  }
  return counts
}

export function given<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new RangeError(`Unknown piece ${what}.`)
  return value
}
