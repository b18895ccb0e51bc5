import { type AnyGame, componentTablesIn, faultsInOptions, type OwnBox, ownBoxOf } from '@carriage/kernel'

/** What keeps these components from being played with: where it lies, and what the checker of the tables says to it. */
export function faultsIn(game: AnyGame, components: object): { at: string; problem: string }[] {
  return faultsInOptions(game, { components }).map(({ at, problem }) => ({
    at: at.replace(/^components\./, ''),
    problem,
  }))
}

/** Components from a file: as they are exported here and as the terminal takes them. Undefined if it is none. */
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
