import { useSay } from '../words/house.ts'
import { useTeller } from './use-board.ts'

/** The heading of the page, for those who go by headings. */
export function TableTitle() {
  const say = useSay()
  const { title } = useTeller()
  return <h1 className="aloud">{say('table.title', { game: title })}</h1>
}
