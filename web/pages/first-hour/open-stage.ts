import type { AnyGame } from '@carriage/kernel'
import { boardOf } from '../../games/boards.ts'
import { playedTitleOf } from '../../games/titles.ts'
import { motionNow, useSettings } from '../../platform/app/settings.ts'
import { translateNow } from '../../platform/i18n/language.ts'
import type { PlayedTitle } from '../../platform/i18n/played-title.ts'
import { openWords } from '../../platform/i18n/translations.ts'
import { tableModel } from '../../table/model/model.ts'
import type { TableModel } from '../../table/model/table-state.ts'
import { type AnyStage, offeredIn } from './stage.ts'
import { stageLink, stageMatch } from './stage-match.ts'

/** Opens a stage as a table that offers only the moves of the stage. */
export async function openStage(game: string, stage: AnyStage): Promise<TableModel | undefined> {
  const [title, board] = await Promise.all([playedTitleOf(game), boardOf(game)])
  if (!title) return undefined
  const [rules] = await title.games()
  const { name } = useSettings.getState()
  const match = stageMatch(stage, rules, name.trim() || translateNow('player.guest'))
  const staged = narrowed(title, rules, stage)
  await openWords(staged)
  return tableModel(stageLink(match), match.opened(), { title: staged, board, motion: motionNow })
}

function narrowed(title: PlayedTitle, rules: AnyGame, stage: AnyStage): PlayedTitle {
  const [game] = title.versions
  return {
    ...title,
    versions: [{ ...game, moves: (view, seat) => offeredIn(stage, view, rules.moves(view, seat)) }],
  }
}
