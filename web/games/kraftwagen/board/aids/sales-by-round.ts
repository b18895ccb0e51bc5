import type { Event } from '@carriage/kraftwagen'

interface RoundOfSales {
  readonly round: number
  readonly sales: readonly Event[]
}

/** The sales of each completed round. */
export function salesByRound(history: readonly Event[]): RoundOfSales[] {
  const rounds: { round: number; sales: Event[] }[] = []
  for (const event of history) {
    if (event.kind === 'roundEnded') rounds.push({ round: event.round, sales: [] })
    if (event.kind === 'carSold' || event.kind === 'carUnsold' || event.kind === 'buyerLeft')
      rounds.at(-1)?.sales.push(event)
  }
  return rounds
}
