import type { Event, State } from '@carriage/age-of-engineering'
import type { Digest, Since } from '../../../../table/board/board.ts'
import { changesForMe } from './mine.ts'
import { deedsOfOthers } from './others.ts'

/** What a player who was away from a table of Age of Engineering has to know. */
export function digest(since: Since<State, Event>): Digest {
  return { mine: changesForMe(since), others: deedsOfOthers(since) }
}
