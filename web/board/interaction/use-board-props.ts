import { useMemo } from 'react'
import { isCalm, useSettings } from '../../platform/app/settings.ts'
import { loadTranslator, type Translator } from '../../platform/i18n/game-translator.ts'
import { useLanguage, useTranslate } from '../../platform/i18n/language.ts'
import { createMessageFormatter } from '../../platform/i18n/translate.ts'
import { boardMessagesIn } from '../../platform/i18n/translations.ts'
import type { LinkedTable } from '../../table/model/link.ts'
import { isPlayed } from '../../table/model/position.ts'
import { playInTurn } from '../../table/model/sequence.ts'
import { useModel, useShown, useTable } from '../../table/model/use-table.ts'
import { openRule } from '../../table/panels/panels.ts'
import { premoveSaver } from '../../table/premoves/premove-editor.ts'
import type { BoardProps } from './board.ts'
import { useFrontSeat } from './front-seat.ts'

/** The translator of this table, which calls my own seat "you". */
export function useTranslator(): Translator {
  const title = useTable((state) => state.title)
  const players = useTable((state) => state.players)
  const me = useTable((state) => state.table.me)
  const language = useLanguage()
  const t = useTranslate()
  return useMemo(() => {
    const name = (seat: number) => players[seat]?.name ?? String(seat + 1)
    return loadTranslator(title, language, me ?? 'spectator', (seat) =>
      seat === me ? t('seat.you', { name: name(seat) }) : name(seat),
    )
  }, [title, players, me, language, t])
}

export type AnyBoardProps = BoardProps<object, object, object>

/** The props of every drawn part; a stable object, so that parts only render on changes. */
export function useBoardProps(): AnyBoardProps {
  const model = useModel()
  const { view, table, players, turn, moves, draft, fresh, history, board } = useShown(
    'view',
    'table',
    'players',
    'turn',
    'moves',
    'draft',
    'fresh',
    'history',
    'board',
  )
  const speed = useSettings((settings) => settings.speed)
  const bare = useSettings((settings) => settings.bare)
  const tips = useSettings(({ tips }) => tips) && isForLearning(table)
  const language = useLanguage()
  const translator = useTranslator()
  const t = useMemo(
    () => createMessageFormatter(board ? boardMessagesIn(board, language) : {}, language),
    [board, language],
  )
  const { id: match } = table
  const me = useFrontSeat()
  const watching = !isPlayed(table)
  const { peek, choose, commit, refuse, drafts, guide } = model
  const commitAll = useMemo(() => (moves: readonly object[]) => playInTurn(model, moves), [model])
  const savePremove = useMemo(() => (model.premoves ? premoveSaver(model, model.premoves) : undefined), [model])
  return useMemo(
    // Required: a prop that is left out here would never reach a board.
    (): Required<AnyBoardProps> => ({
      match,
      view,
      me,
      watching,
      seats: players,
      waitingFor: turn.over ? [] : turn.seats,
      moves,
      draft,
      peek,
      choose,
      commit,
      refuse,
      commitAll,
      bare,
      tips,
      fresh,
      history,
      drafts,
      savePremove,
      guide,
      motion: { speed, calm: isCalm() },
      language,
      t,
      translator,
      showRule: openRule,
    }),
    [
      match,
      view,
      me,
      watching,
      players,
      turn,
      moves,
      draft,
      peek,
      choose,
      commit,
      refuse,
      commitAll,
      bare,
      tips,
      fresh,
      history,
      drafts,
      savePremove,
      guide,
      speed,
      language,
      t,
      translator,
    ],
  )
}

/** A local game against bots, or a table for learners, where tips give nobody an unfair advantage. */
function isForLearning({ place, learning }: LinkedTable): boolean {
  return learning ?? place === 'local'
}
