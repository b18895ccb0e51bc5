import { type AnyGameRules, type Refusal, type Seat, seatsOf } from '@carriage/kernel'
import type { ClientMessage, Command, Frame, Problem, Clock as ServerClock, ServerMessage } from '@carriage/protocol'
import type { TablePlayer } from '../../board/interaction/board.ts'
import type {
  ConnectionError,
  Failure,
  MoveAnswer,
  SeatClock,
  ShownEntry,
  TableLink,
  Update,
} from '../../table/model/link.ts'
import { faultOf } from '../errors/error-report.ts'
import { showFault } from '../errors/uncaught.ts'
import { useMe } from './account.ts'
import { api, type Table, tableKeyOf, withKey } from './api.ts'
import { botName, personName } from './bot-name.ts'
import { serverDrafts } from './draft-store.ts'
import { type Follower, followerOf } from './follower.ts'
import { liveSocket } from './live-socket.ts'
import { serverPremoves } from './premove-store.ts'
import { read, retryUntilDone } from './retry.ts'

/** A command without its id and basis. */
type CommandContent = Command extends infer Each ? (Each extends Command ? Omit<Each, 'id' | 'basis'> : never) : never

/** A link to a match on the server. Commands are resent until they are answered; the server carries each out once. */
export function remoteLink(table: Table, game: AnyGameRules): TableLink {
  const match = table.id
  const listeners = new Set<(update: Update) => void>()
  const waiting = new Map<string, { readonly command: Command; readonly settle: (answer: MoveAnswer) => void }>()
  let follower: Follower | undefined
  let players = playersOf(table)
  let clocks: readonly SeatClock[] = []
  let here: ReadonlySet<number> = new Set()
  let offset = 0
  let asked: { readonly n: number } | undefined
  /** The entries followed so far. */
  let past: ShownEntry[] = []
  /** Aborts the current request and the wait for the next retry. */
  let entering = new AbortController()
  let left = false
  /** The server rolled back entries that had already been shown. */
  let wentBack = false
  /** The server stopped the match because of an error in it. */
  let stopped = false
  const early: Frame[] = []

  const emitAll = (update: Update) => {
    for (const listener of listeners) listener(update)
  }

  const socket = liveSocket(match, {
    opened: () => {
      socket.send({ type: 'ping', at: Date.now() })
      void enter()
    },
    onMessage: received,
    lost: () => {
      entering.abort()
      emitAll({ kind: 'connection', state: 'lost', error: { what: navigator.onLine ? 'away' : 'offline' } })
    },
  })

  /** Joins the match, or rejoins it after the last known entry. */
  async function enter(): Promise<void> {
    entering.abort()
    if (left) return
    entering = new AbortController()
    const { signal } = entering
    const key = tableKeyOf(table.id)
    if (!follower) {
      const loaded = await retryUntilDone(() => load(signal), {
        signal,
        failed: showLost,
      }).catch(broken)
      if (stopped) {
        // Only an operator can repair this; the server notifies all watching clients once it is done.
        socket.send({ type: 'watch', match, ...(key ? { key } : {}) })
      }
      if (loaded === undefined) return
    }
    socket.send({ type: 'watch', match, ...(follower ? { from: follower.n } : {}), ...(key ? { key } : {}) })
    socket.send({ type: 'visible', match, visible: !document.hidden })
    emitAll({ kind: 'connection', state: stopped ? 'quarantined' : 'live' })
    if (stopped) void refresh()
    for (const { command } of waiting.values()) socket.send({ type: 'command', match, command })
  }

  function showLost(error: ConnectionError): void {
    if (error.what === 'quarantined') stop()
    else emitAll({ kind: 'connection', state: 'lost', error })
  }

  /** This build cannot read the match, so a retry would fail the same way. */
  function broken(error: unknown): undefined {
    showFault(faultOf('entry', error))
    emitAll({ kind: 'connection', state: 'lost', error: { what: 'broken' } })
  }

  /** Loads the match from its opening, so that log, charts and undo have all of it. */
  async function load(signal: AbortSignal): Promise<true> {
    const params = { path: { id: match }, header: withKey(table.id) }
    const opening = await read(
      api.GET('/api/matches/:id/view', { params: { ...params, query: { at: 'opening' } }, signal }),
    )
    const me = opening.me ?? undefined
    const fresh = followerOf(game, opening.standing.view, me)
    past = []
    for (;;) {
      const { frames } = await read(
        api.GET('/api/matches/:id/frames', { params: { ...params, query: { after: fresh.n } }, signal }),
      )
      if (frames.length === 0) break
      try {
        for (const frame of frames) {
          const followed = fresh.follow(frame)
          if (followed) past.push(followed)
        }
      } catch (error) {
        showFault(faultOf('entry', error))
        return loadPresent(signal)
      }
    }
    opened(fresh, me)
    return true
  }

  /** Loads the current position only: where an entry could not be followed, the match goes on with a gap in its log. */
  async function loadPresent(signal: AbortSignal): Promise<true> {
    const params = { path: { id: match }, header: withKey(table.id) }
    const { me: seat, standing } = await read(api.GET('/api/matches/:id/view', { params, signal }))
    const me = seat ?? undefined
    opened(followerOf(game, standing.view, me, standing.n), me)
    return true
  }

  function opened(fresh: Follower, me: Seat | undefined): void {
    follower = fresh
    emitAll({
      kind: 'opened',
      table: {
        id: table.id,
        game: table.game,
        rules: table.rules,
        place: 'remote',
        me,
        options: table.options,
        hints: table.hints,
        learning: table.learning,
        ...shortTimeOf(table.pace),
      },
      players,
      view: fresh.view,
      n: fresh.n,
      past: [...past],
      undo: fresh.undoable(),
      ...(wentBack ? { wentBack } : {}),
    })
    wentBack = false
    for (const frame of early.splice(0)) follow(frame)
    if (table.pace.kind !== 'none') void lookAtClock()
  }

  /** Frames carry the clocks; a client that has just joined has to fetch them. */
  async function lookAtClock(): Promise<void> {
    const params = { path: { id: match }, header: withKey(table.id) }
    const { data } = await api.GET('/api/matches/:id/view', { params })
    if (data) emitClockOf(data.standing)
  }

  function follow(frame: Frame): void {
    if (!follower) {
      early.push(frame)
      return
    }
    if (frame.n <= follower.n) return
    let followed: ReturnType<Follower['follow']>
    try {
      followed = follower.follow(frame)
    } catch (error) {
      showFault(faultOf('entry', error))
      follower = undefined
      void enterPresent()
      return
    }
    if (followed) {
      past.push(followed)
      emitAll(followed)
      if (frame.clock) emitClock(frame.clock)
      // The final ranking is known only now.
      if (game.turn(followed.view).over) void refresh()
    } else socket.send({ type: 'watch', match, from: follower.n })
  }

  /** Continues from the current position after an entry that could not be followed. */
  async function enterPresent(): Promise<void> {
    entering.abort()
    entering = new AbortController()
    const { signal } = entering
    const loaded = await retryUntilDone(() => loadPresent(signal), {
      signal,
      failed: showLost,
    }).catch(broken)
    if (loaded) void enter()
  }

  function received(message: ServerMessage): void {
    if ('match' in message && message.match !== undefined && message.match !== table.id) return
    switch (message.type) {
      case 'frame':
        follow(message.frame)
        return
      case 'view':
        emitClockOf(message.standing)
        if (follower && message.standing.n !== follower.n) {
          wentBack = message.standing.n < follower.n
          follower = undefined
          void enter()
        }
        return
      case 'done':
        settle(message.id, { ok: true })
        return
      case 'failed':
        if (message.problem.code === 'quarantined') stop()
        if (message.id !== undefined) settle(message.id, answerTo(message.problem))
        return
      case 'undoAsked': {
        const { ask } = message
        asked = ask ?? undefined
        emitAll({
          kind: 'undoAsked',
          ask: ask ? { seat: ask.by, n: ask.n, needs: ask.needs } : undefined,
        })
        return
      }
      case 'table':
        void refresh()
        return
      case 'presence':
        here = new Set(message.seats.filter((seat) => seat.here).map(({ seat }) => seat))
        updatePlates()
        return
      case 'chat': {
        const { id, account, name, seat, text, at } = message.line
        emitAll({ kind: 'said', id, account, from: name, seat: seat ?? undefined, text, at })
        return
      }
      case 'pong':
        offset = message.now - (message.at + Date.now()) / 2
        return
      case 'bye':
        return
      default:
        message satisfies never
    }
  }

  function stop(): void {
    stopped = true
    emitAll({ kind: 'connection', state: 'quarantined' })
  }

  function settle(id: string, answer: MoveAnswer): void {
    waiting.get(id)?.settle(answer)
    waiting.delete(id)
  }

  /** A fetched clock may be older than a frame that arrived meanwhile. */
  function emitClockOf({ n, clock }: { readonly n: number; readonly clock?: ServerClock | undefined }): void {
    if (clock && n >= (follower?.n ?? 0)) emitClock(clock)
  }

  function emitClock({ at, left, running }: ServerClock): void {
    clocks = seatsOf(left.length).map((seat): SeatClock => {
      return { seat, left: left[seat] ?? 0, at: at - offset, runs: running.includes(seat) }
    })
    emitAll({ kind: 'seated', players, clocks })
  }

  function updatePlates(): void {
    players = players.map((player) => ({ ...player, here: player.bot || here.has(player.seat) }))
    emitAll({ kind: 'seated', players, clocks })
  }

  async function refresh(): Promise<void> {
    const { data } = await api.GET('/api/tables/:id', { params: { path: { id: match }, header: withKey(table.id) } })
    if (!data) return
    if (data.me !== table.me) {
      // A seat was taken over, mine or by me, so my view changes completely.
      location.reload()
      return
    }
    if (data.quarantined) stop()
    else if (stopped) {
      stopped = false
      void enter()
    }
    const before = players
    players = playersOf(data)
    clocks = clocks.map((clock) =>
      // The clock of a returning player starts now; the next entry brings it to everybody else.
      isBack(clock.seat, before, players)
        ? { ...clock, at: Date.now(), runs: data.waiting.includes(clock.seat) }
        : clock,
    )
    updatePlates()
    if (data.rematch !== null) emitAll({ kind: 'seated', players, rematch: `/table/${data.rematch}` })
  }

  function command(content: CommandContent): Promise<MoveAnswer> {
    const id = crypto.randomUUID()
    const whole: Command = { ...content, id, basis: follower?.n ?? 0 }
    return new Promise((settle) => {
      waiting.set(id, { command: whole, settle })
      const message: ClientMessage = { type: 'command', match, command: whole }
      socket.send(message)
    })
  }

  const sendVisible = () => socket.send({ type: 'visible', match, visible: !document.hidden })
  document.addEventListener('visibilitychange', sendVisible)
  if (table.me !== null) void pastTalk()

  async function pastTalk(): Promise<void> {
    const { data } = await api.GET('/api/matches/:id/chat', { params: { path: { id: match } } })
    for (const { id, account, name, seat, text, at } of data?.lines ?? []) {
      emitAll({ kind: 'said', id, account, from: name, seat: seat ?? undefined, text, at })
    }
  }

  return {
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    // A move is a plain object made by the game.
    send: (move) => command({ type: 'move', move: move as Record<string, unknown> }),
    undo: (reach) => {
      const n = follower?.undoFrom(reach)
      return command({ type: 'undo', ...(n === undefined ? {} : { n }) })
    },
    consent: (agree) => {
      if (asked) void command({ type: 'consent', n: asked.n, agree })
    },
    comeBack: async () => {
      const { error } = await api.PUT('/api/matches/:id/seat', { params: { path: { id: match } } })
      await refresh()
      return error ? answerTo(error) : { ok: true }
    },
    get resign() {
      const { me } = useMe.getState()
      // The server refuses it to a player who came by a one-tap link.
      if (typeof me === 'object' && me.via === 'link') return undefined
      return async () => {
        await command({ type: 'resign' })
      }
    },
    chat: async (id, text) => {
      const { error } = await api.POST('/api/matches/:id/chat', { params: { path: { id: match } }, body: { id, text } })
      if (!error) return 'said'
      return error.code === 'tooMany' ? 'tooMany' : 'unsaid'
    },
    drafts: serverDrafts(match),
    premoves: serverPremoves(match),
    rematch: async () => {
      const { data } = await api.POST('/api/tables/:id/rematch', { params: { path: { id: match } } })
      if (!data) return undefined
      // Asking to play again includes being ready. If the table began without me, the request fails and the table is
      // shown.
      await api.PUT('/api/tables/:id/ready', { params: { path: { id: data.id } }, body: { ready: true } })
      return `/table/${data.id}`
    },
    record: async () => {
      const { data } = await api.GET('/api/matches/:id/record', {
        params: { path: { id: match }, header: withKey(table.id) },
        parseAs: 'text',
      })
      return data ?? ''
    },
    close: () => {
      left = true
      entering.abort()
      document.removeEventListener('visibilitychange', sendVisible)
      socket.send({ type: 'leave', match })
      socket.close()
    },
  }
}

function playersOf({ seats }: Table): TablePlayer[] {
  return seats.map(({ seat, account, name, kind, replaced, resigned, last, bot, program, returnOffer }) => ({
    seat,
    account,
    name: kind === 'bot' ? botName(seat, bot) : personName(name),
    bot: kind === 'bot' || program || replaced || resigned,
    replaced: replaced && !resigned,
    resigned,
    last,
    returnOffer,
    here: kind === 'bot',
  }))
}

function isBack(seat: Seat, before: readonly TablePlayer[], now: readonly TablePlayer[]): boolean {
  return before[seat]?.replaced === true && now[seat]?.replaced === false
}

const minute = 60_000
const day = 86_400_000

/**
 * When to warn: one minute before the end, or at half of a shorter time; for paces of days at an eighth, at most six
 * hours.
 */
function shortTimeOf(pace: Table['pace']): { shortTime?: number } {
  if (pace.kind === 'none') return {}
  if (pace.kind === 'live') return { shortTime: Math.min(minute, (pace.bank * 1_000) / 2) }
  return { shortTime: Math.min(day / 4, (pace.days * day) / 8) }
}

const failures: Partial<Record<Problem['code'], Failure>> = {
  stale: 'stale',
  conflict: 'stale',
  tooMany: 'busy',
  unavailable: 'busy',
  rulesTimeout: 'busy',
  quarantined: 'quarantined',
}

function answerTo({ code, rule, facts }: Problem): MoveAnswer {
  const reason = facts?.reason
  if (reason === 'botFirst' || reason === 'noReturns' || reason === 'noTime') return { ok: false, failure: reason }
  if (code !== 'refused' || rule === undefined) return { ok: false, failure: failures[code] ?? 'other' }
  // The facts of a refusal come from the rules, as JSON.
  return { ok: false, refusal: { legal: false, rule, facts: (facts ?? {}) as Refusal['facts'] } }
}
