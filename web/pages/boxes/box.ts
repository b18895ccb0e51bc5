import { type AnyGame, componentTablesIn, faultsInOptions, type OwnBox, ownBoxOf } from '@carriage/kernel'

/** Why these components cannot be played with: the location, and the checker's message. */
export function faultsIn(game: AnyGame, components: object): { at: string; problem: string }[] {
  return faultsInOptions(game, { components }).map(({ at, problem }) => ({
    at: at.replace(/^components\./, ''),
    problem,
  }))
}

/** Components from a file, in the format that is exported here and read by the CLI. Undefined if malformed. */
export function readBoxFile(standard: object, text: string): OwnBox | undefined {
  const read = parsed(text)
  if (!read || !componentTablesIn(standard).some(([name]) => name in read)) return undefined
  const title = 'title' in read && typeof read.title === 'string' ? read.title : ''
  return ownBoxOf(standard, read, title)
}

function parsed(text: string): object | undefined {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? read : undefined
  } catch {
    return undefined
  }
}
