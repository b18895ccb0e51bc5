// Visits a house that is open, as a guest who moves once: `node tools/visit-house.ts http://localhost:8080`.
import { playOneMove } from './play-one-move.ts'

const [url] = process.argv.slice(2)
if (url === undefined) throw new Error('Which house?')
await playOneMove(url)
console.log('the page is there, and a guest has moved at a table')
