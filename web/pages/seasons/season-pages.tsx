import { LeaguesPage } from './leagues-page.tsx'
import { SeasonPage } from './season-page.tsx'

/** Every league, or one season. */
export function SeasonPages({ season }: { readonly season: string }) {
  return season === '' ? <LeaguesPage /> : <SeasonPage key={season} id={season} />
}
