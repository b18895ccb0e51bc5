import { createStore } from 'zustand/vanilla'
import type { Sight } from '../digest/absence.ts'
import { createDrafting, isRefused } from './drafting.ts'
import { followingFrom } from './following.ts'
import { historyOf } from './history.ts'
import type { EntryUpdate, Opened, TableLink, Update } from './link.ts'
import { createPlayback } from './playback.ts'
import { openedState, positionOf } from './position.ts'
import { rulesOrThrow } from './rules-in.ts'
import type { PlayedSummary, TableModel, TableModelOptions, TableModelState } from './table-state.ts'

export function tableModel(link: TableLink, opened: Opened, options: TableModelOptions): TableModel {
  const { title, board, motion, seen, afterPaint = (act) => act() } = options
  const game = rulesOrThrow(title, opened.table.rules)
  const sight: Sight = seen && seen.n <= opened.n ? seen : { n: opened.n, view: opened.view }
  let history = historyOf(opened.past)
  const store = createStore<TableModelState>()(() => openedState(opened, options, game, history.events(), sight))
  const following = followingFrom(store, sight)
  const drafting = createDrafting(store, afterPaint)
  const playback = createPlayback(store, { motion, afterPaint, show })

  function receive(update: Update): void {
    switch (update.kind) {
      case 'opened':
        playback.clear()
        following.sit(update)
        history = historyOf(update.past)
        store.setState({
          ...openedState(update, options, game, history.events(), following.sight()),
          chat: store.getState().chat,
          ...(update.wentBack ? { failure: 'wentBack' } : {}),
        })
        drafting.renew()
        return
      case 'entry':
        playback.add(update)
        return
      case 'seated':
        store.setState({
          players: update.players,
          ...(update.clocks ? { clocks: update.clocks } : {}),
          ...(update.rematch ? { rematch: update.rematch } : {}),
        })
        return
      case 'connection':
        store.setState({ connection: update.state, connectionError: update.error })
        return
      case 'said':
        store.setState(({ chat }) => ({ chat: [...chat, update] }))
        return
      case 'undoAsked':
        store.setState({ asked: update.ask })
        return
      case 'handOver':
        store.setState({ handOver: update })
        return
      default:
        update satisfies never
    }
  }

  function show(update: EntryUpdate): void {
    const emitted = { update, history: history.add(update) }
    // During a round summary the table does not change and offers no moves.
    if (board?.isSummary(update.events, link.guide !== undefined)) store.setState({ summary: emitted, moves: [] })
    else showAfter(emitted)
  }

  function showAfter({ update, history }: PlayedSummary): void {
    const { table, entries } = store.getState()
    const { events, view, undo, n } = update
    store.setState({
      ...positionOf(game, view, table),
      n,
      undo,
      entries: [...entries, update],
      fresh: events,
      history,
      ...(outdates(update) ? { refusal: undefined, failure: undefined } : {}),
      summary: undefined,
    })
    following.follow(update)
    drafting.renew()
  }

  function endSummary(): void {
    const { summary } = store.getState()
    if (!summary) return
    showAfter(summary)
    playback.advance()
  }

  /** In a simultaneous decision, moves of rivals do not remove a refusal that I am still reading. */
  function outdates({ seat, view }: EntryUpdate): boolean {
    const { table, turn } = store.getState()
    const { me } = table
    if (me === undefined || seat === me) return true
    const next = game.turn(view)
    return next.over || turn.over || next.seats.includes(me) !== turn.seats.includes(me)
  }

  async function settle(answer: ReturnType<TableLink['send']>, move?: object): Promise<void> {
    store.setState({ sending: true, refusal: undefined, failure: undefined })
    const settled = await answer
    await playback.shown()
    store.setState({ sending: false })
    if (settled.ok) return
    drafting.renew()
    if ('failure' in settled) {
      store.setState({ failure: settled.failure })
      return
    }
    const { rule, facts } = settled.refusal
    store.setState({ refusal: { rule, facts, move } })
  }

  const stop = link.listen(receive)
  return {
    store,
    receive,
    peek: drafting.peek,
    choose: drafting.choose,
    commit: (move) => {
      // A move ends the summary: it is played from the position after it.
      endSummary()
      if (store.getState().sending || isRefused(store, move)) return
      // Its preview stays until the move is made, to avoid flicker.
      drafting.forget()
      void settle(link.send(move), move)
    },
    refuse: (rule, why) => store.setState({ refusal: { rule, facts: {}, move: undefined, why } }),
    takeBack: (reach) => {
      endSummary()
      drafting.forgetChoice()
      void settle(link.undo(reach))
    },
    forgetRefusal: () => store.setState({ refusal: undefined, failure: undefined }),
    hurry: playback.hurry,
    catchUp: following.catchUp,
    lookAway: following.lookAway,
    lookAgain: following.lookAgain,
    endSummary,
    chat: async (id, text) => (await link.chat?.(id, text).catch(() => undefined)) ?? 'unsaid',
    consent: (agree) => {
      store.setState({ asked: undefined })
      link.consent?.(agree)
    },
    comeBack: () => {
      if (link.comeBack) void settle(link.comeBack())
    },
    sit: () => {
      const { handOver } = store.getState()
      if (handOver) link.sit?.(handOver.to)
    },
    resign: () => void link.resign?.(),
    canResign: () => link.resign !== undefined,
    rematch: () => link.rematch?.() ?? Promise.resolve(undefined),
    record: () => link.record(),
    drafts: opened.table.me === undefined ? undefined : link.drafts,
    premoves: opened.table.me === undefined ? undefined : link.premoves,
    guide: link.guide,
    asking: link.asking,
    close: () => {
      playback.stop()
      stop()
      link.close()
    },
  }
}
