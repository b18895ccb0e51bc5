export { figuresTest } from './figures.ts'
export { fixturesTest } from './fixtures.ts'
export { languagesTest } from './languages.ts'
export { rulebookTest } from './rulebook.ts'
