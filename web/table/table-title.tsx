import { useTranslator } from '../board/interaction/use-board-props.ts'
import { differencesAt } from '../platform/i18n/differences-at.ts'
import { useTranslate } from '../platform/i18n/language.ts'
import { useTable } from './model/use-table.ts'

/** The page's heading, for screen readers. */
export function TableTitle() {
  const t = useTranslate()
  const { title } = useTranslator()
  const played = useTable((state) => state.title)
  const options = useTable((state) => state.table.options)
  const { box } = differencesAt(played, options)
  return (
    <h1 className="aloud">
      {box ? t('table.title.box', { game: title, box: box.title }) : t('table.title', { game: title })}
    </h1>
  )
}
