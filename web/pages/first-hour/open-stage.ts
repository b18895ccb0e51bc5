import type { AnyGame, MatchRecord } from '@carriage/kernel'
import { boardOf } from '../../games/boards.ts'
import { playedTitleOf } from '../../games/titles.ts'
import { motionNow, useSettings } from '../../platform/app/settings.ts'
import type { Thinker } from '../../platform/bot-worker/thinker.ts'
import { translateNow } from '../../platform/i18n/language.ts'
import type { PlayedTitle } from '../../platform/i18n/played-title.ts'
import { openWords } from '../../platform/i18n/translations.ts'
import { tableModel } from '../../table/model/model.ts'
import type { TableModel } from '../../table/model/table-state.ts'
import type { BotTurn } from '../local-play/local-match.ts'
import { type AnyStage, offeredMoves } from './stage.ts'
import { stageLink, stageMatch } from './stage-match.ts'
import { savedRecord, saveStage } from './stage-progress.ts'

/** Bots think in a worker, which is opened for the first of their decisions. */
let thinker: Thinker | undefined

/** Opens a stage, where it was left, as a table that offers only the moves of the stage. */
export async function openStage(game: string, stage: AnyStage, next = stage): Promise<TableModel | undefined> {
  const [title, board] = await Promise.all([playedTitleOf(game), boardOf(game)])
  if (!title) return undefined
  const [rules] = await title.games()
  const { name } = useSettings.getState()
  const begin = (record?: MatchRecord) => stageMatch(stage, rules, name.trim() || translateNow('player.you'), record)
  const match = resumed(begin, savedRecord(game, stage.id)) ?? begin()
  const save = () => {
    if (stage.isOver(match.local.match.state)) saveStage(game, next.id)
    else saveStage(game, stage.id, match.local.toRecord())
  }
  const staged = narrowed(title, rules, stage)
  await openWords(staged)
  const bots = botsFor(game, stage)
  return tableModel(stageLink(match, { ...bots, save }), match.opened(), { title: staged, board, motion: motionNow })
}

/** A record of other rules, or of another version of the stage, cannot be replayed. */
function resumed<Match>(begin: (record: MatchRecord) => Match, record: MatchRecord | undefined): Match | undefined {
  try {
    return record && begin(record)
  } catch {
    return undefined
  }
}

function botsFor(game: string, { level = 'apprentice' }: AnyStage) {
  let left = false
  return {
    think: async ({ view, seat, seed }: BotTurn) => {
      thinker ??= (await import('../../table/hints/open-hints.ts')).openHintThinker()
      const move = await thinker.move({ game, level, view, seat, seed })
      return left ? undefined : move
    },
    close: () => {
      left = true
      thinker?.drop()
    },
  }
}

function narrowed(title: PlayedTitle, rules: AnyGame, stage: AnyStage): PlayedTitle {
  const [game] = title.versions
  return {
    ...title,
    versions: [{ ...game, moves: (view, seat) => offeredMoves(stage, view, rules.moves(view, seat)) }],
  }
}
