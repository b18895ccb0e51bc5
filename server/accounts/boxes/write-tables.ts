import { type ComponentTable, canonical, componentTablesIn } from '@carriage/kernel'

/**
 * The text of a file of component tables with other contents. What is the same stays as it was written, so that a
 * change of a mark is a change of one line. A table with other rows is written anew.
 */
export function writeTables(text: string, components: object): string {
  const before = new Map(componentTablesIn(JSON.parse(text) as object))
  const written = componentTablesIn(components).reduce((sofar, [name, table]) => {
    const old = before.get(name)
    return old && canonical(old) !== canonical(table) ? writeTable(sofar, name, old, table) : sofar
  }, text)
  if (canonical(JSON.parse(written)) !== canonical(components))
    throw new Error('The file is not laid out as expected: format it, and try again.')
  return written
}

function writeTable(text: string, name: string, before: ComponentTable, after: ComponentTable): string {
  // A formatted file has each table at the first indentation.
  const start = text.indexOf(`\n  ${JSON.stringify(name)}: {\n`) + 1
  const end = text.indexOf('\n  }', start)
  if (start === 0 || end < 0) return text
  const lines = text.slice(start, end)
  const { confirmed: _before, ...contents } = before
  const { confirmed = [], ...now } = after
  const ordered = Object.assign({ provenance: after.provenance, confirmed }, now)
  const changed =
    canonical(contents) === canonical(now)
      ? withLine(lines, confirmed)
      : `  ${JSON.stringify(name)}: ${JSON.stringify(ordered, null, 2).replaceAll('\n', '\n  ').slice(0, -'\n  }'.length)}`
  return text.slice(0, start) + changed + text.slice(end)
}

/** The lines of a table with the list of its confirmed rows before its note, where every table has one. */
function withLine(lines: string, confirmed: readonly string[]): string {
  const without = lines.replace(/^ {4}"confirmed": \[[^\]]*\],\n/m, '')
  const list = confirmed.map((row) => JSON.stringify(row)).join(', ')
  return without.replace(/^ {4}"note": /m, (note) => `    "confirmed": [${list}],\n${note}`)
}
