import { problemError } from './problem-error.ts'

/** Where a page ends: the moment and the id of its last table. */
export interface PageEnd {
  /** As PostgreSQL writes it, with its microseconds. */
  readonly at: string
  readonly id: string
}

const written =
  /^(infinity|-infinity|\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d(?::?\d\d)?) ([0-9a-z]{14})$/

export function writeCursor({ at, id }: PageEnd): string {
  return Buffer.from(`${at} ${id}`).toString('base64url')
}

export function readCursor(cursor: string): PageEnd {
  const [, at, id] = written.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (at === undefined || id === undefined) throw problemError('malformed', 'This is not the cursor of a page.')
  return { at, id }
}
