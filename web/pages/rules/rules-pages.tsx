import { ExamplePage } from './examples/example-page.tsx'
import { RulesListPage } from './rules-list-page.tsx'
import { RulesPage } from './rules-page.tsx'

interface RulesPagesProps {
  readonly game?: string | undefined
  readonly example?: string | undefined
}

/**
 * The list of games, the rules of one, or one of its examples: one lazy chunk, so that the first page names only one.
 */
export function RulesPages({ game, example }: RulesPagesProps) {
  if (game === undefined) return <RulesListPage />
  return example === undefined ? <RulesPage game={game} /> : <ExamplePage key={example} game={game} id={example} />
}
