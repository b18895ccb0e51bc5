export { type Bots, keepSeats } from './keep-seats.ts'
export { type ThinkingRoom, thinkingRoom } from './thinking-room.ts'
