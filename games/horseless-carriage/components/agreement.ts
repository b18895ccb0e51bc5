import { type Fault, fault } from '@carriage/kernel/tables'
import {
  type Dimension,
  dimensions,
  type ManufacturingStep,
  manufacturingSteps,
  type PlayerNumber,
  playerNumbers,
  type Quadrant,
  type StationType,
  stationTypes,
  type VehicleType,
} from './vocabulary.ts'

/** Where tables speak of each other, or of the whole game, they must agree. */

interface Station {
  readonly step: ManufacturingStep
  readonly tiles: number
  readonly sockets: Readonly<Partial<Record<Dimension, readonly number[]>>>
}

/** HC-1.8 each square opens one socket of one station, and each socket has its square. */
export function* socketsAndSquares(
  tracks: Readonly<Record<Dimension, { readonly squares: readonly StationType[] }>>,
  stations: Readonly<Record<StationType, Station>>,
): Generator<Fault> {
  for (const dimension of dimensions)
    for (const [index, station] of tracks[dimension].squares.entries())
      if (!stations[station].sockets[dimension]?.includes(index + 1))
        yield fault(
          ['researchTracks', 'rows', dimension, 'squares', index],
          `${station} has no ${dimension} socket for square ${index + 1}`,
        )
  for (const station of stationTypes)
    for (const dimension of dimensions)
      for (const [index, square] of (stations[station].sockets[dimension] ?? []).entries())
        if (tracks[dimension].squares[square - 1] !== station)
          yield fault(
            ['technologyStations', 'rows', station, 'sockets', dimension, index],
            `square ${square} of ${dimension} does not open ${station}`,
          )
}

/** HC-1.27 the rules never count spec indicators, so there must be one for every socket. */
export function* enoughIndicators(
  indicators: Readonly<Record<Dimension, Readonly<Record<ManufacturingStep, number>>>>,
  stations: Readonly<Record<StationType, Station>>,
): Generator<Fault> {
  for (const dimension of dimensions)
    for (const step of manufacturingSteps) {
      const needed = Object.values(stations)
        .filter((station) => station.step === step)
        .reduce((sum, { tiles, sockets }) => sum + tiles * (sockets[dimension]?.length ?? 0), 0)
      if (indicators[dimension][step] < needed)
        yield fault(['specIndicators', 'rows', dimension, step], `the stations have ${needed} such sockets`)
    }
}

/** HC-2.9 HC-2.18 what is left when the tiles of the missing colours are gone. */
export function* leftInSupply(
  table: string,
  rows: Readonly<Record<string, { readonly tiles: number; readonly perColour: number }>>,
  needed: number | 'each player',
): Generator<Fault> {
  for (const [kind, { tiles, perColour }] of Object.entries(rows))
    for (const players of playerNumbers) {
      const left = tiles - (5 - players) * perColour
      if (left < (needed === 'each player' ? players : needed))
        yield fault([table, 'rows', kind], `with ${players} players only ${left} would be left`)
    }
}

/** HC-2.15 HC-10.13 HC-12.6 a draw never exhausts the neutral deck, not even the one without the other types. */
export function* enoughNeutralCards(
  players: Readonly<
    Record<
      PlayerNumber,
      { readonly neutralAtSetUp: number; readonly neutralEachYear: Readonly<Record<Quadrant, number>> }
    >
  >,
  cards: readonly { readonly type: VehicleType }[],
): Generator<Fault> {
  const cars = cards.filter((card) => card.type === 'car').length
  for (const number of playerNumbers) {
    const { neutralAtSetUp, neutralEachYear } = players[number]
    const eachYear = Object.values(neutralEachYear).reduce((sum, count) => sum + count, 0)
    const most = Math.max(neutralAtSetUp, eachYear)
    if (most > cars)
      yield fault(['neutralDeck', 'rows'], `with ${number} players ${most} cards with a car are needed, found ${cars}`)
  }
}

/** HC-10.4 HC-12.7 a card is played in each of the years 1 to 6, and there is always one to play. */
export function* playable(
  cards: readonly { readonly year: number }[],
  game: 'whole' | 'introductory',
): Generator<Fault> {
  for (let year = 1; year <= 6; year += 1) {
    const known = cards.filter((card) => card.year <= year).length
    if (known < year) {
      yield fault([], `in year ${year} of the ${game} game no card could be played`)
      return
    }
  }
}
