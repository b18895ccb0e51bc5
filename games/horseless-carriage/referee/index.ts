export { refereeHorselessCarriage, sortedMarkers } from './game.ts'
export { changedPlan } from './invented.ts'
export { bookSections } from './sections.ts'
export type { RefereedPosition } from './table.ts'
