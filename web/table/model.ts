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
import type { Absence, Sight } from './digest/absence.ts'
import type { DraftKeeper } from './draft-keeper.ts'
import type {
  Clock,
  Connection,
  EntryUpdate,
  Failure,
  Opened,
  Said,
  ShownEntry,
  TableFacts,
  TableLink,
  Trouble,
  UndoQuestion,
  UndoReach,
  Update,
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
  /** What was sent last was not done, and no rule says why. */
  readonly failure: Failure | undefined
  readonly entries: readonly ShownEntry[]
  readonly fresh: readonly object[]
  readonly history: readonly object[]
  readonly undo: UndoAnswer | undefined
  /** Somebody asks to take a move back. */
  readonly asked: UndoQuestion | undefined
  /** Frames that have arrived and are not shown yet. */
  readonly behind: number
  readonly scene: readonly object[] | undefined
  readonly chat: readonly Said[]
  /** Where those of this table play again, once somebody has asked for it. */
  readonly rematch: string | undefined
  readonly connection: Connection['state']
  /** Why it is not live. */
  readonly trouble: Trouble | undefined
  /** What I have not followed, until I act or have read of it. */
  readonly absence: Absence | undefined
}

export interface Refused {
  readonly rule: Rule
  readonly facts: Facts
  readonly move: object | undefined
  /** Said before the rule, where the board knows more than the rules look at. */
  readonly why?: string
}

export interface TableModel {
  readonly store: StoreApi<TableState>
  /** Takes in an update of the link. */
  readonly hear: (update: Update) => void
  readonly peek: (move: object | undefined) => void
  readonly choose: (move: object | undefined) => void
  readonly commit: (move: object) => void
  /** Shows a rule as the reason why something on the board cannot be used, where it stands for no single move. */
  readonly refuse: (rule: string, why: string) => void
  readonly takeBack: (reach: UndoReach) => void
  readonly forgetRefusal: () => void
  /** Shows all that has arrived at once. */
  readonly hurry: () => void
  /** I know now what happened. */
  readonly catchUp: () => void
  /** I look elsewhere, or look again. Away, it answers with what I saw last. */
  readonly lookAway: () => Sight
  readonly lookAgain: () => void
  readonly endScene: () => void
  readonly chat: (text: string) => void
  readonly consent: (agree: boolean) => void
  readonly comeBack: () => void
  readonly resign: () => void
  /** Whether the seat may be given up from here. */
  readonly canResign: () => boolean
  readonly rematch: () => Promise<string | undefined>
  readonly record: () => Promise<string>
  /** Where drafts of my seat are kept for my other devices. */
  readonly drafts: DraftKeeper | undefined
  readonly close: () => void
}

/** How long a rival's step stays before the next one is shown, at normal speed. */
const stepTime = 340

export interface Furniture {
  readonly title: PlayedTitle
  readonly kit: AnyBoardKit | undefined
  readonly motion: () => Motion
  /** What this device saw of the match before. */
  readonly seen?: Sight | undefined
  /** Puts off what takes long until the first answer to an interaction can be seen. */
  readonly afterPaint?: (act: () => void) => void
}

export function tableModel(
  link: TableLink,
  opened: Opened,
  { title, kit, motion, seen, afterPaint = (act) => act() }: Furniture,
): TableModel {
  const game = rulesOrThrow(title, opened.table.rules)
  const queue: EntryUpdate[] = []
  /** Where I stopped following. */
  let sight: Sight = seen && seen.n <= opened.n ? seen : { n: opened.n, view: opened.view }
  let looking = true
  const store = createStore<TableState>()(() => stateOf(opened))
  let timer: ReturnType<typeof setTimeout> | undefined
  let chosen: object | undefined
  let peeked: object | undefined
  /** Until my own move is shown, which waits for a picture. */
  let showing: Promise<void> | undefined
  let redrafting = false

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
      failure: undefined,
      entries: past,
      fresh: [],
      history: standing(past).flatMap(({ events }) => events),
      undo,
      asked: undefined,
      behind: 0,
      scene: undefined,
      chat: [],
      rematch: undefined,
      connection: 'live',
      trouble: undefined,
      absence: n > sight.n && isPlayed(table) ? { from: sight, why: 'away' } : undefined,
    }
  }

  function hear(update: Update): void {
    switch (update.kind) {
      case 'opened':
        queue.length = 0
        store.setState({ ...stateOf(update), chat: store.getState().chat })
        redraft()
        return
      case 'entry':
        queue.push(update)
        if (update.seat === opened.table.me) advanceSoon()
        else advance()
        return
      case 'seated':
        store.setState({
          plates: update.plates,
          ...(update.clocks ? { clocks: update.clocks } : {}),
          ...(update.rematch ? { rematch: update.rematch } : {}),
        })
        return
      case 'connection':
        store.setState({ connection: update.state, trouble: update.trouble })
        return
      case 'said':
        store.setState(({ chat }) => ({ chat: [...chat, update] }))
        return
      case 'undoAsked':
        store.setState({ asked: update.ask })
        return
      default:
        update satisfies never
    }
  }

  function advanceSoon(): void {
    if (showing) return
    const { promise, resolve } = Promise.withResolvers<void>()
    showing = promise
    afterPaint(() => {
      showing = undefined
      advance()
      resolve()
    })
  }

  /** Shows the next entry, unless a scene is being played or a rival's step is still being looked at. */
  function advance(): void {
    if (timer !== undefined || showing || store.getState().scene) return
    const update = queue.shift()
    store.setState({ behind: queue.length })
    if (!update) return
    show(update)
    const rest = restAfter(update)
    if (rest === 0) advance()
    else
      timer = setTimeout(() => {
        timer = undefined
        advance()
      }, rest)
  }

  function restAfter({ seat }: EntryUpdate): number {
    const { speed, calm } = motion()
    if (seat === opened.table.me || speed === 0) return 0
    return calm ? stepTime / 2 : stepTime / speed
  }

  function show(update: EntryUpdate): void {
    const { table, entries } = store.getState()
    const { events, view, undo, n } = update
    const all = [...entries, update]
    store.setState({
      ...positionOf(game, view, table),
      n,
      undo,
      entries: all,
      fresh: events,
      history: standing(all).flatMap(({ events }) => events),
      ...(outdates(update) ? { refusal: undefined, failure: undefined } : {}),
      scene: kit?.isScene(events) ? events : undefined,
    })
    follow(update)
    redraft()
  }

  /** Where several decide at once, what rivals do takes no reason away that I am still reading. */
  function outdates({ seat, view }: EntryUpdate): boolean {
    const { table, turn } = store.getState()
    const { me } = table
    if (me === undefined || seat === me) return true
    const next = game.turn(view)
    return next.over || turn.over || next.seats.includes(me) !== turn.seats.includes(me)
  }

  /** My own act shows that I follow; what others do counts as missed while I look away, or until my turn comes. */
  function follow({ seat }: EntryUpdate): void {
    const { table, moves, absence } = store.getState()
    if (!isPlayed(table)) return
    if (seat === table.me) catchUp()
    else if (!looking || absence?.why === 'away') store.setState({ absence: { from: sight, why: 'away' } })
    else if (moves.length > 0) store.setState({ absence: { from: sight, why: 'waited' } })
  }

  function catchUp(): void {
    const { n, view } = store.getState()
    sight = { n, view }
    store.setState({ absence: undefined })
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
    const after = shown.legal && shown.state ? game.turn(shown.state) : undefined
    const asksOn = after !== undefined && !after.over && after.seats.includes(table.me)
    store.setState({ draft: { move, chosen: chosen !== undefined, preview: shown, asksOn } })
  }

  /** A pointer or the focus may pass over several pieces before there is a picture: only the last one counts. */
  function redraftSoon(): void {
    if (redrafting) return
    redrafting = true
    afterPaint(() => {
      redrafting = false
      if (chosen === undefined && !store.getState().sending) redraft()
    })
  }

  /** Whether the rules forbid a move; if so, the table shows which rule. */
  function isRefused(move: object): boolean {
    const { table, view } = store.getState()
    if (table.me === undefined) return true
    const told = explain(game, view, table.me, move)
    if (!told.legal) store.setState({ refusal: { rule: told.rule, facts: told.facts, move } })
    return !told.legal
  }

  function commit(move: object): void {
    if (store.getState().sending || isRefused(move)) return
    chosen = undefined
    peeked = undefined
    // Its preview stays in sight until the move is made: nothing goes away only to come back.
    void settle(link.send(move), move)
  }

  async function settle(answer: ReturnType<TableLink['send']>, move?: object): Promise<void> {
    store.setState({ sending: true, refusal: undefined, failure: undefined })
    const settled = await answer
    await showing
    store.setState({ sending: false })
    if (settled.ok) return
    redraft()
    if ('failure' in settled) {
      store.setState({ failure: settled.failure })
      return
    }
    const { rule, facts } = settled.refusal
    store.setState({ refusal: { rule: ruleOf(game, rule), facts, move } })
  }

  const stop = link.listen(hear)
  return {
    store,
    hear,
    peek: (move) => {
      // Pointer and focus both come to a piece that is clicked.
      if (sameMove(peeked, move)) return
      peeked = move
      redraftSoon()
    },
    choose: (move) => {
      // A finger chooses before it plays, so this is where an illegal move is answered.
      chosen = move === undefined || isRefused(move) ? undefined : move
      if (chosen !== undefined) store.setState({ refusal: undefined, failure: undefined })
      redraft()
    },
    commit,
    refuse: (rule, why) => store.setState({ refusal: { rule: ruleOf(game, rule), facts: {}, move: undefined, why } }),
    takeBack: (reach) => {
      chosen = undefined
      void settle(link.undo(reach))
    },
    forgetRefusal: () => store.setState({ refusal: undefined, failure: undefined }),
    hurry: () => {
      clearTimeout(timer)
      timer = undefined
      while (queue.length > 0 && !store.getState().scene) {
        const update = queue.shift()
        if (update) show(update)
      }
      store.setState({ behind: queue.length })
    },
    catchUp,
    lookAway: () => {
      if (!store.getState().absence) catchUp()
      looking = false
      return sight
    },
    lookAgain: () => {
      looking = true
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
    comeBack: () => {
      if (link.comeBack) void settle(link.comeBack())
    },
    resign: () => void link.resign?.(),
    canResign: () => link.resign !== undefined,
    rematch: () => link.rematch?.() ?? Promise.resolve(undefined),
    record: () => link.record(),
    drafts: opened.table.me === undefined ? undefined : link.drafts,
    close: () => {
      clearTimeout(timer)
      stop()
      link.close()
    },
  }
}

/** The rules that a match is played by, if this page has them. By others it is never played. */
export function rulesIn({ versions }: Pick<PlayedTitle, 'versions'>, version: number): AnyGame | undefined {
  return versions.find(({ rules }) => rules === version)
}

function rulesOrThrow(title: PlayedTitle, version: number): AnyGame {
  const game = rulesIn(title, version)
  if (!game) throw new RangeError(`This page has no version ${version} of the rules.`)
  return game
}

/** Whether somebody of this browser sits at the table. */
function isPlayed({ me, place }: TableFacts): boolean {
  return me !== undefined && place !== 'replay'
}

function positionOf(game: AnyGame, view: object, table: TableFacts): Pick<TableState, 'view' | 'turn' | 'moves'> {
  const { me, place } = table
  const turn = game.turn(view)
  const mine = me !== undefined && place !== 'replay' && !turn.over && turn.seats.includes(me)
  return { view, turn, moves: mine ? [...game.moves(view, me)] : [] }
}
