/**
 * Component tables with some entries replaced, each given as `path=JSON`: `circuit.lapSpaces=8` or
 * `actionTiles.rows.7.actions=["body"]`. The box gets an id of its own, as its rules demand of other tables.
 */
export function changedTables(standard: object, changes: readonly string[]): object {
  const box = structuredClone(standard) as Record<string, unknown>
  for (const change of changes) {
    const at = change.indexOf('=')
    const path = change.slice(0, at).split('.')
    const last = path.pop() ?? ''
    const holder = path.reduce<unknown>((table, key) => entry(table, key, change), box)
    entry(holder, last, change)
    ;(holder as Record<string, unknown>)[last] = JSON.parse(change.slice(at + 1))
  }
  return { ...box, id: 'changed', title: changes.join(', ') }
}

/** Only what is there can be replaced: a path with a slip of the pen must not play the standard box. */
function entry(table: unknown, key: string, change: string): unknown {
  if (typeof table !== 'object' || table === null || !Object.hasOwn(table, key))
    throw new RangeError(`The tables have no place for ${change}.`)
  return (table as Record<string, unknown>)[key]
}
