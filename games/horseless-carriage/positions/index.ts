export { dealership, department, expansion, indicator, mainline, station } from './pieces.ts'
export { table } from './position.ts'
