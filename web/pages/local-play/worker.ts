import type { Level } from '@carriage/bots'
import { fastChance, readRecord, seatsOf, viewOf, writeRecord } from '@carriage/kernel'
import { thinkingWorker } from '../../platform/bot-worker/thinker.ts'
import { type BotTurn, type LocalMatch, resumeLocal, startLocal } from './local-match.ts'
import { rulesOf } from './rules.ts'
import { getMatch, putMatch, type SavedMatch } from './shelf.ts'
import { simpleMove } from './simple-player.ts'
import type { LocalCommand, LocalReport, StartOptions } from './worker-messages.ts'

let local: LocalMatch | undefined
let level: Level = 'mechanic'
/** The stored properties of the match besides its record. */
let shelved: Pick<SavedMatch, 'id' | 'branchedAt' | 'branchName' | 'comments'> = { id: '' }
/** Bots think in a worker of their own, so that a person's command never waits for them. It runs the same script. */
const bots = thinkingWorker(() => new Worker(self.location.href, { type: 'module', name: 'thinking' }))
let botsAtWork = false

// Changes to the match run one after the other, also while one is being stored.
let busy: Promise<void> = Promise.resolve()

/** Runs one match of this device. */
export function serveMatch(): void {
  addEventListener('message', ({ data }: MessageEvent<LocalCommand>) => {
    inTurn(() => carryOut(data)).catch(reportError)
  })
}

function inTurn(work: () => Promise<void> | void): Promise<void> {
  const done = busy.then(work)
  busy = done.catch(() => undefined)
  return done
}

async function carryOut(order: LocalCommand): Promise<void> {
  switch (order.kind) {
    case 'start':
      await start(order.options)
      return
    case 'resume':
      await resume(order.id)
      return
    case 'move':
    case 'undo': {
      const made = order.kind === 'move' ? table().play(order.move) : table().undo(order.scope)
      if ('legal' in made) {
        report({ kind: 'done', ask: order.ask, refusal: made })
        return
      }
      // The position that a bot is thinking about no longer exists.
      if (order.kind === 'undo') bots.drop()
      await save()
      report({ kind: 'done', ask: order.ask })
      report(made)
      passOn()
      letBots()
      return
    }
    case 'sit':
      table().sit(order.seat)
      emitOpened()
      return
    case 'record':
      report({ kind: 'done', ask: order.ask, text: writeRecord(table().toRecord()) })
      return
    default:
      order satisfies never
  }
}

async function start(options: StartOptions): Promise<void> {
  const versions = await rulesOf(options.game)
  if (!versions) throw new RangeError(`Unknown game: ${options.game}`)
  level = options.level
  shelved = { id: options.id }
  local = startLocal(versions, { ...options, secret: randomHex(32) })
  await save()
  emitOpened()
  passOn()
  letBots()
}

async function resume(id: string): Promise<void> {
  const saved = await getMatch(id)
  const versions = saved && (await rulesOf(saved.game))
  if (!versions) {
    report({ kind: 'missing' })
    return
  }
  const record = readRecord(saved.record)
  if (!versions.some(({ rules }) => rules === record.rules)) {
    report({ kind: 'outdated', game: saved.game, rules: record.rules })
    return
  }
  level = saved.level
  const { id: address, branchedAt, branchName, comments } = saved
  shelved = {
    id: address,
    ...(branchedAt !== undefined && { branchedAt }),
    ...(branchName !== undefined && { branchName }),
    ...(comments && { comments }),
  }
  local = resumeLocal(versions, record, saved.me, saved.people)
  emitOpened()
  passOn()
  letBots()
}

/** Asks for the next person at the device, if the match waits for one. */
function passOn(): void {
  const handOver = table().handOver()
  if (handOver) report({ kind: 'handOver', ...handOver })
}

/** Makes bot moves until a person has to decide. */
function letBots(): void {
  if (botsAtWork) return
  botsAtWork = true
  moveBots()
    .catch(reportError)
    .finally(() => {
      botsAtWork = false
    })
}

async function moveBots(): Promise<void> {
  let moved = false
  for (let turn = table().forBot(); turn; turn = table().forBot()) {
    const { seat } = turn
    const basis = table().match.log.length
    const move = await decide(turn)
    await inTurn(() => {
      // Cancelled, because the position has changed.
      if (!move || wasUndone(basis)) return
      const made = table().playBot(seat, move)
      if ('legal' in made) throw new Error(`A bot was refused by ${made.rule}.`)
      report(made)
      passOn()
      moved = true
    })
  }
  // Leaving before this loses only moves of bots, which are computed again.
  if (moved) await save()
}

async function decide({ seat, view, seed }: BotTurn): Promise<object | undefined> {
  const { game, header } = table().match
  const basis = table().match.log.length
  const move = await bots.move({ game: header.game, level, view, seat, seed })
  // A game without a bot is played by random legal moves.
  return move ?? (wasUndone(basis) ? undefined : simpleMove(game, view, seat, fastChance(seed)))
}

function wasUndone(since: number): boolean {
  return table()
    .match.log.slice(since)
    .some((entry) => 'undo' in entry)
}

async function save(): Promise<void> {
  const { match, me, people } = table()
  const record = table().toRecord()
  await putMatch({
    ...shelved,
    game: record.game,
    me,
    ...(people.length > 1 ? { people } : {}),
    level,
    players: match.players,
    record: writeRecord(record),
    moves: match.log.length,
    over: record.result !== undefined,
    touched: Date.now(),
  })
}

function emitOpened(): void {
  const { match, people, viewer } = table()
  const { header, players } = match
  report({
    kind: 'opened',
    table: {
      id: shelved.id,
      game: header.game,
      rules: header.rules,
      place: 'local',
      me: viewer === 'spectator' ? undefined : viewer,
      ...(people.length > 1 ? { people } : {}),
      options: header.options,
      hints: true,
    },
    players: seatsOf(players.length).map((seat) => ({
      seat,
      name: players[seat] ?? '',
      bot: !people.includes(seat),
      here: true,
    })),
    view: viewOf(match, viewer),
    n: match.log.length,
    past: table().shown(),
    undo: table().undoable(),
  })
}

function table(): LocalMatch {
  if (!local) throw new Error('No match has been opened.')
  return local
}

function report(message: LocalReport): void {
  postMessage(message)
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}
