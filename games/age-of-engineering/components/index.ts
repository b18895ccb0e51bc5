export { readComponents } from './read.ts'
export { type Components, componentsSchema } from './schema.ts'
export { standard } from './standard.ts'
export * from './vocabulary.ts'
