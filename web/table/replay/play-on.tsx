import { useState } from 'react'
import { playOnFrom } from '../../pages/local-play/branch.ts'
import { goTo } from '../../platform/app/route.ts'
import { useTable } from '../model/use-table.ts'
import { useTableWords } from '../use-table-messages.ts'
import type { Reel } from './reel.ts'

/** Plays on from the position that is shown, in the seat whose view it is or whose turn it is, against bots. */
export function PlayOn({ reel, n }: { readonly reel: Reel; readonly n: number }) {
  const say = useTableWords()
  const turn = useTable((state) => state.turn)
  const [failed, setFailed] = useState(false)
  const over = turn.over
  const me = reel.me ?? (turn.over ? undefined : turn.seats[0]) ?? 0
  return (
    <>
      <button
        type="button"
        className="button"
        disabled={over}
        onClick={() => void playOnFrom(reel.record, n, me).then(goTo, () => setFailed(true))}
      >
        {say('replay.playOn')}
      </button>
      {failed && <p role="alert">{say('replay.playOn.failed')}</p>}
    </>
  )
}
