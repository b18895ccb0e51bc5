import { NewTournamentPage } from './new-tournament.tsx'
import { TournamentPage } from './tournament-page.tsx'
import { TournamentsPage } from './tournaments-page.tsx'

/** Every tournament, a new one, or one of them. */
export function TournamentPages({ tournament }: { readonly tournament: string }) {
  if (tournament === '') return <TournamentsPage />
  return tournament === 'new' ? <NewTournamentPage /> : <TournamentPage key={tournament} id={tournament} />
}
