import type { Invariant } from '@carriage/kernel'
import { buyerInvariants } from './invariants/buyers.ts'
import { chainInvariants } from './invariants/chain.ts'
import { companyInvariants } from './invariants/companies.ts'
import { marketInvariants } from './invariants/market.ts'
import { raceInvariants } from './invariants/race.ts'
import { recruitmentInvariants } from './invariants/recruitment.ts'
import { wholeInvariants } from './invariants/whole.ts'
import type { State } from './state.ts'

/** Invariants of every position: undefined if it holds, else what is wrong. */
export const invariants: readonly Invariant<State>[] = [
  ...chainInvariants,
  ...companyInvariants,
  ...marketInvariants,
  ...buyerInvariants,
  ...recruitmentInvariants,
  ...raceInvariants,
  ...wholeInvariants,
]
