import { type Effects, legal, type Refusal, refuse, type Seat, seatsOf, type Verdict } from '@carriage/kernel'
import { type Dimension, dimensions } from './components/index.ts'
import type { Event } from './events.ts'
import { departmentsOf } from './factories.ts'
import type { Move } from './moves.ts'
import { tick } from './punch-clock.ts'
import { type Marker, playerOf, type ResearchStage, type State } from './state.ts'
import { tablesOf } from './tables.ts'

/** The last square of every research track: HC-1.7. */
const lastSquare = 6

/** HC-3.1 In the engineering order in force, which is still that of last year. */
export function beginResearch(state: State): ResearchStage {
  const [first] = state.order
  const left = first === undefined ? 0 : researchMovesOf(state, first)
  return { name: 'research', waiting: state.order.slice(), left, moved: [] }
}

/** HC-3.2 As many moves as research departments. */
function researchMovesOf(state: State, seat: Seat): number {
  return departmentsOf(playerOf(state, seat).factory, 'research')
}

/** Waits for the next research move; false if all have done theirs. */
export function researchOrWait(state: State, stage: ResearchStage, fx: Effects<Event>): boolean {
  for (;;) {
    const [seat] = stage.waiting
    if (seat === undefined) return false
    if (stage.left > 0) {
      if (canMoveAny(state, stage, seat)) return true // HC-3.9 all moves must be used
      fx.tell({ kind: 'researchLost', seat, moves: stage.left })
    }
    stage.waiting.shift() // HC-3.10
    const [next] = stage.waiting
    stage.left = next === undefined ? 0 : researchMovesOf(state, next)
    stage.moved = []
  }
}

function canMoveAny(state: State, stage: ResearchStage, seat: Seat): boolean {
  for (const _ of eligible(state, stage, seat)) return true
  return false
}

export function researchMoves(state: State, stage: ResearchStage, seat: Seat): Move[] {
  const moves: Move[] = []
  for (const { track, owner } of eligible(state, stage, seat))
    moves.push(track === 'capacity' ? { kind: 'raiseCapacity' } : { kind: 'research', track, owner })
  return moves
}

/** HC-3.4, HC-3.5 Any player's marker on a research track, or the own one for assembly capacity. */
function* eligible(state: State, stage: ResearchStage, seat: Seat): Generator<Marker> {
  for (const track of dimensions) {
    for (const owner of seatsOf(state.players.length)) {
      const marker = { track, owner }
      if (whyNot(state, stage, marker) === undefined) yield marker
    }
  }
  const capacity: Marker = { track: 'capacity', owner: seat }
  if (whyNot(state, stage, capacity) === undefined) yield capacity
}

function whyNot(state: State, { moved }: ResearchStage, { track, owner }: Marker): Refusal | undefined {
  if (moved.some((marker) => marker.track === track && marker.owner === owner)) {
    return refuse('HC-3.6', { track, owner }) // HC-3.7 but whoever comes later may move it again
  }
  const at = track === 'capacity' ? playerOf(state, owner).capacity : positionOf(state, track, owner)
  const atTheEnd = track === 'capacity' ? nextCapacity(state, owner) === undefined : at >= lastSquare
  return atTheEnd ? refuse('HC-3.8', { track, owner, at }) : undefined
}

function positionOf(state: State, track: Dimension, owner: Seat): number {
  return state.markers[track][owner] ?? 0
}

function nextCapacity(state: State, seat: Seat): number | undefined {
  const { capacities } = tablesOf(state).components.assemblyTrack
  return capacities[capacities.indexOf(playerOf(state, seat).capacity) + 1]
}

export function judgeResearch(state: State, stage: ResearchStage, track: Dimension, owner: Seat): Verdict {
  if (owner >= state.players.length) return refuse('HC-3.4', { track, owner })
  return whyNot(state, stage, { track, owner }) ?? legal
}

export function judgeCapacity(state: State, stage: ResearchStage, seat: Seat): Verdict {
  return whyNot(state, stage, { track: 'capacity', owner: seat }) ?? legal
}

export function research(
  state: State,
  stage: ResearchStage,
  seat: Seat,
  marker: { readonly track: Dimension; readonly owner: Seat },
  fx: Effects<Event>,
): void {
  const { track, owner } = marker
  const to = positionOf(state, track, owner) + 1 // HC-3.3
  state.markers[track][owner] = to
  note(stage, { track, owner })
  fx.tell({ kind: 'markerMoved', seat, track, owner, to })
  const { clockSquares } = tablesOf(state).components.researchTracks
  if (clockSquares.includes(to)) tick(state, 'track', seat, fx) // HC-3.11 whoever moved the marker
}

export function raiseCapacity(state: State, stage: ResearchStage, seat: Seat, fx: Effects<Event>): void {
  const to = nextCapacity(state, seat)
  if (to === undefined) throw new RangeError('The assembly capacity track ends here.')
  playerOf(state, seat).capacity = to
  note(stage, { track: 'capacity', owner: seat })
  fx.tell({ kind: 'capacityRaised', seat, to })
  if (to === tablesOf(state).components.assemblyTrack.clockAt) tick(state, 'capacity', seat, fx) // HC-3.11
}

function note(stage: ResearchStage, marker: Marker): void {
  stage.moved.push(marker)
  stage.left -= 1
}
