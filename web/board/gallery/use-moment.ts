import { fastChance, LiveEffects } from '@carriage/kernel'
import { useMemo, useState } from 'react'
import type { Language } from '../../platform/i18n/translate.ts'
import type { BoardProps } from '../interaction/board.ts'
import { type Exhibit, type MomentOf, propsFor } from './exhibit.ts'

const luck = fastChance(1)

/** An interactive board: moves can be previewed, chosen and played. The acting seat is "me". */
export function useMoment<State extends object, Move extends object, Event extends object>(
  exhibit: Exhibit<State, Move, Event>,
  opened: MomentOf<State, Event>,
  language: Language,
): BoardProps<State, Move, Event> {
  const { game } = exhibit
  const [moment, setMoment] = useState(opened)
  const [held, setHeld] = useState<{ move: Move; chosen: boolean }>()
  const me = exhibit.actor(moment.state)
  return useMemo(
    () =>
      propsFor(exhibit, moment, me, language, {
        held,
        peek: (move) => setHeld((now) => (now?.chosen ? now : move && { move, chosen: false })),
        choose: (move) => setHeld(move && { move, chosen: true }),
        commit: (move) => {
          if (!game.judge(moment.state, me, move).legal) return
          const state = game.clone(moment.state)
          const fx = new LiveEffects<Event>(luck)
          game.play(state, me, move, fx)
          setHeld(undefined)
          setMoment({ state, fresh: fx.events, history: [...moment.history, ...fx.events] })
        },
      }),
    [exhibit, game, moment, me, language, held],
  )
}
