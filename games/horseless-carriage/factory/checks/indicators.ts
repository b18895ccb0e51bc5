import type { PlanProblem } from '../problem.ts'
import { factsAbout, plannedEntries, planProblem, type Trial } from '../trial.ts'

/** Spec indicators and the technology stations that they point at: V-09 to V-13. */

/** HC-5.45 an indicator points at a technology station. */
export function pointAtStations({ plan, parts, aimed }: Trial, problems: PlanProblem[]): void {
  for (const [index, piece] of plan.pieces.entries())
    if (piece.kind === 'indicator' && parts[index] && !aimed.some((each) => each.index === index))
      problems.push(planProblem('V-09', 'HC-5.45', plannedEntries(index), factsAbout(piece)))
}

/** HC-5.46 it has the step of that station. */
export function fitTheStep(trial: Trial, problems: PlanProblem[]): void {
  for (const { index, piece, station } of trial.aimed)
    if (piece.step !== station.step) {
      const facts = { step: piece.step, station: station.type, stationStep: station.step }
      problems.push(planProblem('V-10', 'HC-5.46', plannedEntries(index), facts))
    }
}

/** HC-5.47 there is a socket for it. */
export function findSockets(trial: Trial, problems: PlanProblem[]): void {
  for (const { index, piece, station, place } of trial.aimed) {
    const sockets = station.sockets[piece.dimension] ?? []
    if (place < sockets.length) continue
    const facts = { station: station.type, dimension: piece.dimension, sockets: sockets.length }
    problems.push(planProblem('V-11', 'HC-5.47', plannedEntries(index), facts))
  }
}

/** HC-5.29, HC-5.31 the player has access to the square of that socket this year; HC-5.32 what is built needs none. */
export function haveAccess(trial: Trial, problems: PlanProblem[]): void {
  for (const { index, piece, station, place } of trial.aimed) {
    const square = station.sockets[piece.dimension]?.[place]
    const level = trial.access[piece.dimension]
    if (square === undefined || square <= level) continue
    const rule = place > 0 ? 'HC-5.48' : 'HC-5.29'
    const facts = { dimension: piece.dimension, station: station.type, square, level }
    problems.push(planProblem('V-12', rule, plannedEntries(index), facts))
  }
}

/** HC-5.44 a new technology station comes with an indicator, HC-5.30 so one of its sockets must be open. */
export function haveIndicators({ plan, parts, aimed, built }: Trial, problems: PlanProblem[]): void {
  for (const [index, piece] of plan.pieces.entries())
    if (piece.kind === 'station' && parts[index] && !aimed.some(({ target }) => target === built + index))
      problems.push(planProblem('V-13', 'HC-5.44', plannedEntries(index), { station: piece.type }))
}
