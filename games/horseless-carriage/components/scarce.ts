import { type Components, readComponents, type StationType, standard, stationTypes } from './index.ts'

const note = 'One tile of each station for all players together. No box has so few: plans shall meet a shortage.'

/** The standard tables with a single tile of each station, so that plans of several players want the same one. */
export const scarce: Components = readComponents({
  ...standard,
  id: 'scarce',
  title: 'Standard tables with one tile of each station',
  technologyStations: {
    ...standard.technologyStations,
    provenance: 'reconstructed',
    note,
    rows: Object.fromEntries(stationTypes.map((type) => [type, single(type)])),
  },
})

function single(type: StationType) {
  return { ...standard.technologyStations.rows[type], tiles: 1, perColour: 0 }
}
