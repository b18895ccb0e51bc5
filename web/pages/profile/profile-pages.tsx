import { lazy } from 'react'
import { FinishedPage } from './history-page.tsx'
import { ProfilePage } from './profile-page.tsx'

const SeasonPages = lazy(async () => ({ default: (await import('../seasons/season-pages.tsx')).SeasonPages }))
const TournamentPages = lazy(async () => ({
  default: (await import('../tournaments/tournament-pages.tsx')).TournamentPages,
}))

const PeoplePage = lazy(async () => ({ default: (await import('../people/people-page.tsx')).PeoplePage }))

const ClubsPage = lazy(async () => ({ default: (await import('../clubs/clubs-page.tsx')).ClubsPage }))
const ClubPage = lazy(async () => ({ default: (await import('../clubs/club-page.tsx')).ClubPage }))

interface ProfilePagesProps {
  /** Empty for all my clubs. */
  readonly club?: string | undefined
  /** Empty for everybody I know. */
  readonly account?: string | undefined
  /** Empty for all leagues. */
  readonly season?: string | undefined
  /** Empty for all tournaments. */
  readonly tournament?: string | undefined
}

/** Profiles, clubs, leagues and tournaments: one lazy chunk, so that the first page names only one. */
export function ProfilePages({ account, season, tournament, club }: ProfilePagesProps) {
  if (tournament !== undefined) return <TournamentPages tournament={tournament} />
  if (club !== undefined) return club === '' ? <ClubsPage /> : <ClubPage id={club} />
  if (season !== undefined) return <SeasonPages season={season} />
  if (account === '') return <PeoplePage />
  return account === undefined ? <FinishedPage /> : <ProfilePage account={account} />
}
