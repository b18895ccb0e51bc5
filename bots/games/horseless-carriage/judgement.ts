import type { State } from '@carriage/horseless-carriage'

/** A seat with a decisive lead wins nine games in ten. */
export const decisive = 30
export const steepness = 2.2

/** The weight of a lead beyond the win itself, so that a bot also plays for points when the win is certain or lost. */
const perPoint = 0.002

/** The probability to win with this lead over the best rival. */
export function chanceOfLead(lead: number): number {
  return 1 / (1 + Math.exp((-steepness * lead) / decisive))
}

/** Each seat's approximate probability to win, by its lead over the best of the others, and a little over all. */
export function worth({ players }: State, into: Float64Array): void {
  for (const [seat, { wealth }] of players.entries()) {
    let best = Number.NEGATIVE_INFINITY
    let sum = 0
    for (const [other, { wealth: theirs }] of players.entries()) {
      if (other === seat) continue
      best = Math.max(best, theirs)
      sum += theirs
    }
    into[seat] = chanceOfLead(wealth - best) + perPoint * (wealth - sum / (players.length - 1))
  }
}
