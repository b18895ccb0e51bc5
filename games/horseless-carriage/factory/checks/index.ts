import type { CheckId, PlanProblem } from '../problem.ts'
import type { Trial } from '../trial.ts'
import { stationsReachMainlines, typesAreUnique } from './connection.ts'
import {
  dealershipsTouchMainlines,
  groupsReachBays,
  mainlinesTouchDealerships,
  marketingTouchesDealerships,
} from './contact.ts'
import { atTheFloor, offTheFloor, offTheFronts, oneExpansion, openFront, turnedAsAllowed } from './expansion.ts'
import { findSockets, fitTheStep, haveAccess, haveIndicators, pointAtStations } from './indicators.ts'
import { onBlackSquares, oneToASquare } from './squares.ts'
import { allowedPieces, commonSupply, ownDealerships, ownMarketing } from './tiles.ts'

/** A check returns every problem that it finds. */
export type Check = (trial: Trial, problems: PlanProblem[]) => void

/**
 * What is checked of the plan itself, in order, with the rules that a problem may name. That it comes at the right moment
 * (V-01, HC-5.64) cannot be seen from it.
 */
export const checks = {
  'V-02': allowedPieces, // HC-5.7, HC-12.5
  'V-03': ownDealerships, // HC-5.11
  'V-04': ownMarketing, // HC-5.11
  'V-05': commonSupply, // HC-5.10
  'V-06': oneExpansion, // HC-5.54, HC-5.55
  'V-07': onBlackSquares, // HC-5.5, HC-5.9
  'V-08': oneToASquare, // HC-5.8
  'V-09': pointAtStations, // HC-5.45
  'V-10': fitTheStep, // HC-5.46
  'V-11': findSockets, // HC-5.47
  'V-12': haveAccess, // HC-5.29, HC-5.48
  'V-13': haveIndicators, // HC-5.44
  'V-14': mainlinesTouchDealerships, // HC-5.17
  'V-15': dealershipsTouchMainlines, // HC-5.18
  'V-16': marketingTouchesDealerships, // HC-5.21
  'V-17': groupsReachBays, // HC-5.13, HC-5.14, HC-5.15, HC-5.63
  'V-18': stationsReachMainlines, // HC-5.33
  'V-19': typesAreUnique, // HC-5.42, HC-5.43, HC-5.53
  'V-20': turnedAsAllowed, // HC-5.7, HC-5.56
  'V-21': atTheFloor, // HC-5.57
  'V-22': offTheFloor, // HC-5.58
  'V-23': offTheFronts, // HC-5.60, HC-5.61, HC-5.62
  'V-24': openFront, // HC-5.60, HC-5.61
} as const satisfies Record<Exclude<CheckId, 'V-01' | 'set-up'>, Check>

export const allChecks: readonly Check[] = Object.values(checks)
