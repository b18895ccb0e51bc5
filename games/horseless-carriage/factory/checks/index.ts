import type { CheckId, Problem } from '../problem.ts'
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

/** A check tells every problem that it finds. */
export type Check = (trial: Trial, tell: Problem[]) => void

/** What is checked of the plan itself, in order. That it comes at the right moment (V-01) cannot be seen from it. */
export const checks = {
  'V-02': allowedPieces,
  'V-03': ownDealerships,
  'V-04': ownMarketing,
  'V-05': commonSupply,
  'V-06': oneExpansion,
  'V-07': onBlackSquares,
  'V-08': oneToASquare,
  'V-09': pointAtStations,
  'V-10': fitTheStep,
  'V-11': findSockets,
  'V-12': haveAccess,
  'V-13': haveIndicators,
  'V-14': mainlinesTouchDealerships,
  'V-15': dealershipsTouchMainlines,
  'V-16': marketingTouchesDealerships,
  'V-17': groupsReachBays,
  'V-18': stationsReachMainlines,
  'V-19': typesAreUnique,
  'V-20': turnedAsAllowed,
  'V-21': atTheFloor,
  'V-22': offTheFloor,
  'V-23': offTheFronts,
  'V-24': openFront,
} as const satisfies Record<Exclude<CheckId, 'V-01' | 'set-up'>, Check>

export const allChecks: readonly Check[] = Object.values(checks)
