import { type AnyGame, awaitedSeats, type GivenPremove, type Preview, preview, type Seat } from '@carriage/kernel'
import type { Bot, ThinkingBudget } from '../../bot.ts'

/** Decisions of a turn at most; the longest seen has fewer. */
const longest = 24

/**
 * What a careful player premoves: for a single decision the bot's answer, for the next turn what the bot would play if
 * it started as forecast, up to the end of the turn or the first random result.
 */
export function turnOrders(game: AnyGame, bot: Bot, view: object, seat: Seat, budget: ThinkingBudget): GivenPremove[] {
  return (game.premoves?.ahead(view, seat) ?? []).flatMap(({ moment, view: begin, inTurn }) => {
    if (!inTurn) return [{ moment, moves: [bot.choose(begin, seat, budget)] }]
    const moves = wholeTurn(game, bot, begin, seat, budget)
    return moves ? [{ moment, moves }] : []
  })
}

function wholeTurn(
  game: AnyGame,
  bot: Bot,
  begin: object,
  seat: Seat,
  budget: ThinkingBudget,
): readonly object[] | undefined {
  const moves: object[] = []
  let state: object | undefined = begin
  while (state && awaitedSeats(game.turn(state)).includes(seat)) {
    if (moves.length > 0 && isBeginning(state)) return moves
    if (moves.length === longest) return undefined
    const move = bot.choose(state, seat, budget)
    moves.push(move)
    const shown: Preview<object, object> = preview(game, state, seat, move)
    if (!shown.legal) return undefined
    state = shown.state
  }
  return moves
}

/** A seat that moves again at once begins another turn. */
function isBeginning(state: object): boolean {
  const [step] = 'steps' in state && Array.isArray(state.steps) ? (state.steps as { name?: unknown }[]) : []
  const tile =
    'turn' in state && typeof state.turn === 'object' && state.turn && 'tile' in state.turn ? state.turn.tile : 0
  return step?.name === 'takeTile' && tile === null
}
