import { randomInt } from 'node:crypto'
import { askUndo, type Chance, type Seat, viewOf, type Waiting } from '@carriage/kernel'
import { randomMove } from '@carriage/kernel/conform'
import { type DecisionOutcome, decideAtKeyboard } from './decide.ts'
import { hideSecrets, makeMove, newsFor, type Session } from './session.ts'
import { askToTakeBack } from './take-back.ts'

/** Random seats are not part of the match's chance and need not be verifiable. */
const dice: Chance = { below: (n) => randomInt(n) }

/** Plays a match at one keyboard until it is over or a player leaves. */
export async function playHotseat(session: Session): Promise<'over' | 'left'> {
  const { match, people } = session
  const moved = new Set<Seat>()
  let decision = ''
  for (;;) {
    const turn = match.game.turn(match.state)
    if (turn.over) return 'over'
    if (turn.decision !== decision || turn.seats.every((seat) => moved.has(seat))) moved.clear()
    decision = turn.decision
    const seat = nextSeat(session, turn, moved)
    const moves = match.line.length
    if (!people.includes(seat)) moveAtRandom(session, turn, seat)
    else if ((await seated(session, seat)) === 'left') return 'left'
    if (match.line.length > moves) moved.add(seat)
    else moved.clear() // a move was undone
  }
}

/**
 * The next seat to act: bots before people, and seats that have not moved in this decision before those that have and
 * may change a sealed plan.
 */
function nextSeat({ match, people }: Session, { seats }: Waiting, moved: ReadonlySet<Seat>): Seat {
  const fresh = seats.filter((seat) => !moved.has(seat))
  const next = fresh.find((seat) => !people.includes(seat)) ?? fresh[0]
  if (next === undefined) throw new Error(`${match.game.id} waits for no seat and is not over.`)
  return next
}

function moveAtRandom(session: Session, turn: Waiting, seat: Seat): void {
  const { match, people, screen } = session
  makeMove(session, seat, randomMove(match.game, viewOf(match, seat), turn, seat, dice))
  if (people.length > 0) return
  for (const line of newsFor(session, 'spectator')) screen.print(`  ${line}`)
}

async function seated(session: Session, seat: Seat): Promise<DecisionOutcome> {
  const handedOver = session.people.length < 2 || session.looking === seat ? 'done' : await handOver(session, seat)
  if (handedOver !== 'done') return handedOver
  return decideAtKeyboard(session, seat)
}

/** Hands the keyboard to another player, after offering to undo the last move, and clears the screen. */
async function handOver(session: Session, to: Seat): Promise<DecisionOutcome | 'done'> {
  const { match, translator, t, screen, looking: from } = session
  const next = translator.name(to)
  const undo = from === undefined ? undefined : askUndo(match, from)
  let free = undo?.legal && undo.free ? 'yes' : 'no'
  if (from !== undefined && session.secretsInSight) {
    const line = await screen.ask(t('handOver.hide', { name: translator.name(from), next, free }))
    if (line === undefined || isQuit(line)) return 'left'
    if (free === 'yes' && isUndo(line)) return await undone(session, from)
    free = 'no'
  }
  hideSecrets(session)
  const line = await screen.ask(
    t('handOver.turn', { name: next, free, last: from === undefined ? '' : translator.name(from) }),
  )
  if (line === undefined || isQuit(line)) return 'left'
  return from !== undefined && free === 'yes' && isUndo(line) ? await undone(session, from) : 'done'
}

async function undone(session: Session, seat: Seat): Promise<DecisionOutcome> {
  session.looking = seat
  await askToTakeBack(session, seat)
  return 'moved'
}

function isQuit(line: string): boolean {
  return line.toLowerCase() === 'q'
}

function isUndo(line: string): boolean {
  return line.toLowerCase() === 'u'
}
