import type { MomentName } from './moments.ts'

/** The captions of this game's parts. */
export const partCaptions = {
  badges: 'Seat badges',
  cars: 'Cars: body down, engine across',
  coachlines: 'Workers as coachlines, and a car only tried',
  buyers: 'Buyers',
  glyphs: 'Signs',
  doings: 'Actions, start items, bonuses',
  pieces: 'Parts, workers, prices',
  plates: 'Number plates',
  stamps: 'Stamps',
  sold: 'Sold',
  unsold: 'Unsold',
  meters: 'Round-end meter',
  cards: 'Research cards',
  awards: 'Awards: there, gone, owned',
  raceCars: 'Race cars',
} as const

/** The positions of the gallery, by name. */
export const positions: Readonly<Record<MomentName, string>> = {
  start: 'Start',
  tile: 'Taking a tile',
  first: 'First turn',
  specialty: 'Specialty tiles',
  two: 'Two seats',
  doing: 'Carrying out a tile',
  research: 'Research',
  buyer: 'Bringing a buyer',
  engine: 'Placing an engine',
  car: 'Assembling a car',
  crew: 'Crewing a car',
  price: 'Pricing a car',
  sales: 'Sales of a round',
  over: 'Final ranking',
}
