import { lazy, Suspense } from 'react'
import { useTable } from '../model/use-table.ts'
import { useTableWords } from '../use-table-messages.ts'
import styles from './premoves.module.css'
import { usePremoves, useTurnAhead } from './premoves.ts'

const TurnDialog = lazy(async () => ({ default: (await import('./turn-dialog.tsx')).TurnDialog }))

/** The button that opens the moves of my next turn, as stored or planned. */
export function TurnPremove({ moves }: { readonly moves: readonly object[] }) {
  const turn = useTurnAhead()
  const { me, id } = useTable((state) => state.table)
  const { match, premoves: saved, deciding } = usePremoves()
  const t = useTableWords()
  if (!turn || !saved || match !== id || me === undefined) return null
  const { premoves } = saved
  const given = premoves.some(({ moment }) => moment === turn.moment)
  return (
    <>
      <button
        type="button"
        className={`button ${given ? styles.given : ''}`}
        aria-haspopup="dialog"
        data-moment={turn.moment}
        onClick={() => usePremoves.setState({ deciding: turn.moment, failed: false })}
      >
        {t(given ? 'premoves.turnGiven' : 'premoves.turnPlanned', { count: moves.length })}
      </button>
      {deciding === turn.moment && (
        <Suspense>
          <TurnDialog ahead={turn} moves={moves} premoves={premoves} me={me} />
        </Suspense>
      )}
    </>
  )
}
