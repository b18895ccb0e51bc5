import { useMemo } from 'react'
import { isCalm, useSettings } from '../../shell/settings.ts'
import { useLanguage, useSay } from '../../words/house.ts'
import { voiceOf } from '../../words/speak.ts'
import { type Teller, tellerOf } from '../../words/teller.ts'
import { boardMessagesIn } from '../../words/translations.ts'
import { playInTurn } from '../model/sequence.ts'
import { useModel, useShown, useTable } from '../model/use-table.ts'
import { openRule } from '../panels/panels.ts'
import type { BoardProps } from './board-kit.ts'

/** The teller of this table: it calls my own seat "you". */
export function useTeller(): Teller {
  const title = useTable((state) => state.title)
  const plates = useTable((state) => state.plates)
  const me = useTable((state) => state.table.me)
  const language = useLanguage()
  const say = useSay()
  return useMemo(() => {
    const name = (seat: number) => plates[seat]?.name ?? String(seat + 1)
    return tellerOf(title, language, me ?? 'spectator', (seat) =>
      seat === me ? say('seat.you', { name: name(seat) }) : name(seat),
    )
  }, [title, plates, me, language, say])
}

export type AnyBoardProps = BoardProps<object, object, object>

/** What every drawn part is given; the same object until something of it changes, so that parts are drawn only then. */
export function useBoard(): AnyBoardProps {
  const model = useModel()
  const { view, table, plates, turn, moves, draft, fresh, history, kit } = useShown()
  const speed = useSettings((settings) => settings.speed)
  const bare = useSettings((settings) => settings.bare)
  const language = useLanguage()
  const tell = useTeller()
  const say = useMemo(() => voiceOf(kit ? boardMessagesIn(kit, language) : {}, language), [kit, language])
  const { me, id: match } = table
  const { peek, choose, commit, refuse, drafts } = model
  const commitAll = useMemo(() => (moves: readonly object[]) => playInTurn(model, moves), [model])
  return useMemo(
    () => ({
      match,
      view,
      me,
      seats: plates,
      waitingFor: turn.over ? [] : turn.seats,
      moves,
      draft,
      peek,
      choose,
      commit,
      refuse,
      commitAll,
      bare,
      fresh,
      history,
      drafts,
      motion: { speed, calm: isCalm() },
      language,
      say,
      tell,
      showRule: openRule,
    }),
    [
      match,
      view,
      me,
      plates,
      turn,
      moves,
      draft,
      peek,
      choose,
      commit,
      refuse,
      commitAll,
      bare,
      fresh,
      history,
      drafts,
      speed,
      language,
      say,
      tell,
    ],
  )
}
