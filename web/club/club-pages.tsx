import { FinishedPage } from './history-page.tsx'
import { ProfilePage } from './profile-page.tsx'

/** The games of one person, or mine: one part of the client, so that the first page names only one. */
export function ClubPages({ account }: { readonly account?: string | undefined }) {
  return account === undefined ? <FinishedPage /> : <ProfilePage account={account} />
}
