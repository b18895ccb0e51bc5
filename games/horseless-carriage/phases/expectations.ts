import type { Effects } from '@carriage/kernel'
import type { Dimension } from '../components/index.ts'
import type { Candidate, Event } from '../events.ts'
import type { State } from '../state.ts'

/** Phase 7, HC-9.1 without decisions, HC-9.13 and without moves of markers. */
export function renewExpectations(state: State, fx: Effects<Event>): void {
  const axis = state.obsolescence
  const leaving = state[axis] // HC-9.2
  const candidates = state.offBoard.map((track) => candidateOf(state, track)) // HC-9.7
  const minimum = state.minimums[leaving] + 1 // HC-9.3, HC-9.14 never less, HC-9.15 and one in all of them each year
  state.minimums[leaving] = minimum
  fx.emit({ kind: 'trackLeft', track: leaving, axis, minimum })

  const entering = newDimension(state, candidates)
  state.offBoard = [...state.offBoard.filter((track) => track !== entering), leaving] // HC-9.4
  state[axis] = entering // HC-9.8
  fx.emit({ kind: 'trackEntered', track: entering, axis, minimum: state.minimums[entering], candidates })

  state.obsolescence = axis === 'bottom' ? 'left' : 'bottom' // HC-9.5
  fx.emit({ kind: 'obsolescenceMoved', to: state.obsolescence })
}

/** HC-9.6, HC-9.9 The sum of the squares by which the markers are ahead of the minimum. */
function candidateOf({ markers, minimums }: State, track: Dimension): Candidate {
  const innovation = markers[track].reduce((sum, at) => sum + Math.max(0, at - minimums[track]), 0)
  return { track, innovation, furthest: Math.max(...markers[track]) }
}

function newDimension({ options, minimums }: State, candidates: readonly Candidate[]): Dimension {
  // HC-9.10 how far the foremost marker of a tied track is
  const lead = ({ track, furthest }: Candidate) =>
    options.innovationTie === 'position' ? furthest : furthest - minimums[track]
  // HC-9.11 sorting keeps the order of equals, which is that of the column
  const [best] = candidates.toSorted((a, b) => b.innovation - a.innovation || lead(b) - lead(a))
  if (!best) throw new RangeError('Three tracks are off-board.')
  return best.track
}
