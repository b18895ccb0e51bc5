import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslator } from '../../board/interaction/use-board-props.ts'
import { showAgain, useShowing } from '../../board/motion/showing.ts'
import { motionNow } from '../../platform/app/settings.ts'
import type { Translator } from '../../platform/i18n/game-translator.ts'
import { tableModel } from '../model/model.ts'
import type { TableModel } from '../model/table-state.ts'
import { TableContext, useModel, useTable } from '../model/use-table.ts'
import { TableScreen } from '../table-screen.tsx'
import { useWindowTitle } from '../use-window-title.ts'
import { type PlanLink, planLink } from './plan-link.ts'
import { nextTurnOf, PlanContext } from './planning.ts'
import { savePlan, usePlans } from './plans.ts'

// Most turns are followed as they happen.
const ShowMe = lazy(async () => ({ default: (await import('../../board/motion/show-me.tsx')).ShowMe }))

/** The table; or in its place the plan that I am making, or a replay of what happened since my last turn. */
export function TableOrPlan() {
  useWindowTitle()
  const drafting = usePlans((plans) => plans.drafting)
  const showing = useShowing((state) => state.showing)
  useEffect(() => () => showAgain(false), [])
  if (showing)
    return (
      <Suspense fallback={<TableScreen />}>
        <ShowMe />
      </Suspense>
    )
  return drafting ? <PlanTable /> : <TableScreen />
}

interface Head {
  readonly link: PlanLink
  readonly model: TableModel
}

function PlanTable() {
  const real = useModel()
  const translator = useTranslator()
  const [head] = useState(() => headOf(real, translator))
  useEffect(() => (head ? followTable(real, head.model) : undefined), [real, head])
  // My turn, a round summary or the end of the game ends planning; the plan so far is saved.
  const called = useTable(({ moves, summary, turn }) => moves.length > 0 || summary !== undefined || turn.over)
  useEffect(() => {
    if (!head) usePlans.setState({ drafting: false })
    else if (called) head.link.save()
  }, [called, head])
  if (!head) return <TableScreen />
  return (
    <PlanContext value={head.link}>
      <TableContext value={head.model}>
        <TableScreen />
      </TableContext>
    </PlanContext>
  )
}

function headOf(real: TableModel, translator: Translator): Head | undefined {
  const state = real.store.getState()
  const { title, board, game, players, table } = state
  const { me } = table
  const view = nextTurnOf(state)
  if (me === undefined || view === null) return undefined
  const link = planLink({
    game,
    table,
    players,
    me,
    view,
    nextTurn: (view) => board?.nextTurn?.(view, me) ?? null,
    describe: (view, move) => translator.move(view, me, move),
    around: real,
    save: (turns) => savePlan(table.id, turns),
  })
  return { link, model: tableModel(link, link.opened(), { title, board, motion: motionNow }) }
}

/** Keeps the surroundings of a plan live: chat, clocks, who is online, and requests to me. */
function followTable(real: TableModel, plan: TableModel): () => void {
  const { store } = real
  let passed = 0
  const look = () => {
    const { chat, players, clocks, asked, connection, connectionError: error } = store.getState()
    for (const line of chat.slice(passed)) plan.receive(line)
    passed = chat.length
    const now = plan.store.getState()
    if (players !== now.players || clocks !== now.clocks) plan.receive({ kind: 'seated', players, clocks })
    if (asked !== now.asked) plan.receive({ kind: 'undoAsked', ask: asked })
    if (connection !== now.connection) plan.receive({ kind: 'connection', state: connection, ...(error && { error }) })
  }
  look()
  return store.subscribe(look)
}
