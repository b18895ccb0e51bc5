import { NewTournamentPage } from './new-tournament.tsx'
import { TournamentPage } from './tournament-page.tsx'
import { TournamentsPage } from './tournaments-page.tsx'

export function TournamentPages({ tournament }: { readonly tournament: string }) {
  if (tournament === '') return <TournamentsPage />
  return tournament === 'new' ? <NewTournamentPage /> : <TournamentPage key={tournament} id={tournament} />
}
