import { drawFrom, type Effects, legal, type Verdict } from '@carriage/kernel'
import { pop } from '@carriage/motorworks'
import { type Recruit, type RecruitKind, recruitKinds } from './components/index.ts'
import { takeEngineer } from './engineers/index.ts'
import type { Event } from './events.ts'
import { moveRaceCar } from './grand-prix.ts'
import { hireWorkers } from './hire.ts'
import { takeInstant } from './instants.ts'
import type { Move } from './moves.ts'
import { refuse } from './refusal.ts'
import { actorOf, type Recruits, type State } from './state.ts'
import { isEngineer, isInvestor, kindOfRecruit, tablesOf } from './tables.ts'

/** AE-3.7 The top two tiles of each stack are turned up; AE-3.9 never within a round. */
export function revealRecruits(state: State, fx: Effects<Event>): void {
  const { engineer, investor, instant } = state.recruitment
  reveal(state, 'engineer', engineer, fx)
  reveal(state, 'investor', investor, fx)
  reveal(state, 'instant', instant, fx)
}

function reveal<Tile extends Recruit>(
  state: State,
  recruit: RecruitKind,
  tiles: Recruits<Tile>,
  fx: Effects<Event>,
): void {
  const { recruitmentLeftovers } = state.options // AE-3.8
  if (recruitmentLeftovers === 'discard' && tiles.display.length > 0) {
    tiles.gone.push(...tiles.display)
    fx.tell({ kind: 'recruitsDiscarded', recruit, tiles: tiles.display })
    tiles.display = []
  }
  const { revealed } = tablesOf(state).components.recruitment
  const wanted = recruitmentLeftovers === 'fillToTwo' ? revealed - tiles.display.length : revealed
  const turnedUp: Tile[] = []
  for (; turnedUp.length < wanted && tiles.stack > 0; tiles.stack--) turnedUp.push(drawFrom(tiles.unseen, fx))
  tiles.display.push(...turnedUp)
  fx.tell({ kind: 'recruitsRevealed', recruit, tiles: turnedUp, stack: tiles.stack })
}

/** Waits for the choice, unless only the race is left of the three options. */
export function recruitOrWait(state: State, fx: Effects<Event>): boolean {
  if (actorOf(state).supply > 0 || recruitKinds.some((kind) => state.recruitment[kind].display.length > 0)) return true
  recruitRace(state, fx)
  return false
}

/** AE-5.32 Exactly one of three: a tile, workers, or the race car. */
export function recruitMoves(state: State): Move[] {
  const moves: Move[] = []
  for (const kind of recruitKinds) {
    const display: readonly Recruit[] = state.recruitment[kind].display
    for (let i = 0; i < display.length; i++) {
      const tile = display[i]
      if (tile !== undefined && display.indexOf(tile) === i) moves.push({ kind: 'recruit', tile }) // AE-5.33
    }
  }
  if (actorOf(state).supply > 0) moves.push({ kind: 'recruitWorkers' })
  moves.push({ kind: 'recruitRace' })
  return moves
}

/** AE-5.34 Whether the tile can do anything does not matter. */
export function judgeRecruit(state: State, tile: Recruit): Verdict {
  const display: readonly Recruit[] = state.recruitment[kindOfRecruit(tile)].display
  return display.includes(tile) ? legal : refuse('AE-5.33', { recruit: tile, display })
}

export function judgeRecruitWorkers(state: State): Verdict {
  return actorOf(state).supply > 0 ? legal : refuse('AE-5.39', { supply: 0 })
}

export function recruit(state: State, tile: Recruit, fx: Effects<Event>): void {
  pop(state)
  if (isEngineer(tile)) {
    takeFrom(state.recruitment.engineer, tile)
    takeEngineer(state, tile, fx)
  } else if (isInvestor(tile)) {
    takeFrom(state.recruitment.investor, tile)
    actorOf(state).investors.push(tile) // AE-5.37
    fx.tell({ kind: 'recruited', seat: state.actor, recruit: 'investor', tile, markers: [] })
  } else {
    takeFrom(state.recruitment.instant, tile)
    fx.tell({ kind: 'recruited', seat: state.actor, recruit: 'instant', tile, markers: [] })
    takeInstant(state, tile, fx) // AE-5.38
  }
}

/** AE-5.35 Its place stays empty. */
function takeFrom<Tile extends string>({ display }: Recruits<Tile>, tile: Tile): void {
  display.splice(display.indexOf(tile), 1)
}

/** AE-5.39 Two workers, or the single one left. */
export function recruitWorkers(state: State, fx: Effects<Event>): void {
  pop(state)
  hireWorkers(state, tablesOf(state).components.recruitment.workers, 'recruit', fx)
}

/** AE-5.40 Without racing team, race engine or Chevrolet: AE-5.59, AE-6.45. */
export function recruitRace(state: State, fx: Effects<Event>): void {
  pop(state)
  moveRaceCar(state, tablesOf(state).components.recruitment.steps, 'recruit', fx)
}
