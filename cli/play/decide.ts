import { type Seat, viewOf } from '@carriage/kernel'
import { numbered, pad } from '../layout.ts'
import { showLog, showPreview, showRule, showWhy, writtenMove } from './answer.ts'
import { changedLines } from './changes.ts'
import { makeMove, newsFor, recordSecrets, type Session } from './session.ts'
import { askToTakeBack } from './take-back.ts'
import { readOrder } from './typed-command.ts'

/** The outcome of a decision: a move was made or undone, or the person leaves. */
export type DecisionOutcome = 'moved' | 'left'

/** Shows a seat its table and its moves, answers its questions, and plays the move that it chooses. */
export async function decideAtKeyboard(session: Session, seat: Seat): Promise<DecisionOutcome> {
  const { match, translator, t, screen } = session
  const moves = [...match.game.moves(viewOf(match, seat), seat)]
  showDecision(session, seat, moves)
  for (;;) {
    const line = await screen.ask(t('prompt', { name: translator.name(seat) }))
    if (line === undefined) return 'left'
    const order = readOrder(line)
    switch (order.kind) {
      case 'play': {
        const move = moveAt(session, moves, order.number)
        if (!move) break
        playAndShow(move)
        return 'moved'
      }
      case 'write': {
        const move = writtenMove(session, seat, moves, order.text)
        if (!move) break
        playAndShow(move)
        return 'moved'
      }
      case 'preview': {
        const move = moveAt(session, moves, order.number)
        if (move) showPreview(session, seat, move)
        break
      }
      case 'undo':
        if (await askToTakeBack(session, seat)) return 'moved'
        // Another player may have used the keyboard.
        if (session.looking !== seat) return 'moved'
        break
      case 'why':
        showWhy(session, seat, moves, order.text)
        break
      case 'rule':
        showRule(session, order.id)
        break
      case 'log':
        showLog(session, seat)
        break
      case 'table':
        session.board = []
        showDecision(session, seat, moves)
        break
      case 'help':
        screen.print(t('help', { rule: pad(`r ${session.title.rulebook[0]?.id ?? ''}`, 11) }))
        break
      case 'quit':
        return 'left'
      case 'unclear':
        screen.print(t('unclear', { text: order.text }))
        break
      default:
        order satisfies never
    }
  }

  function playAndShow(move: object): void {
    makeMove(session, seat, move)
    for (const line of newsFor(session, seat)) screen.print(`  ${line}`)
  }
}

function showDecision(session: Session, seat: Seat, moves: readonly object[]): void {
  const { match, translator, t, screen } = session
  recordSecrets(session, seat)
  const heading = session.shown.has(seat) ? 'since' : 'since.first'
  const news = newsFor(session, seat)
  if (news.length > 0) {
    screen.print()
    screen.print(t(heading), 'strong')
    for (const line of news) screen.print(`  ${line}`)
  }
  // Within a turn the table was shown a moment ago: the changes of the last move are enough.
  const sameTurn = session.looking === seat && session.board.length > 0 && news.length === 0
  session.looking = seat
  showTable(session, seat, sameTurn)
  screen.print()
  screen.print(translator.decision(match.state, seat), 'strong')
  const turn = match.game.turn(match.state)
  if (!turn.over && turn.open) screen.print(t('selection'))
  const view = viewOf(match, seat)
  const texts = moves.map((move) => translator.move(view, seat, seat, move))
  screen.print(numbered(texts, screen.width))
}

function showTable(session: Session, seat: Seat, onlyChanges: boolean): void {
  const { match, translator, t, screen, board: before } = session
  session.board = translator.board(match.state, seat)
  const lines = onlyChanges ? changedLines(before, session.board) : session.board
  if (lines.length === 0) return
  screen.print()
  screen.print(t(onlyChanges ? 'table.changed' : 'table'), 'strong')
  for (const line of lines) screen.print(`  ${line}`)
}

function moveAt({ t, screen }: Session, moves: readonly object[], number: number): object | undefined {
  const move = moves[number - 1]
  if (!move) screen.print(t('move.unknown', { number, count: moves.length }))
  return move
}
