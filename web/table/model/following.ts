import type { Seat } from '@carriage/kernel'
import type { Sight } from '../digest/absence.ts'
import type { EntryUpdate, Opened } from './link.ts'
import { isPlayed } from './position.ts'
import type { TableStore } from './table-state.ts'

/** How far I have followed the game. */
export interface Following {
  /** Where I stopped following. */
  readonly sight: () => Sight
  readonly follow: (update: EntryUpdate) => void
  /** Another person takes the seat, who has followed up to the end of their last turn. */
  readonly sit: (opened: Opened) => void
  /** Marks everything as known. */
  readonly catchUp: () => void
  /** I leave the page; returns what I saw last. */
  readonly lookAway: () => Sight
  readonly lookAgain: () => void
}

export function followingFrom(store: TableStore, first: Sight): Following {
  let sight = first
  let looking = true
  const sights = new Map<Seat | undefined, Sight>()

  function catchUp(): void {
    const { n, view } = store.getState()
    sight = { n, view }
    store.setState({ absence: undefined })
  }

  return {
    sight: () => sight,
    catchUp,
    /** My own move shows that I follow; moves of others count as missed while I am away, or until my turn comes. */
    follow: ({ seat }) => {
      const { table, moves, absence } = store.getState()
      if (!isPlayed(table)) return
      if (seat === table.me) catchUp()
      else if (!looking || absence?.why === 'away') store.setState({ absence: { from: sight, why: 'away' } })
      else if (moves.length > 0) store.setState({ absence: { from: sight, why: 'waited' } })
    },
    sit: ({ table: { me }, n, view }) => {
      const before = store.getState().table.me
      if (me === before) return
      sights.set(before, sight)
      sight = sights.get(me) ?? { n, view }
    },
    lookAway: () => {
      if (!store.getState().absence) catchUp()
      looking = false
      return sight
    },
    lookAgain: () => {
      looking = true
    },
  }
}
