import type { Phrase } from '@carriage/kernel'
import { selectYesOrNo } from './phrases.ts'

/** What there is for a car of the actor. */
export interface CarNeeds {
  readonly marketIsFull: boolean
  readonly prices: number
  readonly bodies: number
  readonly engines: number
  readonly hasWorker: boolean
}

/** The first thing missing for a car; undefined if one can be placed. */
function lackOf({ marketIsFull, prices, bodies, engines, hasWorker }: CarNeeds): string | undefined {
  if (marketIsFull) return 'space'
  if (bodies === 0 && engines === 0) return 'parts'
  if (bodies === 0) return 'body'
  if (engines === 0) return 'engine'
  if (!hasWorker) return 'workers'
  return prices === 0 ? 'price' : undefined
}

/**
 * The prompt where a car may be placed but cannot be: it was placed already, or something is missing. `more` is whether
 * the actor can do anything but end the turn.
 */
export function noCarPrompt(placed: boolean, needs: CarNeeds, more: boolean): Phrase | undefined {
  const rest = { more: selectYesOrNo(more) }
  if (placed) return { id: 'decision.afterCar', values: rest }
  const lacks = lackOf(needs)
  return lacks === undefined ? undefined : { id: 'decision.noCar', values: { lacks, ...rest } }
}
