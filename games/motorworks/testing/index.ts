export { placesOf, ScriptedPlay } from './scripted-play.ts'
export { type Draw, ScriptedTable } from './scripted-table.ts'
