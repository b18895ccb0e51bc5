import type { CarOffer } from '@carriage/kraftwagen-family'
import type { Components, Investor, Preference } from './components/index.ts'
import type { Options } from './options.ts'
import type { RuleId } from './rulebook/index.ts'
import { type Company, tokensOf } from './state.ts'
import type { ComponentTables } from './tables.ts'

export type Condition = Components['investors']['rows'][Investor]['condition']

/** What an investor considers: the car with everything on it, its owner, and the owner's laps of the round. */
export interface Candidate {
  readonly offer: CarOffer<Preference>
  readonly owner: Company
  /** AE-7.26 As of the end of the action phase. */
  readonly laps: number
}

/** The amount of what the investor wants; a condition that every candidate meets has none. */
export function amountFor(condition: Condition, { offer, owner, laps }: Candidate, options: Options): number {
  switch (condition.wants) {
    case 'laps':
      return laps // AE-7.17, AE-7.18
    case 'luxury':
    case 'engine':
    case 'body':
      return offer[condition.wants] // AE-7.19 to AE-7.22
    case 'achievements':
      return owner.achievements.length // AE-7.23
    case 'engineerTokens':
      return options.oldsToken === 'anyToken' ? tokensOf(owner) : owner.engineerTokens // AE-7.24
    case 'anything':
      return 0 // AE-7.25
  }
}

export function leastFor(condition: Condition): number {
  return condition.wants === 'anything' ? 0 : condition.least
}

export function conditionOf({ components }: ComponentTables, investor: Investor): Condition {
  return components.investors.rows[investor].condition
}

export const conditionRules: Readonly<Record<Investor, RuleId>> = {
  selden: 'AE-7.17',
  chrysler: 'AE-7.18',
  leland: 'AE-7.19',
  studebaker: 'AE-7.20',
  ford: 'AE-7.21',
  rice: 'AE-7.22',
  dodge: 'AE-7.23',
  olds: 'AE-7.24',
  durant: 'AE-7.25',
}
