import type { MomentName } from './moments.ts'

/** The texts of the gallery. It is a tool for designers and in English only. */
export const partCaptions = {
  investors: 'Investor contracts',
  contracts: [
    { name: 'Selden', condition: 'Owner with a lap this round' },
    { name: 'Leland', condition: 'Luxury 3 or more' },
    { name: 'Ford', condition: 'Engine 3 or more' },
    { name: 'Dodge', condition: 'Owner with 2 achievements' },
    { name: 'Durant', condition: 'Any car' },
  ],
  engineers: 'Engineers',
  entries: [
    { engineer: 'winton', name: 'Winton', text: 'Raises the engine of a car you place.' },
    { engineer: 'king', name: 'King', text: 'One more worker each time you hire.' },
    { engineer: 'chevrolet', name: 'Chevrolet', text: 'One more step in each Grand Prix.' },
    { engineer: 'brayton', name: 'Brayton', text: 'Price buyers pay you three times.' },
  ],
  coupons: 'Instant benefits',
  sell5: 'Sell for 5',
  sell5Text: 'One of your cars, at once.',
  race5: 'Race 5 spaces',
  development: 'Coupled levels: start, taut, tried, full',
  body: 'Body level',
  engine: 'Engine level',
  team: 'Racing team',
  tokens: 'Tokens, salespeople, engineering markers',
  exchange: 'Exchange',
} as const

/** The positions of the gallery, by name. */
export const positions: Readonly<Record<MomentName, string>> = {
  start: 'Start',
  first: 'First turn',
  tile: 'Taking a tile',
  late: 'Late',
  two: 'Two seats',
  doing: 'Carrying out a tile',
  research: 'Research',
  recruit: 'Recruiting',
  buyer: 'Bringing a buyer',
  team: 'Racing team',
  car: 'Assembling a car',
  crew: 'Crewing a car',
  price: 'Pricing a car',
  free: 'Free plays',
  sales: 'Sales of a round',
  over: 'Final ranking',
}
