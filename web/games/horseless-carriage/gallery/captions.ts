import type { MomentName } from './moments.ts'

/** The texts of the gallery. It is a tool for designers and in English only. */
export const captions = {
  stations: 'Technology stations by step',
  things: 'Vehicles, dealership, departments, dimensions, punch clock',
  pieces: 'Pieces as they lie: built, drafted, held, flagged, new',
  floor: 'Floor tiles: main, expansion, expansion only drafted',
  mainlines: 'A mainline turned and turned over',
  years: 'A factory year by year',
  room: 'Places that are ready or wait, squares that no station can spare, a station without room',
  dealerships: 'Dealerships',
  cars: 'Forty vehicles: bare, with each single station, and combinations',
  ribbon: 'The ribbon in each phase',
  year: (year: number) => `Year ${year}`,
} as const

/** The positions of the gallery, by name. */
export const positions: Readonly<Record<MomentName, string>> = {
  start: 'Start',
  research: 'Research',
  focus: 'Engineering focus',
  first: 'First turn',
  build: 'Building',
  late: 'Late',
  intro: 'Introductory game',
  market: 'Sales',
  demand: 'Demand cards',
  sold: 'Summary of the sales',
  grown: 'Summary of the new demand',
  over: 'Final ranking',
}
