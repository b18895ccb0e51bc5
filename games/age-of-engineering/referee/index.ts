export { refereeAgeOfEngineering } from './game.ts'
export type { RefereedPosition } from './pieces.ts'
export { bookSections } from './sections.ts'
