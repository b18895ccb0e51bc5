import {
  ageOfEngineering,
  type Company,
  type ComponentTables,
  componentTablesOf,
  type State,
} from '@carriage/age-of-engineering'
import { isSecret, type Seat } from '@carriage/kernel'
import { contentIfKnown } from '@carriage/kraftwagen-family'

/**
 * Fills in everything the seat does not see: the points of others equal its own except for the achievements, which are
 * public. A guess that makes one seat the certain winner would make all plans look alike.
 */
export function sampleHidden(view: State, seat: Seat): State {
  const state = ageOfEngineering.clone(view)
  const tables = componentTablesOf(state)
  const own = state.companies[seat]
  const sold = own ? (contentIfKnown(own.points) ?? 0) - wonBy(own, tables) : 0
  for (const company of state.companies) {
    if (isSecret(company.points)) company.points = contentIfKnown(company.points) ?? sold + wonBy(company, tables)
  }
  return state
}

function wonBy({ achievements }: Company, tables: ComponentTables): number {
  let points = 0
  for (const achievement of achievements) points += tables.components.achievements.rows[achievement].points
  return points
}
