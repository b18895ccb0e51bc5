import { type AnyGame, awaitedSeats, type Seat, type Viewer } from '@carriage/kernel'
import type { Command, legalMoves, MatchId } from '@carriage/protocol'
import { library } from '@carriage/shared/catalogue'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type * as z from 'zod'
import type { Budget } from '../../../play/matches/budget.ts'
import type { Matches } from '../../../play/matches/client.ts'
import { type CommandOutcome, seatCommandOf } from '../../../play/matches/command.ts'
import { ProblemError, problemError, type TableService } from '../../../tables/index.ts'
import { type AtTable, accountOf, type Guard } from '../guard.ts'
import { routeOf } from '../route-of.ts'

/** Views and frames are serialised often and come from our own code: without validation. */
const asTheyAre = () => JSON.stringify

/** A running match, for clients that ask once; the socket is for those that stay. */
export function matchRoutes(
  guard: Guard,
  tables: TableService,
  matches: Matches,
  budget: Budget,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...routeOf('GET /api/matches/:id/view'),
      serializerCompiler: asTheyAre,
      handler: async (request) => {
        const { id } = request.params
        const at = await guard.authorizeTable(request, 'watch', id)
        const opening = request.query.at === 'opening'
        const standing = opening ? await matches.opening(id, viewerOf(at)) : await matches.standing(id, viewerOf(at))
        if (!standing) throw notStarted()
        const undoAsked = (opening ? undefined : await matches.undoAsk(id)) ?? null
        return { me: at.seat, standing, undoAsked }
      },
    })

    app.route({
      ...routeOf('GET /api/matches/:id/frames'),
      serializerCompiler: asTheyAre,
      handler: async (request) => {
        const { id } = request.params
        const at = await guard.authorizeTable(request, 'watch', id)
        const frames = await matches.frames(id, viewerOf(at), request.query.after)
        if (!frames) throw notStarted()
        return { frames }
      },
    })

    app.route({
      ...routeOf('GET /api/matches/:id/moves'),
      serializerCompiler: asTheyAre,
      handler: async (request) => {
        const { id } = request.params
        const { seat, caller } = await guard.authorizeTable(request, 'watch', id)
        const [table, standing] = await Promise.all([
          tables.show(id, caller.kind === 'account' ? caller.id : undefined),
          matches.standing(id, seat ?? 'spectator'),
        ])
        const game = table && library.find(table.game, table.rules)
        if (!game || !standing) throw notStarted()
        const { n, view } = standing
        const found = await budget.run(`the moves of match ${id}`, () => movesOn(game, view, seat))
        return { n, ...found }
      },
    })

    app.route({
      ...routeOf('POST /api/matches/:id/commands'),
      handler: async (request) => {
        const { id } = request.params
        const at = await guard.authorizeTable(request, request.body.type === 'resign' ? 'resign' : 'act', id)
        return carryOut(id, at, request.body)
      },
    })

    app.route({
      ...routeOf('POST /api/matches/:id/resign'),
      handler: async (request) => {
        const { caller } = await guard.authorizeTable(request, 'resign', request.params.id)
        return { n: await tables.resign(request.params.id, accountOf(caller).id) }
      },
    })

    app.route({
      ...routeOf('PUT /api/matches/:id/seat'),
      handler: async (request) => {
        const { caller, resigned } = await guard.authorizeTable(request, 'act', request.params.id)
        if (resigned) throw hasResigned()
        await tables.comeBack(request.params.id, accountOf(caller).id)
        return {}
      },
    })
  }

  async function carryOut(
    id: MatchId,
    { caller, seat, facts, resigned }: AtTable,
    command: Command,
  ): Promise<{ n: number }> {
    if (facts.state === 'waiting') throw notStarted()
    if (command.type === 'resign') return { n: await tables.resign(id, accountOf(caller).id) }
    if (resigned) throw hasResigned()
    if (seat === null) throw problemError('forbidden', 'You have no seat here.')
    const { id: account, via } = accountOf(caller)
    const named = facts.seats.some((sitter) => sitter.seat === seat && sitter.program)
    if (via === 'token' && !named) await tables.nameProgram(id, account)
    return entered(await matches.execute(id, seatCommandOf(command, seat)))
  }
}

/** The limit of listed moves. Positions of our games stay far below it, except open turns. */
const mostMoves = 1_000

function movesOn(game: AnyGame, view: object, seat: Seat | null): Omit<z.infer<typeof legalMoves>, 'n'> {
  const turn = game.turn(view)
  if (seat === null || !awaitedSeats(turn).includes(seat)) return { over: turn.over, moves: [], all: true }
  const moves = firstOf(game.moves(view, seat), mostMoves + 1)
  const all = moves.length <= mostMoves && !(!turn.over && turn.open)
  return { over: turn.over, moves: moves.slice(0, mostMoves) as Record<string, unknown>[], all }
}

function firstOf<T>(all: Iterable<T>, most: number): T[] {
  const first: T[] = []
  for (const each of all) {
    if (first.length === most) break
    first.push(each)
  }
  return first
}

function entered(outcome: CommandOutcome): { n: number } {
  if (!outcome.ok) throw new ProblemError(outcome.problem)
  return { n: outcome.n }
}

function viewerOf({ seat }: AtTable): Viewer {
  return seat ?? 'spectator'
}

function notStarted(): ProblemError {
  return problemError('conflict', 'The game hasn’t started.')
}

function hasResigned(): ProblemError {
  return problemError('conflict', 'You resigned: a bot is playing your seat.')
}
