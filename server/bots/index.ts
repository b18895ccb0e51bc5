export { type Bots, keepSeats } from './keep-seats.ts'
