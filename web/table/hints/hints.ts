import type { Option } from '@carriage/bots/advice'
import { create } from 'zustand'
import { sameMove } from '../../board/interaction/move-control.ts'
import { hasHints } from '../../games/index.ts'
import type { Thinker } from '../../platform/bot-worker/thinker.ts'
import type { TableModel, TableModelState } from '../model/table-state.ts'
import { openPanel } from '../panels/panels.ts'
import type { GivenHint, HintMoment } from './turn-aim.ts'

export type HintState =
  | { readonly state: 'none' }
  | { readonly state: 'thinking'; readonly asked: HintMoment }
  | {
      readonly state: 'ready'
      readonly asked: HintMoment
      readonly options: readonly Option[]
      readonly drafted: boolean
    }

export const useHint = create<{ readonly hint: HintState }>()(() => ({ hint: { state: 'none' } }))

let thinker: Thinker | undefined

/** The last hint that was shown, by its table: a later one goes on with its plan. */
let given: (GivenHint & { readonly table: string }) | undefined

/** Whether hints are allowed here, I have a decision, and the game has a bot. */
export function mayAsk({ table, moves }: Pick<TableModelState, 'table' | 'moves'>): boolean {
  return table.hints === true && moves.length > 0 && hasHints(table.game)
}

/**
 * Whether the player still faces the same decision. In a simultaneous turn the position also changes when rivals
 * decide.
 */
export function isStillAsked(
  asked: HintMoment,
  now: Pick<TableModelState, 'view' | 'moves' | 'entries' | 'table'>,
): boolean {
  if (now.view === asked.view) return true
  const played = now.entries.some(({ n, seat }) => n > asked.n && seat === now.table.me)
  return !played && sameMoves(now.moves, asked.moves)
}

function sameMoves(some: readonly object[], others: readonly object[]): boolean {
  return some.length === others.length && some.every((move, index) => sameMove(move, others[index]))
}

/** Closes the hint, or cancels it while it is being computed. */
export function closeHint(): void {
  if (useHint.getState().hint.state === 'none') return
  thinker?.drop()
  useHint.setState({ hint: { state: 'none' } })
}

/** Computes a hint in this browser, from what my seat sees. */
export async function askHint({ store }: TableModel): Promise<void> {
  const state = store.getState()
  const { table, moves, view, n, game: rules, board } = state
  const { me, game } = table
  if (me === undefined || !mayAsk({ table, moves })) return
  openPanel('options')
  const { hint } = useHint.getState()
  if (hint.state !== 'none' && isStillAsked(hint.asked, state)) return
  const asked = { view, n, moves }
  useHint.setState({ hint: { state: 'thinking', asked } })
  thinker ??= (await import('./open-hints.ts')).openHintThinker()
  thinker.drop()
  const { openHintMessages: openCoachWords } = await import('./use-messages.ts')
  const { aimAfter } = await import('./turn-aim.ts')
  const aim = given?.table === table.id ? aimAfter(given, rules, me, state) : undefined
  const [options] = await Promise.all([
    thinker.hint({ game, view, seat: me, seed: n, aim }).catch(() => []),
    openCoachWords(game).catch(() => undefined),
  ])
  const { hint: now } = useHint.getState()
  // Cancelled, or requested again in another position meanwhile.
  if (options === undefined || now.state !== 'thinking' || now.asked !== asked) return
  given = { table: table.id, asked, options }
  const firsts = options.flatMap((option) => option.moves.slice(0, 1))
  const drafted = board?.drafts?.suggest(table.id, me, view, firsts) ?? false
  useHint.setState({ hint: { state: 'ready', asked, options, drafted } })
}
