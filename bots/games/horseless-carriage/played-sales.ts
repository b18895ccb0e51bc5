import { horselessCarriage, type Move, type State } from '@carriage/horseless-carriage'
import { fastChance, type Seat, silentEffects } from '@carriage/kernel'
import { openChoicesOf } from './choices.ts'
import type { RankedMove } from './greedy/index.ts'
import { playOn } from './play-on.ts'
import { sampleHidden } from './sample-hidden.ts'

/** A dollar that the rivals earn together, in dollars of the seat. */
const perRivals = 0.1

/**
 * The continuations of the sales by their results, if every seat then sells where it pays most immediately. Nothing is
 * drawn in this phase and nothing hidden matters, so each continuation is played once.
 */
export function rankSales(view: State, seat: Seat, stop?: () => boolean): RankedMove[] {
  const start = sampleHidden(view, fastChance(luck))
  const known = openChoicesOf(start, seat, 0, fastChance(luck))
  const continuations = isDelivery(view) ? known.slice(0, 1) : known
  if (continuations.length === 1) return continuations.map((move) => ({ move, dollars: 0 }))
  const ranked: RankedMove[] = []
  for (const move of continuations) {
    if (ranked.length > 0 && stop?.()) break
    ranked.push({ move, dollars: broughtBy(start, seat, move) })
  }
  return ranked.sort((a, b) => b.dollars - a.dollars)
}

/** Any: sales draw nothing. */
const luck = 1

function isDelivery({ stage }: State): boolean {
  return stage.name === 'sales' && stage.step.name === 'deliver'
}

function broughtBy(from: State, seat: Seat, move: Move): number {
  const state = horselessCarriage.clone(from)
  horselessCarriage.play(state, seat, move, silentEffects<object>(fastChance(luck)))
  playOn(state, fastChance(luck), from)
  let dollars = 0
  for (const [other, { wealth }] of state.players.entries()) {
    const earned = wealth - (from.players[other]?.wealth ?? 0)
    dollars += other === seat ? earned : -perRivals * earned
  }
  return dollars
}
