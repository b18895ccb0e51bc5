import { useTable } from '../../table/model/use-table.ts'
import { useTableWords } from '../../table/use-table-messages.ts'
import { showAgain } from './showing.ts'
import { tapeOf } from './tape.ts'

/** Shows what happened since my last turn, if anything did. */
export function ShowMeButton({ after }: { readonly after?: () => void }) {
  const can = useTable((state) => state.behind === 0 && !state.summary && tapeOf(state) !== undefined)
  const t = useTableWords()
  if (!can) return null
  return (
    <button
      type="button"
      className="button"
      onClick={() => {
        after?.()
        showAgain()
      }}
    >
      {t('show.me')}
    </button>
  )
}
