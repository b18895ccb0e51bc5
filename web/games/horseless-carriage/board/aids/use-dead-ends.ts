import type { deadEndsOf } from '@carriage/bots/horseless-carriage/dead-ends'
import type { Plan, State } from '@carriage/horseless-carriage'
import type { Seat } from '@carriage/kernel'
import { useEffect, useMemo, useState } from 'react'
import { useLater } from '../../../../board/interaction/use-later.ts'

type FindDeadEnds = typeof deadEndsOf

let fetched: FindDeadEnds | undefined

/** Dead ends of a draft in later years. The floor responds first, and the planner is loaded once the table is drawn. */
export function useDeadEnds(view: State, me: Seat, plan: Plan, wanted: boolean): ReturnType<FindDeadEnds> {
  const [find, setFind] = useState(() => fetched)
  useEffect(() => {
    if (!wanted || fetched) return
    import('@carriage/bots/horseless-carriage/dead-ends').then(
      ({ deadEndsOf }) => {
        fetched = deadEndsOf
        setFind(() => deadEndsOf)
      },
      // It is optional advice.
      () => undefined,
    )
  }, [wanted])
  const settled = useLater(plan)
  return useMemo(() => (wanted && find ? find(view, me, settled) : []), [wanted, find, view, me, settled])
}
