import { PuzzlePage } from './puzzle-page.tsx'
import { PuzzlesPage } from './puzzles-page.tsx'

interface PuzzlePagesProps {
  readonly game?: string | undefined
  readonly puzzle?: string | undefined
}

export function PuzzlePages({ game, puzzle }: PuzzlePagesProps) {
  if (game === undefined || puzzle === undefined) return <PuzzlesPage />
  return <PuzzlePage key={`${game}/${puzzle}`} game={game} id={puzzle} />
}
