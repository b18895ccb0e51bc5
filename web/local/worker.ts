import type { Level } from '@carriage/bots'
import { readRecord, redact, seatsOf, viewOf, writeRecord } from '@carriage/kernel'
import { type LocalMatch, resumeLocal, startLocal } from './local-match.ts'
import type { Order, Report, StartTerms } from './messages.ts'
import { type Opponent, opponentOf, simpleOpponent } from './opponent.ts'
import { rulesOf } from './rules.ts'
import { getMatch, putMatch } from './shelf.ts'

let local: LocalMatch | undefined
let level: Level = 'mechanic'
let bot: Opponent = simpleOpponent

/** Whoever has come to play by the time of the move. */
const opponent: Opponent = (...position) => bot(...position)

// Orders are carried out one after the other, also while something is being written.
let busy: Promise<void> = Promise.resolve()

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  busy = busy.then(() => carryOut(data))
})

async function carryOut(order: Order): Promise<void> {
  switch (order.kind) {
    case 'start':
      await start(order.terms)
      return
    case 'resume':
      await resume(order.id)
      return
    case 'move':
    case 'undo': {
      const made = order.kind === 'move' ? table().play(order.move) : table().undo(order.reach)
      if ('legal' in made) {
        report({ kind: 'done', ask: order.ask, refusal: made })
        return
      }
      await keep()
      report({ kind: 'done', ask: order.ask })
      report(made)
      await letBotsMove()
      return
    }
    case 'record':
      report({ kind: 'done', ask: order.ask, text: writeRecord(table().keep()) })
      return
    default:
      order satisfies never
  }
}

async function start(terms: StartTerms): Promise<void> {
  const versions = rulesOf(terms.game)
  if (!versions) throw new RangeError(`There is no game called ${terms.game}.`)
  level = terms.level
  local = startLocal(versions, { ...terms, secret: randomHex(32), opponent })
  await keep()
  tellOpened()
  bot = await opponentOf(terms.game, level)
  await letBotsMove()
}

async function resume(id: string): Promise<void> {
  const kept = await getMatch(id)
  const versions = kept && rulesOf(kept.game)
  if (!versions) {
    report({ kind: 'missing' })
    return
  }
  level = kept.level
  local = resumeLocal(versions, readRecord(kept.record), kept.me, opponent)
  tellOpened()
  bot = await opponentOf(kept.game, level)
  await letBotsMove()
}

async function letBotsMove(): Promise<void> {
  let moved = false
  for (let frame = table().letBotMove(); frame; frame = table().letBotMove()) {
    report(frame)
    moved = true
  }
  // Whoever leaves before this loses only moves of bots, and they think again.
  if (moved) await keep()
}

async function keep(): Promise<void> {
  const { match, me } = table()
  const record = table().keep()
  await putMatch({
    id: record.match,
    game: record.game,
    me,
    level,
    players: match.players,
    record: writeRecord(record),
    moves: match.log.length,
    over: record.result !== undefined,
    touched: Date.now(),
  })
}

function tellOpened(): void {
  const { match, me, past } = table()
  const { header, players } = match
  report({
    kind: 'opened',
    table: { id: header.match, game: header.game, rules: header.rules, place: 'local', me, options: header.options },
    plates: seatsOf(players.length).map((seat) => ({ seat, name: players[seat] ?? '', bot: seat !== me, here: true })),
    view: viewOf(match, me),
    n: match.log.length,
    past: redact(past, me),
    undo: table().undoable(),
  })
}

function table(): LocalMatch {
  if (!local) throw new Error('No match has been opened.')
  return local
}

function report(message: Report): void {
  postMessage(message)
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}
