import {
  type AnyGame,
  explain,
  type Facts,
  type Preview,
  preview,
  type Rule,
  ruleOf,
  type Turn,
  type UndoAnswer,
} from '@carriage/kernel'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PlayedTitle } from '../words/played-title.ts'
import type { AnyBoardKit, Draft, Motion, Plate } from './board-kit.ts'
import { standing } from './course.ts'
import type {
  Clock,
  Connection,
  Frame,
  Happening,
  News,
  Opened,
  Said,
  TableFacts,
  TableLink,
  UndoQuestion,
  UndoReach,
} from './link.ts'
import { sameMove } from './move-control.ts'

/** All that a table shows. It changes only through the functions of its model. */
export interface TableState {
  readonly table: TableFacts
  readonly title: PlayedTitle
  readonly game: AnyGame
  readonly kit: AnyBoardKit | undefined
  readonly plates: readonly Plate[]
  readonly clocks: readonly Clock[]
  readonly view: object
  readonly n: number
  readonly turn: Turn
  /** My legal moves. */
  readonly moves: readonly object[]
  readonly draft: Draft<object, object, object> | undefined
  /** A move is on its way. */
  readonly sending: boolean
  readonly refusal: Refused | undefined
  readonly happenings: readonly Happening[]
  readonly fresh: readonly object[]
  readonly history: readonly object[]
  readonly undo: UndoAnswer | undefined
  /** Somebody asks to take a move back. */
  readonly asked: UndoQuestion | undefined
  /** Frames that have arrived and are not shown yet. */
  readonly behind: number
  readonly scene: readonly object[] | undefined
  readonly chat: readonly Said[]
  readonly connection: Connection['state']
}

export interface Refused {
  readonly rule: Rule
  readonly facts: Facts
  readonly move: object | undefined
}

export interface TableModel {
  readonly store: StoreApi<TableState>
  /** Takes news in, as the link tells it. */
  readonly hear: (news: News) => void
  readonly peek: (move: object | undefined) => void
  readonly choose: (move: object | undefined) => void
  readonly commit: (move: object) => void
  readonly takeBack: (reach: UndoReach) => void
  readonly forgetRefusal: () => void
  /** Shows all that has arrived at once. */
  readonly hurry: () => void
  readonly endScene: () => void
  readonly chat: (text: string) => void
  readonly consent: (agree: boolean) => void
  readonly resign: () => void
  readonly rematch: () => Promise<string | undefined>
  readonly record: () => Promise<string>
  readonly close: () => void
}

/** How long a rival's step stays before the next one is shown, at normal speed. */
const stepTime = 340

export interface Furniture {
  readonly title: PlayedTitle
  readonly kit: AnyBoardKit | undefined
  readonly motion: () => Motion
}

export function tableModel(link: TableLink, opened: Opened, { title, kit, motion }: Furniture): TableModel {
  const game = title.versions.find(({ rules }) => rules === opened.table.rules) ?? title.versions[0]
  const store = createStore<TableState>()(() => stateOf(opened))
  const queue: Frame[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let chosen: object | undefined
  let peeked: object | undefined

  function stateOf({ table, plates, view, n, past, undo }: Opened): TableState {
    return {
      table,
      title,
      game,
      kit,
      plates,
      clocks: [],
      ...positionOf(game, view, table),
      n,
      draft: undefined,
      sending: false,
      refusal: undefined,
      happenings: past,
      fresh: [],
      history: standing(past).flatMap(({ events }) => events),
      undo,
      asked: undefined,
      behind: 0,
      scene: undefined,
      chat: [],
      connection: 'live',
    }
  }

  function hear(news: News): void {
    switch (news.kind) {
      case 'opened':
        queue.length = 0
        store.setState({ ...stateOf(news), chat: store.getState().chat })
        redraft()
        return
      case 'frame':
        queue.push(news)
        advance()
        return
      case 'seated':
        store.setState({ plates: news.plates, ...(news.clocks ? { clocks: news.clocks } : {}) })
        return
      case 'connection':
        store.setState({ connection: news.state })
        return
      case 'said':
        store.setState(({ chat }) => ({ chat: [...chat, news] }))
        return
      case 'undoAsked':
        store.setState({ asked: news.ask })
        return
      default:
        news satisfies never
    }
  }

  /** Shows the next frame, unless a scene is being played or a rival's step is still being looked at. */
  function advance(): void {
    if (timer !== undefined || store.getState().scene) return
    const frame = queue.shift()
    store.setState({ behind: queue.length })
    if (!frame) return
    show(frame)
    const rest = restAfter(frame)
    if (rest === 0) advance()
    else
      timer = setTimeout(() => {
        timer = undefined
        advance()
      }, rest)
  }

  function restAfter({ seat }: Frame): number {
    const { speed, calm } = motion()
    if (seat === opened.table.me || speed === 0) return 0
    return calm ? stepTime / 2 : stepTime / speed
  }

  function show(frame: Frame): void {
    const { table, happenings } = store.getState()
    const { events, view, undo, n } = frame
    const all = [...happenings, frame]
    store.setState({
      ...positionOf(game, view, table),
      n,
      undo,
      happenings: all,
      fresh: events,
      history: standing(all).flatMap(({ events }) => events),
      refusal: undefined,
      scene: kit?.isScene(events) ? events : undefined,
    })
    redraft()
  }

  /** A draft outlives the moves of others for as long as it stays possible; then it says why it no longer is. */
  function redraft(): void {
    const { table, view, moves } = store.getState()
    const move = chosen ?? peeked
    if (move === undefined || table.me === undefined) {
      store.setState({ draft: undefined })
      return
    }
    if (!moves.some((legal) => sameMove(legal, move))) {
      const told = explain(game, view, table.me, move)
      if (!told.legal) {
        chosen = undefined
        peeked = undefined
        store.setState({ draft: undefined })
        return
      }
    }
    const shown: Preview<object, object> = preview(game, view, table.me, move)
    store.setState({ draft: { move, chosen: chosen !== undefined, preview: shown } })
  }

  function commit(move: object): void {
    const { table, view, sending } = store.getState()
    if (table.me === undefined || sending) return
    const told = explain(game, view, table.me, move)
    if (!told.legal) {
      store.setState({ refusal: { rule: told.rule, facts: told.facts, move } })
      return
    }
    chosen = undefined
    peeked = undefined
    void settle(link.send(move), move)
    redraft()
  }

  async function settle(answer: ReturnType<TableLink['send']>, move?: object): Promise<void> {
    store.setState({ sending: true, refusal: undefined })
    const settled = await answer
    store.setState({ sending: false })
    if (settled.ok || !('refusal' in settled)) return
    const { rule, facts } = settled.refusal
    store.setState({ refusal: { rule: ruleOf(game, rule), facts, move } })
  }

  const stop = link.listen(hear)
  return {
    store,
    hear,
    peek: (move) => {
      peeked = move
      redraft()
    },
    choose: (move) => {
      chosen = move
      redraft()
    },
    commit,
    takeBack: (reach) => {
      chosen = undefined
      void settle(link.undo(reach))
    },
    forgetRefusal: () => store.setState({ refusal: undefined }),
    hurry: () => {
      clearTimeout(timer)
      timer = undefined
      while (queue.length > 0 && !store.getState().scene) {
        const frame = queue.shift()
        if (frame) show(frame)
      }
      store.setState({ behind: queue.length })
    },
    endScene: () => {
      store.setState({ scene: undefined })
      advance()
    },
    chat: (text) => void link.chat?.(text),
    consent: (agree) => {
      store.setState({ asked: undefined })
      link.consent?.(agree)
    },
    resign: () => void link.resign?.(),
    rematch: () => link.rematch?.() ?? Promise.resolve(undefined),
    record: () => link.record(),
    close: () => {
      clearTimeout(timer)
      stop()
      link.close()
    },
  }
}

function positionOf(game: AnyGame, view: object, table: TableFacts): Pick<TableState, 'view' | 'turn' | 'moves'> {
  const { me, place } = table
  const turn = game.turn(view)
  const mine = me !== undefined && place !== 'replay' && !turn.over && turn.seats.includes(me)
  return { view, turn, moves: mine ? [...game.moves(view, me)] : [] }
}
