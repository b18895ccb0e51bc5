import { arrange, type Chance, fastChance } from '@carriage/kernel'
import {
  type Components,
  colours,
  type Dimension,
  dealershipSizes,
  dimensions,
  manufacturingSteps,
  quadrants,
  readComponents,
  type StationType,
  standard,
  stationTypes,
  vehicleTypes,
} from '../components/index.ts'

/** A box in which everything that a table may change is drawn by lot: sizes, steps, sockets, floor, board, tracks and cards. */
export function otherBox(seed: number): Components {
  const chance = fastChance(seed + 1)
  const { rows: tracks } = standard.researchTracks
  const squares = perWord(dimensions, (dimension) => arrange(tracks[dimension].squares, chance))
  const clockAt = between(4, 20, chance)
  const capacities = rising(between(1, 3, chance), 3, between(3, 6, chance), chance)
  const { main, expansion } = standard.floor.rows
  return readComponents({
    ...standard,
    id: `other-${seed}`,
    title: `Standard tables changed by lot ${seed}`,
    players: {
      ...standard.players,
      rows: perWord(['3', '4', '5'], (players) => ({
        gantt: Array.from({ length: Number(players) }, () => between(1, 10, chance)),
        neutralAtSetUp: between(4, 16, chance),
        neutralEachYear: { I: between(1, 8, chance), II: between(0, 4, chance), III: between(0, 4, chance), IV: 0 },
      })),
    },
    punchClock: { ...standard.punchClock, start: perWord(['3', '4', '5'], () => between(6, 40, chance)) },
    segments: { ...standard.segments, rows: segmentRows(chance) },
    quadrants: {
      ...standard.quadrants,
      rows: chance.below(3) > 0 ? standard.quadrants.rows : quadrantRows(chance),
    },
    priceMarkers: { ...standard.priceMarkers, values: rising(between(1, 3, chance), 3, 4, chance).toReversed() },
    bonuses: { ...standard.bonuses, rows: perWord(vehicleTypes, () => chance.below(4)) },
    researchTracks: {
      ...standard.researchTracks,
      clockSquares: [1, 2, 3, 4, 5, 6].filter(() => chance.below(3) === 0),
      rows: perWord(dimensions, (dimension) => ({ ...tracks[dimension], squares: squares[dimension] })),
    },
    technologyStations: {
      ...standard.technologyStations,
      rows: perWord(stationTypes, (type) => ({
        step: manufacturingSteps[chance.below(4)],
        ...size(1, 4, chance),
        tiles: between(3, 9, chance),
        perColour: chance.below(2),
        sockets: socketsOf(type, squares),
      })),
    },
    specIndicators: {
      ...standard.specIndicators,
      rows: perWord(dimensions, () => perWord(manufacturingSteps, () => 99)),
    },
    mainlines: {
      ...standard.mainlines,
      sides: arrange(standard.mainlines.sides, chance),
      rows: perWord(vehicleTypes, () => ({ ...size(2, 5, chance), tiles: between(4, 10, chance), perColour: 1 })),
    },
    dealerships: { ...standard.dealerships, rows: perWord(dealershipSizes, () => size(2, 5, chance)) },
    departments: {
      ...standard.departments,
      rows: {
        research: { ...size(1, 3, chance), tiles: between(10, 25, chance), perColour: 2 },
        planning: { ...size(1, 3, chance), tiles: between(10, 25, chance), perColour: 2 },
        marketing: { ...size(1, 4, chance), perPlayer: 4 },
      },
    },
    floor: {
      ...standard.floor,
      rows: { main: floorTile(main.length, chance), expansion: floorTile(expansion.length - 1, chance) },
    },
    ganttTrack: { ...standard.ganttTrack, highest: between(clockAt, 20, chance), clockAt },
    assemblyTrack: {
      ...standard.assemblyTrack,
      capacities,
      clockAt: capacities[between(1, capacities.length - 1, chance)],
    },
    neutralDeck: {
      ...standard.neutralDeck,
      rows: Array.from({ length: 28 }, (_, at) => ({
        id: `N${at + 1}`,
        // So many cars that no draw exhausts them.
        type: at < 16 ? 'car' : vehicleTypes[chance.below(3)],
        ...place(chance),
      })),
    },
    playerDecks: {
      ...standard.playerDecks,
      rows: perWord(colours, (colour) =>
        standard.playerDecks.rows[colour].map((card) => ({
          ...card,
          clocks: chance.below(4) === 0 ? chance.below(5) : card.clocks,
          sparks: card.sparks.map((spark) => ({ ...spark, ...place(chance) })),
        })),
      ),
    },
  })
}

/** Every socket of a station has its square. */
function socketsOf(type: StationType, squares: Readonly<Record<Dimension, readonly StationType[]>>) {
  const sockets = dimensions.map((dimension): [Dimension, number[]] => [
    dimension,
    squares[dimension].flatMap((station, at) => (station === type ? [at + 1] : [])),
  ])
  return Object.fromEntries(sockets.filter(([, opened]) => opened.length > 0))
}

function quadrantRows(chance: Chance) {
  const corners = arrange(Object.values(standard.quadrants.rows), chance)
  return Object.fromEntries(quadrants.map((quadrant, at) => [quadrant, corners[at]]))
}

/** Four segments that rise to the right and upward. */
function segmentRows(chance: Chance): string[] {
  const borders = rising(between(1, 4, chance), 3, 3, chance)
  const segmentAt = (x: number, y: number) => borders.filter((border) => x + y >= border).length
  const upTo = [0, 1, 2, 3, 4, 5, 6, 7]
  return upTo.toReversed().map((y) => upTo.map((x) => segmentAt(x, y)).join(''))
}

/** A strip in the first row, a bay below it, and black squares. */
function floorTile(side: number, chance: Chance): string[] {
  const width = between(side, side + 2, chance)
  const strip = between(1, Math.floor(width / 2), chance)
  const depth = between(1, 4, chance)
  const row = (what: string) => what.repeat(strip).padEnd(width, '.')
  return [row('k'), ...Array.from({ length: side - 1 }, (_, at) => row(at < depth ? '#' : '.'))]
}

function size(least: number, most: number, chance: Chance) {
  return { w: between(least, most, chance), h: between(least, most, chance) }
}

/** Most of them where sellers begin, so that there is much to sell. */
function place(chance: Chance) {
  const most = 1 + chance.below(4)
  return { column: chance.below(most), row: chance.below(most) }
}

function between(least: number, most: number, chance: Chance): number {
  return least + chance.below(most - least + 1)
}

/** So many numbers, each by up to `step` higher than the one before. */
function rising(first: number, step: number, count: number, chance: Chance): number[] {
  const numbers = [first]
  while (numbers.length < count) numbers.push((numbers.at(-1) ?? first) + between(1, step, chance))
  return numbers
}

function perWord<const Word extends string, T>(words: readonly Word[], of: (word: Word) => T): Record<Word, T> {
  return Object.fromEntries(words.map((word) => [word, of(word)])) as Record<Word, T> // an entry for each word
}
