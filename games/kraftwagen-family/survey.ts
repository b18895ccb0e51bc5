import { eventsOf } from './events-of-kind.ts'

/** The number of rounds of a game. */
export const roundsOfGame = 3

type SurveyEvent =
  | { readonly kind: 'roundEnded'; readonly cause: 'market' | 'marker' | 'both' }
  | { readonly kind: string }

/** How rounds end, as shares of all, and what happens in one on average. */
export function roundFigures(events: readonly SurveyEvent[]): Record<string, number> {
  const causes = eventsOf<SurveyEvent, 'roundEnded'>(events, 'roundEnded').map(({ cause }) => cause)
  const share = (of: string) => causes.filter((cause) => cause === of).length / roundsOfGame
  const inRound = (wanted: string) => events.filter(({ kind }) => kind === wanted).length / roundsOfGame
  return {
    roundsEndedByMarket: share('market'),
    roundsEndedByMarker: share('marker'),
    roundsEndedByBoth: share('both'),
    carsPlacedInRound: inRound('carPlaced'),
    carsUnsoldInRound: inRound('carUnsold'),
    buyersWithoutCarInRound: inRound('buyerLeft'),
  }
}

/** What a seat gains in a game, by source; `figures` names the figure of each source. */
export function gainFigures<Source extends string>(
  figures: Readonly<Record<Source, string>>,
  gains: readonly { readonly source: Source; readonly amount: number }[],
  seats: number,
): Record<string, number> {
  const found: Record<string, number> = {}
  for (const source in figures) found[figures[source]] = 0
  for (const { source, amount } of gains) {
    const figure = figures[source]
    found[figure] = (found[figure] ?? 0) + amount / seats
  }
  return found
}

/** For each of these 1 if it happened, else 0. */
export function onceFigures(
  prefix: string,
  all: readonly string[],
  happened: readonly string[],
): Record<string, number> {
  return Object.fromEntries(all.map((each) => [`${prefix}.${each}`, happened.includes(each) ? 1 : 0]))
}

export function scoreFigures(points: readonly number[]): Record<string, number> {
  return {
    scoreOfWinner: Math.max(...points),
    ...Object.fromEntries(points.map((score, seat) => [`scoreOfSeat${seat + 1}`, score])),
  }
}
