import { useEffect } from 'react'
import { create } from 'zustand'
import { useSettings } from '../../platform/app/settings.ts'
import type { TableModel, TableModelState } from '../model/table-state.ts'
import { useModel } from '../model/use-table.ts'
import { usePanels } from '../panels/panels.ts'
import { usePlanLink } from '../plan/planning.ts'
import { endTurnOf } from './end-turn.ts'

/** How long an automatic end of turn can be held back, in milliseconds. */
export const holdTime = 3_000

interface TurnEnd {
  /** The entry after which my turn is about to end automatically. */
  readonly ending: number | undefined
  /** The entry after which I held it. */
  readonly held: number | undefined
}

export const useTurnEnd = create<TurnEnd>()(() => ({ ending: undefined, held: undefined }))

/** Holds a turn that is about to end. False if none is. */
export function holdTurn(): boolean {
  const { ending } = useTurnEnd.getState()
  if (ending === undefined) return false
  useTurnEnd.setState({ ending: undefined, held: ending })
  return true
}

/** Ends my turn automatically, if the setting is on; not in a plan, which nobody waits for. */
export function useTurnEnding(): void {
  const model = useModel()
  const planning = usePlanLink() !== undefined
  useEffect(() => (planning ? undefined : endTurnByItself(model)), [model, planning])
}

/**
 * Ends my turn once nothing else is left in it, if its last move was made here: after a reload, on another device, and
 * after an undo the player ends it. Returns a function that stops this.
 */
export function endTurnByItself(model: TableModel): () => void {
  const { store } = model
  /** The entry after which a move was sent from here. */
  let sentAt: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function look(): void {
    const state = store.getState()
    const end = sentAt !== undefined && sentAt >= state.n - 1 ? onlyEndOf(state, model) : undefined
    const { ending, held } = useTurnEnd.getState()
    const next = end && held !== state.n ? state.n : undefined
    if (next === ending && (next === undefined) === (timer === undefined)) return
    forget()
    if (!end || next === undefined) return
    useTurnEnd.setState({ ending: next })
    timer = setTimeout(() => {
      forget()
      model.commit(end)
    }, holdTime)
  }

  function forget(): void {
    clearTimeout(timer)
    timer = undefined
    if (useTurnEnd.getState().ending !== undefined) useTurnEnd.setState({ ending: undefined })
  }

  const stops = [
    store.subscribe((state, before) => {
      if (state.sending && !before.sending) sentAt = state.n
      look()
    }),
    useSettings.subscribe(look),
    usePanels.subscribe(look),
    useTurnEnd.subscribe(({ held }, before) => held !== before.held && look()),
  ]
  return () => {
    for (const stop of stops) stop()
    forget()
  }
}

/** The move that ends my turn, if it is the only legal one and no other position is shown. */
function onlyEndOf(state: TableModelState, { asking }: TableModel): object | undefined {
  const { moves, sending, summary, behind, connection, entries, handOver, asked, table, players } = state
  const isOwn = table.me !== undefined && table.place !== 'replay' && !players[table.me]?.replaced
  if (moves.length !== 1 || !isOwn || asking || !useSettings.getState().endsTurn) return undefined
  if (sending || summary || behind > 0 || connection !== 'live' || handOver || asked) return undefined
  if (entries.at(-1)?.undone !== undefined || usePanels.getState().dialog) return undefined
  return endTurnOf(state)
}
