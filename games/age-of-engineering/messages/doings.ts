import type { Phrase, Seat } from '@carriage/kernel'
import { buyerPhrase } from '@carriage/kraftwagen-family'
import { rowIsFull } from '../buyer.ts'
import type { Action, Preference } from '../components/index.ts'
import { salespersonIsHireable } from '../engineers/riker.ts'
import { courseOf, grandPrixSteps } from '../grand-prix.ts'
import { companyOf, type State } from '../state.ts'
import { componentTablesOf } from '../tables.ts'

/** An action with its current value for this seat. */
export function doingNow(view: State, seat: Seat, doing: Action): Phrase {
  const company = companyOf(view, seat)
  const { supply, levels } = company
  const { highestLevel } = componentTablesOf(view).components.companyBoard
  const id = `do.${doing}`
  switch (doing) {
    case 'hire':
      return { id: supply > 0 || salespersonIsHireable(view, company) ? id : 'do.hire.none', values: { supply } }
    case 'body':
    case 'engine':
      return { id, values: { level: levels[doing] } }
    case 'buyer':
      return { id: rowIsFull(view) ? 'do.buyer.marker' : id }
    case 'research':
      if (levels.body >= highestLevel && levels.engine >= highestLevel) return { id: 'do.research.none' } // AE-5.14
      return { id, values: { body: levels.body, engine: levels.engine } }
    case 'grandPrix':
      return { id, values: { drive: driveOf(view, seat, grandPrixSteps(view, seat)) } }
    case 'recruit':
      return { id }
    default:
      return doing satisfies never
  }
}

/** The destination of a seat's race car for this number of steps. */
export function driveOf(view: State, seat: Seat, steps: number): Phrase {
  const { to, laps } = courseOf(view, seat, steps)
  return { id: 'drive', values: { to, laps } }
}

/** A buyer with what the company gains: white markers and possibly an achievement. */
export function addedBuyer(view: State, preference: Preference): Phrase {
  const second = view.activeBuyers.some((active) => active.preference === preference)
  const { rows } = componentTablesOf(view).components.achievements
  const points = second && view.achievements.includes('buyer') ? rows.buyer.points : 0
  return { id: 'move.buyer', values: { buyer: buyerPhrase(preference), white: view.whiteMarkers[preference], points } }
}
