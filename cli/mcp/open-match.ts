import { awaitedSeats, preview } from '@carriage/kernel'
import type { Api } from '@carriage/protocol/client'
import { library } from '@carriage/shared/catalogue'
import { chooseTitle } from '../arguments.ts'
import { terminalTranslator } from '../formatter.ts'
import { createTableTranslator } from '../translator.ts'
import { answerOrThrow, Unanswered } from './unanswered.ts'

/** A match as its seat sees it, in words. */
export interface OpenMatch {
  /** The length of its log. */
  readonly n: number
  readonly decision: string
  readonly board: readonly string[]
  readonly choices: readonly Choice[]
  /** Whether these are all legal moves. */
  readonly all: boolean
}

interface Choice {
  readonly move: Record<string, unknown>
  readonly text: string
  /** The result of the move, as far as it can be forecast. */
  readonly brings: readonly string[]
}

/** Fetches a match from the server, and describes it with the rules that apply there. */
export async function openMatch(api: Api, id: string): Promise<OpenMatch> {
  const params = { path: { id } }
  const [table, seen, legal] = await Promise.all([
    api.GET('/api/tables/:id', { params }).then(answerOrThrow),
    api.GET('/api/matches/:id/view', { params: { ...params, query: { at: 'now' } } }).then(answerOrThrow),
    api.GET('/api/matches/:id/moves', { params }).then(answerOrThrow),
  ])
  const game = library.find(table.game, table.rules)
  const t = terminalTranslator('en')
  if (!game) throw new Unanswered(t('mcp.unknownRules', { game: table.game, rules: table.rules }))
  const names = table.seats.map(({ name }) => name ?? '')
  const translator = createTableTranslator(chooseTitle(table.game), 'en', names, t)
  const { n, view } = seen.standing
  const me = seen.me ?? undefined
  const turn = game.turn(view)
  const mine = me !== undefined && awaitedSeats(turn).includes(me)
  const decision = turn.over
    ? t('mcp.over')
    : mine
      ? translator.decision(view, me)
      : t('mcp.waitingFor', {
          names: awaitedSeats(turn)
            .map((seat) => translator.name(seat))
            .join(', '),
        })
  // A move arrived between two of the responses: the list belongs to another position.
  const moves = mine && legal.n === n ? legal.moves : []
  return {
    n,
    decision,
    board: translator.board(view, me ?? 'spectator'),
    all: legal.all,
    choices: moves.map((move): Choice => {
      const seat = me ?? 0
      const previewed = preview(game, view, seat, move)
      return {
        move,
        text: translator.move(view, seat, seat, move),
        brings: previewed.legal ? translator.events(previewed.events, seat) : [],
      }
    }),
  }
}
