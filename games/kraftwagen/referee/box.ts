/** What the box holds that a referee of Kraftwagen reads: data, no rules. */
export interface RefereedBox {
  readonly players: { readonly rows: Readonly<Record<number, RefereedBoard>> }
  readonly workers: {
    readonly perColour: number
    readonly atSetUp: { readonly canteen: number; readonly supply: number }
  }
  readonly mat: { readonly workshops: number; readonly gpEngine: number }
  readonly actionTiles: { readonly rows: readonly { readonly id: string; readonly actions: readonly string[] }[] }
  readonly startTiles: { readonly rows: readonly { readonly id: string; readonly items: readonly string[] }[] }
  readonly rounds: { readonly rows: Readonly<Record<number, { readonly prices: readonly number[] }>> }
  readonly buyers: { readonly rows: Readonly<Record<string, number>> }
  readonly stackMoney: { readonly rows: Readonly<Record<string, number>> }
  readonly circuit: { readonly lapSpaces: number }
  readonly raceMoney: { readonly rows: readonly number[] }
  readonly lapMoney: { readonly rows: readonly number[]; readonly furtherLap: number }
  readonly developments: { readonly rows: readonly RefereedDevelopment[] }
  readonly instants: { readonly rows: Readonly<Record<string, { readonly copies: number }>> }
  readonly engineers: { readonly rows: Readonly<Record<string, object>> }
  readonly engineerMarkers: {
    readonly rows: Readonly<
      Record<string, { readonly engineer: string; readonly kind: string; readonly value?: number }>
    >
  }
  readonly awards: { readonly rows: Readonly<Record<string, { readonly points: number }>> }
  readonly specialtyTiles: {
    readonly rows: readonly {
      readonly id: string
      readonly set: string
      readonly action: string
      readonly bonus: string
    }[]
  }
  readonly specialtyBonuses: {
    readonly rows: Readonly<
      Record<
        string,
        { readonly effect: string; readonly part?: string; readonly value?: number; readonly money?: number }
      >
    >
  }
}

interface RefereedBoard {
  readonly marketSpaces: number
  readonly activeBuyerSpaces: number
  readonly markerStart: string
  readonly startTilesOffered: number
  readonly dummies: readonly number[]
}

export interface RefereedDevelopment {
  readonly id: string
  readonly points: { readonly body: number; readonly engine: number }
  readonly immediatePart: string | null
  readonly copies: number
}

/** The readings of the book chosen by a table. Omitted fields have the first reading. */
export interface RefereedOptions {
  readonly specialtyTiles: boolean
  readonly engineerMarkerLimit: 'perTurn' | 'perStep'
  readonly marketAward: 'sameRound' | 'wholeGame'
  readonly benzCollectsMoney: boolean
  readonly tieBreak: 'shared' | 'engineers'
  readonly dieselWorkers?: 'moreOrFewer' | 'moreOnly'
  readonly weakerEngine?: 'allowed' | 'higherOnly'
  readonly specialtyOrder?: 'free' | 'actionFirst'
  readonly dieselLimit?: 'counts' | 'free'
  readonly bugattiEngine?: 'any' | 'ownLevel'
  readonly passedSpecialty?: 'goesRound' | 'isReplaced'
  readonly pitLaneCars?: 'unplaced' | 'last' | 'sharedPlace'
  readonly dieselEqual?: 'allowed' | 'forbidden'
  readonly withdrawnCar?: 'freesSpace' | 'closesSpace'
}

/** Random results before the first choice. */
export interface FirstLuck {
  readonly chain: readonly (number | string)[]
  readonly startTiles: readonly string[]
  readonly display: readonly string[]
}

/** Random results of a move, in order. */
export interface LaterLuck {
  readonly newCards: () => readonly string[] | undefined
  readonly nextSpecialtyTile: () => string | undefined
}
