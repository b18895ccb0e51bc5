import { differencesAt } from '../words/differences-at.ts'
import { useSay } from '../words/house.ts'
import { useTeller } from './board/use-board-props.ts'
import { useTable } from './model/use-table.ts'

/** The heading of the page, for those who go by headings. */
export function TableTitle() {
  const say = useSay()
  const { title } = useTeller()
  const played = useTable((state) => state.title)
  const options = useTable((state) => state.table.options)
  const { box } = differencesAt(played, options)
  return (
    <h1 className="aloud">
      {box ? say('table.title.box', { game: title, box: box.title }) : say('table.title', { game: title })}
    </h1>
  )
}
