import type { Invariant } from '@carriage/kernel'
import type { State } from '../state.ts'
import { awardInvariants } from './awards.ts'
import { buyerInvariants } from './buyers.ts'
import { chainInvariants } from './chain.ts'
import { engineerInvariants } from './engineers.ts'
import { marketInvariants } from './market.ts'
import { playerInvariants } from './players.ts'
import { raceInvariants } from './race.ts'
import { wholeInvariants } from './whole.ts'

/** Invariants of every position: undefined if it holds, else what is wrong. */
export const invariants: readonly Invariant<State>[] = [
  ...chainInvariants,
  ...playerInvariants,
  ...marketInvariants,
  ...buyerInvariants,
  ...engineerInvariants,
  ...raceInvariants,
  ...awardInvariants,
  ...wholeInvariants,
]
