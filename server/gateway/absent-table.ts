import type { TableFacts } from '../authority/index.ts'

/** A table that does not exist is refused like one that the caller may not see, so that nobody can tell them apart. */
export const absentTable: TableFacts = {
  visibility: 'private',
  state: 'gathering',
  owner: '',
  learning: false,
  seats: [],
  invited: false,
  keyGiven: false,
}
