import {
  type Effects,
  legal,
  type Phrase,
  type Refusal,
  refuse,
  type Seat,
  seatName,
  seatsOf,
  type Verdict,
} from '@carriage/kernel'
import { type Dimension, dimensions } from '../components/index.ts'
import type { Event } from '../events.ts'
import { track } from '../messages/things.ts'
import type { MoveOf } from '../moves.ts'
import { announce, beginFocus, researchMovesOf } from '../phases/begin.ts'
import { tick } from '../phases/punch-clock.ts'
import { type Marker, playerOf, type ResearchStage, type State } from '../state.ts'
import { tablesOf } from '../tables.ts'
import { inItsPhase } from './not-now.ts'
import type { Decision } from './step.ts'

/** Phase 1. */
export const research: Decision<'research', 'research' | 'raiseCapacity'> = {
  decision: 'research',
  rules: ['HC-3.2', 'HC-3.3', 'HC-3.4', 'HC-3.5', 'HC-3.6', 'HC-3.11'],
  isPending(state, stage, fx) {
    if (researchOrWait(state, stage, fx)) return true
    announce(state, 'focus', fx)
    state.stage = beginFocus(state)
    return false
  },
  list: researchMoves,
  moves: {
    research: {
      refusalElsewhere: inItsPhase,
      judge: (state, { track, owner }, stage) => judgeResearch(state, stage, track, owner),
      play: (state, move, stage, fx, seat) => moveMarker(state, stage, seat, move, fx),
      label: labelResearch,
    },
    raiseCapacity: {
      refusalElsewhere: inItsPhase,
      judge: (state, _move, stage, seat) => judgeCapacity(state, stage, seat),
      play: (state, _move, stage, fx, seat) => raiseCapacity(state, stage, seat, fx),
      label: (view, seat) => ({ id: 'move.raiseCapacity', values: { to: playerOf(view, seat).capacity + 1 } }),
    },
  },
  prompt: (_view, { left }) => ({ id: 'decision.research', values: { left } }),
}

/** The last square of every research track: HC-1.7. */
const lastSquare = 6

/** Waits for the next research move; false if all have done theirs. */
function researchOrWait(state: State, stage: ResearchStage, fx: Effects<Event>): boolean {
  for (;;) {
    const [seat] = stage.waiting
    if (seat === undefined) return false
    if (stage.left > 0) {
      if (canMoveAny(state, stage, seat)) return true // HC-3.9 all moves must be used
      fx.emit({ kind: 'researchLost', seat, moves: stage.left })
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

function researchMoves(state: State, stage: ResearchStage, seat: Seat): MoveOf<'research' | 'raiseCapacity'>[] {
  const moves: MoveOf<'research' | 'raiseCapacity'>[] = []
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
    // HC-3.7 but a later seat may move it again
    return refuse('HC-3.6', { cause: track === 'capacity' ? 'raisedAlready' : 'movedAlready', track, owner })
  }
  const at = track === 'capacity' ? playerOf(state, owner).capacity : positionOf(state, track, owner)
  const atTheEnd = track === 'capacity' ? nextCapacity(state, owner) === undefined : at >= lastSquare
  if (!atTheEnd) return undefined
  return refuse('HC-3.8', { cause: track === 'capacity' ? 'capacityAtEnd' : 'markerAtEnd', track, owner, at })
}

function positionOf(state: State, track: Dimension, owner: Seat): number {
  return state.markers[track][owner] ?? 0
}

function nextCapacity(state: State, seat: Seat): number | undefined {
  const { capacities } = tablesOf(state).components.assemblyTrack
  return capacities[capacities.indexOf(playerOf(state, seat).capacity) + 1]
}

function judgeResearch(state: State, stage: ResearchStage, track: Dimension, owner: Seat): Verdict {
  if (owner >= state.players.length) return refuse('HC-3.4', { cause: 'noSuchOwner', track, owner })
  return whyNot(state, stage, { track, owner }) ?? legal
}

function judgeCapacity(state: State, stage: ResearchStage, seat: Seat): Verdict {
  return whyNot(state, stage, { track: 'capacity', owner: seat }) ?? legal
}

function moveMarker(
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
  fx.emit({ kind: 'markerMoved', seat, track, owner, to })
  const { clockSquares } = tablesOf(state).components.researchTracks
  if (clockSquares.includes(to)) tick(state, 'track', seat, fx) // HC-3.11 for the seat that moved the marker
}

function raiseCapacity(state: State, stage: ResearchStage, seat: Seat, fx: Effects<Event>): void {
  const to = nextCapacity(state, seat)
  if (to === undefined) throw new RangeError('The assembly capacity track ends here.')
  playerOf(state, seat).capacity = to
  note(stage, { track: 'capacity', owner: seat })
  fx.emit({ kind: 'capacityRaised', seat, to })
  if (to === tablesOf(state).components.assemblyTrack.clockAt) tick(state, 'capacity', seat, fx) // HC-3.11
}

function note(stage: ResearchStage, marker: Marker): void {
  stage.moved.push(marker)
  stage.left -= 1
}

/** A marker with the station that its new square opens. */
function labelResearch(view: State, seat: Seat, { track: moved, owner }: MoveOf<'research'>): Phrase {
  const to = (view.markers[moved][owner] ?? 0) + 1
  const { rows, clockSquares } = tablesOf(view).components.researchTracks
  const opened = rows[moved].squares[to - 1]
  const values = {
    track: track(moved),
    to,
    tile: opened ? { id: `tile.${opened}` } : { id: 'none' },
    clock: clockSquares.includes(to) ? 'yes' : 'no',
  }
  return owner === seat
    ? { id: 'move.research', values }
    : { id: 'move.research.other', values: { ...values, owner: seatName(owner) } }
}
