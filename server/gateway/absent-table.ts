import type { TableFacts } from '../authority/index.ts'

/** Stands for a table that does not exist, so that it is refused like one that the caller may not see. */
export const absentTable: TableFacts = {
  visibility: 'private',
  state: 'gathering',
  owner: '',
  learning: false,
  seats: [],
  invited: false,
  keyGiven: false,
}
