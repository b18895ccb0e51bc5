/** The box data that the Age of Engineering referee reads; no rules. */
export interface RefereedBox {
  readonly players: { readonly rows: Readonly<Record<number, RefereedBoard>> }
  readonly workers: {
    readonly perColour: number
    readonly atSetUp: { readonly canteen: number; readonly supply: number }
    readonly salespersonLuxury: number
  }
  readonly companyBoard: {
    readonly workshops: number
    readonly raceEngine: number
    readonly startLevels: { readonly body: number; readonly engine: number }
    readonly highestLevel: number
    readonly mostLevelDifference: number
    readonly racingTeamAreas: readonly number[]
  }
  readonly actionTiles: { readonly rows: readonly { readonly id: string; readonly actions: readonly string[] }[] }
  readonly startingBonuses: { readonly rows: Readonly<Record<string, { readonly items: readonly RefereedEffect[] }>> }
  readonly rounds: { readonly rows: Readonly<Record<number, { readonly prices: readonly number[] }>> }
  readonly buyers: { readonly rows: Readonly<Record<string, number>> }
  readonly whiteMarkers: { readonly rows: Readonly<Record<string, number>> }
  readonly marketTrack: { readonly spaces: number }
  readonly circuit: { readonly lapSpaces: number }
  readonly placePoints: { readonly rows: readonly number[] }
  readonly lapPoints: { readonly rows: readonly number[]; readonly furtherLap: number }
  readonly recruitment: {
    readonly inGame: number
    readonly revealed: number
    readonly workers: number
    readonly steps: number
  }
  readonly engineers: { readonly rows: Readonly<Record<string, object>> }
  readonly investors: {
    readonly rows: Readonly<Record<string, { readonly condition: { readonly wants: string; readonly least?: number } }>>
  }
  readonly instants: { readonly rows: Readonly<Record<string, RefereedEffect & { readonly copies: number }>> }
  readonly engineeringMarkers: {
    readonly rows: Readonly<
      Record<string, { readonly engineer: string; readonly kind: string; readonly value?: number }>
    >
  }
  readonly achievements: { readonly rows: Readonly<Record<string, { readonly points: number }>> }
}

interface RefereedBoard {
  readonly marketSpaces: number
  readonly activeBuyerSpaces: number
  readonly marketMarkerStart: number
  readonly startingBonusesOffered: number
  readonly neutralCars: readonly number[]
}

/** What a starting bonus or an instant benefit does. */
export interface RefereedEffect {
  readonly effect: string
  readonly part?: 'body' | 'engine'
  readonly value?: number
  readonly steps?: number
  readonly workers?: number
  readonly points?: number
}

/** The readings of the book chosen by a table. Omitted fields have the first reading. */
export interface RefereedOptions {
  readonly scoreVisibility: 'open' | 'hidden'
  readonly recruitmentLeftovers: 'stay' | 'discard' | 'fillToTwo'
  readonly instantSale: 'sellOwnCar' | 'placeExtraCar'
  readonly pitLaneCars: 'last' | 'unplaced' | 'sharedPlace'
  readonly twoPlayerMarketSpaces: 6 | 4
  readonly oldsToken: 'onEngineerTile' | 'anyToken'
  readonly packardMarker?: 'leaves' | 'stays'
  readonly tokenCars?: 'own' | 'any'
  readonly swapAlike?: 'allowed' | 'forbidden'
  readonly actionStepMarker?: 'untilPlacing' | 'wholeTurn'
  readonly startEngine?: 'workshop' | 'asked'
  readonly engineersPerStep?: 'anyNumber' | 'one'
  readonly soldCar?: 'freesPlace' | 'closesPlace'
  readonly swapAchievement?: 'won' | 'notWon'
}

/** Random results before the first choice. */
export interface FirstLuck {
  readonly chain: readonly (number | string)[]
  readonly startingBonuses: readonly string[]
}

/** Random results of a move, in order. */
export interface LaterLuck {
  readonly revealed: (kind: string) => readonly string[] | undefined
}
