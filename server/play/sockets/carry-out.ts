import type { Seat } from '@carriage/kernel'
import type { Command, MatchId, Problem } from '@carriage/protocol'
import type { Caller } from '../../accounts/caller.ts'
import { absentTable, refusal } from '../../accounts/permissions/index.ts'
import { type CallerTableFacts, ProblemError } from '../../tables/index.ts'
import { type CommandOutcome, seatCommandOf } from '../matches/command.ts'
import type { GatewayParts } from './context.ts'
import { seatOf } from './watched-table.ts'

/** A command and its sender. */
export interface CallerCommand {
  readonly caller: Caller
  readonly match: MatchId
  /** The seat to act for; by default the one that the caller holds. */
  readonly seat: Seat | undefined
  readonly command: Command
  /** The network lag measured for the caller. */
  readonly lag: number | undefined
}

/** Carries out a command of a caller, if the caller may. */
export async function carryOutCommand(
  context: GatewayParts,
  facts: CallerTableFacts | undefined,
  from: CallerCommand,
): Promise<CommandOutcome> {
  const { caller, match, command } = from
  const seat = from.seat ?? (facts ? seatOf(caller, facts) : null)
  const table = facts ?? absentTable
  const permission = command.type === 'resign' ? 'resign' : 'act'
  const refused = seat === null ? refusal(caller, permission, table) : refusal(caller, permission, table, seat)
  if (refused) return failed({ code: refused })
  if (!facts || caller.kind === 'anonymous' || seat === null) return failed({ code: 'forbidden' })
  if (facts.state === 'waiting') return failed({ code: 'conflict', detail: 'The game hasn’t started.' })
  const sitter = facts.seats.find((each) => each.seat === seat)
  if (sitter?.resigned) return failed({ code: 'conflict', detail: 'You resigned from this seat; a bot is playing it.' })
  try {
    if (command.type === 'resign') return { ok: true, n: await context.tables.resign(match, caller.id) }
    if (caller.via === 'token' && !sitter?.program) await context.tables.nameProgram(match, caller.id)
    return await context.matches.execute(match, seatCommandOf(command, seat, from.lag))
  } catch (error) {
    if (error instanceof ProblemError) return failed(error.problem)
    context.log.error({ err: error, match }, 'command failed')
    return failed({
      code: 'unavailable',
      detail: 'This is not possible at the moment. The same command may be sent again.',
    })
  }
}

function failed(problem: Problem): CommandOutcome {
  return { ok: false, problem }
}
