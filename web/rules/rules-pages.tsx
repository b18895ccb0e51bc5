import { RulesListPage } from './rules-list-page.tsx'
import { RulesPage } from './rules-page.tsx'

/** The rules of a game, or the list of all games: one part of the client, so that the first page names only one. */
export function RulesPages({ game }: { readonly game?: string | undefined }) {
  return game === undefined ? <RulesListPage /> : <RulesPage game={game} />
}
