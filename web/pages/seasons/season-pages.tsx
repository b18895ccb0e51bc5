import { LeaguesPage } from './leagues-page.tsx'
import { SeasonPage } from './season-page.tsx'

export function SeasonPages({ season }: { readonly season: string }) {
  return season === '' ? <LeaguesPage /> : <SeasonPage key={season} id={season} />
}
