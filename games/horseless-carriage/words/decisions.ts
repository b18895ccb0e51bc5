import type { Phrase, Seat } from '@carriage/kernel'
import { amountOf } from '../delivery.ts'
import { xOf, yOf } from '../market.ts'
import type { State } from '../state.ts'
import { dealershipOf } from '../windows.ts'
import { dealership, niche, vehicles } from './things.ts'

/** What a seat is asked, by what is going on. */
export function decision({ stage, ...view }: State, seat: Seat): Phrase {
  switch (stage.name) {
    case 'setUp':
    case 'focus':
    case 'demand':
      return { id: `decision.${stage.name}` }
    case 'research':
      return { id: 'decision.research', values: { left: stage.left } }
    case 'factory':
      return { id: stage.plans[seat]?.state === 'submitted' ? 'decision.factory.submitted' : 'decision.factory' }
    case 'sales': {
      const { step } = stage
      const id = `decision.sales.${step.name}`
      if (step.name === 'dealership') return { id }
      const values = { dealership: dealership(step.dealership) }
      if (step.name === 'niche') return { id, values }
      const offer = stage.offers[seat]
      const selling = offer && dealershipOf(offer, step.dealership)
      const sold = selling ? amountOf(view, offer, selling, step.niche, step.type) : 0
      const place = niche(xOf(step.niche), yOf(step.niche))
      return { id, values: { ...values, vehicles: vehicles(step.type, sold), niche: place } }
    }
    case 'over':
      return { id: 'decision.none' }
    default:
      return stage satisfies never
  }
}
