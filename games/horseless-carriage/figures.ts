import { manufacturingSteps, playerNumbers, standard, vehicleTypes } from './components/index.ts'
import { supplyFor } from './components/supply.ts'
import type { Options } from './options.ts'

/** Numbers for the rule texts, taken or computed from the tables. */
export function figures({ components = standard }: Pick<Options, 'components'>) {
  const { segments, technologyStations, specIndicators, neutralDeck, playerDecks, assemblyTrack, floor } = components
  const drawn = segments.rows.join('').split('')
  const stations = Object.values(technologyStations.rows)
  return {
    ...components,
    floorTiles: { main: sizesOf(floor.rows.main), expansion: sizesOf(floor.rows.expansion) },
    count: {
      niches: ['0', '1', '2', '3'].map((segment) => drawn.filter((niche) => niche === segment).length),
      stationTypes: stations.length,
      typesByStep: manufacturingSteps.map((step) => stations.filter((station) => station.step === step).length),
      indicators: total(Object.values(specIndicators.rows).flatMap((bySteps) => Object.values(bySteps))),
      cards: playerDecks.rows.red.length,
      lastCapacity: assemblyTrack.capacities.at(-1) ?? 0,
      neutralWithoutTrucks: neutralDeck.rows.filter(({ type }) => type === 'car').length,
      mergedMainlines: playerNumbers.map((players) => {
        const supply = supplyFor(components, players)
        return total(vehicleTypes.map((type) => supply[type]))
      }),
    },
  }
}

/** A floor tile, its loading bay and its keep-clear strip, as `12 × 12`. */
function sizesOf(rows: readonly string[]) {
  const count = (square: string) => total(rows.map((row) => row.split(square).length - 1))
  const front = (rows[0] ?? '').split('k').length - 1
  const bay = Math.max(...rows.map((row) => row.split('#').length - 1))
  return {
    size: by(rows[0]?.length ?? 0, rows.length),
    bay: by(bay, rows.filter((row) => row.includes('#')).length),
    strip: by(front, 1),
    black: count('.'),
    front,
  }
}

function by(width: number, height: number): string {
  return `${width} × ${height}`
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
