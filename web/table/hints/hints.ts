import type { Option } from '@carriage/bots/advice'
import { create } from 'zustand'
import { hasHints } from '../../games/index.ts'
import type { Thinker } from '../../platform/bot-worker/thinker.ts'
import type { TableModel, TableModelState } from '../model/table-state.ts'
import { openPanel } from '../panels/panels.ts'

/** The hint of one position; it goes when the position does. */
export type HintState =
  | { readonly state: 'none' }
  | { readonly state: 'thinking'; readonly view: object }
  | { readonly state: 'ready'; readonly view: object; readonly options: readonly Option[] }

export const useHint = create<{ readonly hint: HintState }>()(() => ({ hint: { state: 'none' } }))

let thinker: Thinker | undefined

/** Whether this table lets me ask what to do, there is something to do, and a bot knows the game. */
export function mayAsk({ table, moves }: Pick<TableModelState, 'table' | 'moves'>): boolean {
  return table.hints === true && moves.length > 0 && hasHints(table.game)
}

/** Puts the hint away, also one that is still being found. */
export function closeHint(): void {
  if (useHint.getState().hint.state === 'none') return
  thinker?.drop()
  useHint.setState({ hint: { state: 'none' } })
}

/** Asks what could be done here. It is found in this browser, from what my seat sees. */
export async function askHint({ store }: TableModel): Promise<void> {
  const { table, moves, view, n } = store.getState()
  const { me, game } = table
  if (me === undefined || !mayAsk({ table, moves })) return
  openPanel('options')
  const { hint } = useHint.getState()
  if (hint.state !== 'none' && hint.view === view) return
  useHint.setState({ hint: { state: 'thinking', view } })
  thinker ??= (await import('./open-hints.ts')).openHintThinker()
  thinker.drop()
  const { openHintMessages: openCoachWords } = await import('./use-messages.ts')
  const [options] = await Promise.all([
    thinker.hint({ game, view, seat: me, seed: n }).catch(() => []),
    openCoachWords(game).catch(() => undefined),
  ])
  const { hint: now } = useHint.getState()
  // Dropped, or the position has changed meanwhile.
  if (options === undefined || now.state !== 'thinking' || now.view !== view) return
  useHint.setState({ hint: { state: 'ready', view, options } })
}
