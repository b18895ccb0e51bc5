import { type ComponentTable, canonical, componentTablesIn } from '@carriage/kernel'

/**
 * The text of a file of component tables with other contents. Unchanged tables keep their text, so that a changed mark
 * is a one-line diff. A table with other rows is written again.
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
  // In a formatted file each table is at the first level of indentation.
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

/** The lines of a table with the list of confirmed rows inserted before its note, which every table has. */
function withLine(lines: string, confirmed: readonly string[]): string {
  const without = lines.replace(/^ {4}"confirmed": \[[^\]]*\],\n/m, '')
  const list = confirmed.map((row) => JSON.stringify(row)).join(', ')
  return without.replace(/^ {4}"note": /m, (note) => `    "confirmed": [${list}],\n${note}`)
}
