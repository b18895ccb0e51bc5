import { useEffect, useState } from 'react'
import { manifestOf } from '../../games/index.ts'
import { goTo } from '../../platform/app/route.ts'
import { useLanguage } from '../../platform/i18n/language.ts'
import { createMessageFormatter } from '../../platform/i18n/translate.ts'
import type { TableModel } from '../../table/model/table-state.ts'
import { TableContext } from '../../table/model/use-table.ts'
import tableStyles from '../../table/open-table.module.css'
import { beginLocal } from '../local-play/match-starts.ts'
import { NotFound } from '../not-found.tsx'
import { saveKnownGame } from './known-games.ts'
import { openStage } from './open-stage.ts'
import type { AnyFirstHour, AnyStage } from './stage.ts'
import { forgetStages, saveStage } from './stage-progress.ts'
import { StageTable } from './stage-table.tsx'
import { useFirstHourWords } from './use-messages.ts'

interface Opened {
  readonly hour: AnyFirstHour
  readonly stage: AnyStage
  readonly model: TableModel
}

/** One stage of the first hour of a game. */
export function FirstHourPage({ id }: { readonly id: string }) {
  const [opened, setOpened] = useState<Opened | 'missing'>()
  const [attempt, setAttempt] = useState(1)
  const t = useFirstHourWords()
  const game = gameOf(id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another match
  useEffect(() => {
    let left = false
    let model: TableModel | undefined
    void open(game, id).then((made) => {
      model = made?.model
      if (left) model?.close()
      else setOpened(made ?? 'missing')
    })
    return () => {
      left = true
      model?.close()
      setOpened(undefined)
    }
  }, [game, id, attempt])

  if (opened === 'missing') return <NotFound />
  if (!opened) {
    return (
      <main className={tableStyles.notice} aria-busy="true">
        <p>{t('first.opening')}</p>
      </main>
    )
  }
  const { hour, stage, model } = opened
  return (
    <TableContext value={model}>
      <Stage
        key={stage.id}
        hour={hour}
        stage={stage}
        game={game}
        again={() => {
          saveStage(game, stage.id)
          setAttempt((number) => number + 1)
        }}
      />
    </TableContext>
  )
}

interface StageProps {
  readonly hour: AnyFirstHour
  readonly stage: AnyStage
  readonly game: string
  readonly again: () => void
}

function Stage({ hour, stage, game, again }: StageProps) {
  const t = useFirstHourWords()
  const language = useLanguage()
  const format = createMessageFormatter(hour.words, language)
  const following = hour.stages[hour.stages.indexOf(stage) + 1]

  function playWhole(whole: AnyFirstHour['whole']): void {
    saveKnownGame(game)
    forgetStages(game)
    beginLocal({ game, ...whole })
  }

  return (
    <StageTable
      hour={hour}
      stage={stage}
      game={manifestOf(game)?.name ?? game}
      next={
        following
          ? {
              words: t('first.next', { title: format(`${following.id}.title`) }),
              go: () => goTo(`/learn/${following.id}`),
            }
          : { words: t('first.whole'), go: () => playWhole(hour.whole) }
      }
      again={again}
      leave={() => playWhole({ seats: 3, options: {} })}
    />
  )
}

async function open(game: string, id: string): Promise<Opened | undefined> {
  const hour = await manifestOf(game)?.firstHour?.()
  const at = hour?.stages.findIndex((stage) => stage.id === id) ?? -1
  const stage = hour?.stages[at]
  const model = stage && (await openStage(game, stage, hour.stages[at + 1]))
  return hour && stage && model && { hour, stage, model }
}

/** Ids of stages begin with the game. */
function gameOf(id: string): string {
  return id.replace(/-stage-\d+$/, '')
}
