import { fastChance, LiveTable, type Seat } from '@carriage/kernel'
import { type Event, kraftwagen, type Move } from '@carriage/kraftwagen'
import { useMemo, useState } from 'react'
import type { Props } from '../boards/kraftwagen/props.ts'
import type { Language } from '../words/speak.ts'
import { boardProps } from './board-props.ts'
import type { Moment } from './moments.ts'

const luck = fastChance(1)

/** A board that works: moves can be looked at, chosen and played. Whoever acts is "me". */
export function useMoment(opened: Moment, language: Language): Props {
  const [moment, setMoment] = useState(opened)
  const [held, setHeld] = useState<{ move: Move; chosen: boolean }>()
  const me: Seat = moment.state.actor
  return useMemo(
    () =>
      boardProps(moment, me, language, {
        held,
        peek: (move) => setHeld((now) => (now?.chosen ? now : move && { move, chosen: false })),
        choose: (move) => setHeld(move && { move, chosen: true }),
        commit: (move) => {
          if (!kraftwagen.judge(moment.state, me, move).legal) return
          const state = kraftwagen.clone(moment.state)
          const table = new LiveTable<Event>(luck)
          kraftwagen.play(state, me, move, table)
          setHeld(undefined)
          setMoment({ state, fresh: table.events, history: [...moment.history, ...table.events] })
        },
      }),
    [moment, me, language, held],
  )
}
