export { body, engine } from './names.ts'
export { table } from './position.ts'
