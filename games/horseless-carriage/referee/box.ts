type Rows<Row> = Readonly<Record<string, Row>>

interface Size {
  readonly w: number
  readonly h: number
}

interface Counted extends Size {
  readonly tiles: number
  readonly perColour: number
}

export interface RefereedStation extends Counted {
  readonly step: string
  /** The squares of the tracks that open a socket. */
  readonly sockets: Readonly<Partial<Record<string, readonly number[]>>>
}

export interface RefereedCard {
  readonly id: string
  readonly year: number
  readonly clocks: number
  readonly sparks: readonly { readonly type: string; readonly column: number; readonly row: number }[]
}

/** What the box holds that a referee of Horseless Carriage reads: data, no rules. */
export interface RefereedBox {
  readonly players: {
    readonly rows: Readonly<
      Record<
        number,
        {
          readonly gantt: readonly number[]
          readonly neutralAtSetUp: number
          readonly neutralEachYear: Rows<number>
        }
      >
    >
  }
  readonly punchClock: { readonly start: Readonly<Record<number, number>> }
  /** The market board, top row first. */
  readonly segments: { readonly rows: readonly string[] }
  readonly quadrants: { readonly rows: Rows<{ readonly x: number; readonly y: number }> }
  readonly priceMarkers: { readonly values: readonly number[] }
  readonly bonuses: { readonly rows: Rows<number> }
  readonly windows: { readonly rows: Rows<Size & { readonly marketing: number }> }
  readonly researchTracks: {
    readonly clockSquares: readonly number[]
    readonly rows: Rows<{ readonly squares: readonly unknown[] }>
  }
  readonly technologyStations: { readonly rows: Rows<RefereedStation> }
  readonly mainlines: { readonly sides: readonly string[]; readonly rows: Rows<Counted> }
  readonly dealerships: { readonly rows: Rows<Size> }
  readonly departments: {
    readonly rows: {
      readonly research: Counted
      readonly planning: Counted
      readonly marketing: Size & { readonly perPlayer: number }
    }
  }
  readonly floor: { readonly expansionsPerPlayer: number; readonly rows: Rows<readonly string[]> }
  readonly ganttTrack: { readonly highest: number; readonly clockAt: number }
  readonly assemblyTrack: { readonly capacities: readonly number[]; readonly clockAt: number }
  readonly neutralDeck: {
    readonly rows: readonly {
      readonly id: string
      readonly type: string
      readonly column: number
      readonly row: number
    }[]
  }
  readonly playerDecks: { readonly rows: Rows<readonly RefereedCard[]> }
}

/** The readings of the book that a table has chosen, and who plays whom. */
export interface RefereedOptions
  extends Readonly<Record<'keepClear', 'front' | 'frontAndSide'>>,
    Readonly<Partial<Record<`${'first' | 'second' | 'third' | 'fourth' | 'fifth'}Industrialist`, string>>> {
  readonly colours?: readonly string[]
  readonly introductory: boolean
  readonly introMainlines: 'printed' | 'merged'
  readonly introCards?: 'carsOnly' | 'otherSparksIgnored'
  readonly mirrorTiles: 'mainlinesAndFloor' | 'none'
  readonly bayContact: 'bay' | 'bayOrStrip'
  readonly indicatorAdjacency: 'counts' | 'stationsOnly'
  readonly planVisibility: 'closed' | 'open'
  readonly saleObligation: 'mustSell' | 'windowMayIdle'
  readonly stockUse: 'choice' | 'auto'
  readonly innovationTie: 'position' | 'distance'
}

/** What luck, or an agreement, decided before anybody chose. */
export interface FirstLuck {
  readonly bottom: string
  readonly left: string
  readonly offBoard: readonly string[]
  readonly order: readonly number[]
  readonly colours: readonly string[]
}

/** What luck decides with a move. */
export interface LaterLuck {
  /** Neutral cards that came into this quadrant. */
  readonly neutralCards: (quadrant: string) => readonly string[]
}
