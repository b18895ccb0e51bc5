import { type AnyGameRules, preview, refuse, type Seat } from '@carriage/kernel'
import type { EntryUpdate, LinkedTable, MoveAnswer, Opened, TableLink, Update } from '../model/link.ts'
import type { TableModel } from '../model/table-state.ts'
import { type PlannedTurn, turnsAhead } from './plans.ts'

export interface PlanOptions {
  readonly game: AnyGameRules
  readonly table: LinkedTable
  readonly players: Opened['players']
  readonly me: Seat
  /** The position at the beginning of my next turn. */
  readonly view: object
  /** The position at the beginning of the turn after that. */
  readonly nextTurn: (view: object) => object | null
  readonly describe: (view: object, move: object) => string
  /** The table at which I plan. */
  readonly around: Pick<TableModel, 'chat' | 'consent'>
  /** Gets the plan when it is complete, as far as can be predicted, or when I am done. */
  readonly save: (turns: readonly PlannedTurn[]) => void
}

/** A link to a hypothetical match: only I move, and nothing of it is played. */
export interface PlanLink extends TableLink {
  opened(): Opened
  turns(): readonly PlannedTurn[]
  /** Ends planning with the current plan. */
  save(): void
}

interface Stage {
  readonly view: object
  readonly turns: readonly PlannedTurn[]
}

export function planLink(options: PlanOptions): PlanLink {
  const { game, me, describe: emit } = options
  const listeners = new Set<(update: Update) => void>()
  let stages: Stage[] = [{ view: options.view, turns: [[]] }]
  let n = 0

  const now = (): Stage => stages.at(-1) ?? { view: options.view, turns: [[]] }
  const undo = () => (stages.length > 1 ? ({ legal: true, free: true, n } as const) : refuse('CH-6', { seat: me }))

  function show(shown: Omit<EntryUpdate, 'kind' | 'n' | 'seat' | 'undo'>): Promise<MoveAnswer> {
    n++
    const update: EntryUpdate = { kind: 'entry', n, seat: me, undo: undo(), ...shown }
    for (const listener of listeners) listener(update)
    return Promise.resolve({ ok: true })
  }

  function send(move: object): Promise<MoveAnswer> {
    const { view, turns } = now()
    const shown = preview<object, object, object>(game, view, me, move)
    if (!shown.legal) return Promise.resolve({ ok: false, refusal: shown })
    const planned = [...turns.slice(0, -1), [...(turns.at(-1) ?? []), { move, text: emit(view, move) }]]
    const next = after(shown.state, planned)
    stages.push(next ?? { view, turns: planned })
    if (next) return show({ view: next.view, events: shown.events })
    options.save(planned)
    return Promise.resolve({ ok: true })
  }

  /** Continues the turn or begins the next one; undefined if no more can be planned. */
  function after(state: object | undefined, turns: readonly PlannedTurn[]): Stage | undefined {
    if (!state) return undefined
    if (isOwn(state) && options.nextTurn(state) === null) return { view: state, turns }
    // A player who moves again at once can plan that, too.
    const next = turns.length < turnsAhead || isOwn(state) ? options.nextTurn(state) : null
    return next ? { view: next, turns: [...turns, []] } : undefined
  }

  function isOwn(state: object): boolean {
    const turn = game.turn(state)
    return !turn.over && turn.seats.includes(me)
  }

  return {
    opened: () => ({
      kind: 'opened',
      // It is no match of the server and has no data on the device.
      table: { ...options.table, id: `${options.table.id}.plan`, planOf: options.table.id, hints: false },
      players: options.players,
      view: now().view,
      n,
      past: [],
      undo: undo(),
    }),
    turns: () => now().turns,
    save: () => options.save(now().turns),
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send,
    undo: (reach) => {
      const { turns } = now()
      const begun = stages.findIndex((stage) => stage.turns.length === turns.length)
      const last = stages.length - 1
      stages = stages.slice(0, Math.max(1, reach === 'step' || begun === last ? last : begun + 1))
      return show({ view: now().view, events: [] })
    },
    // The others are at the real table meanwhile, and so am I.
    chat: options.around.chat,
    consent: options.around.consent,
    record: () => Promise.resolve(''),
    close: () => listeners.clear(),
  }
}
