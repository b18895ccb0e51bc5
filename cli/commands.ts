import { Divergence, UnreadableRecord } from '@carriage/kernel'
import { gameIds } from './arguments.ts'
import { Complaint } from './complaint.ts'
import { divergenceLine } from './divergence.ts'
import { terminalTranslator } from './formatter.ts'
import { openCommand } from './open.ts'
import { playCommand } from './play/play.ts'
import { replayCommand } from './replay.ts'
import { rules } from './rules/rules.ts'
import type { Screen } from './screen.ts'
import { simulate } from './simulate/simulate.ts'
import { verifyCommand } from './verify.ts'

const commands = {
  games: listGames,
  play: playCommand,
  simulate,
  replay: replayCommand,
  verify: verifyCommand,
  open: openCommand,
  rules,
  // Loaded lazily: its library is a seventh of the code of a command.
  mcp: async (args: readonly string[], screen: Screen) => (await import('./mcp/mcp.ts')).mcp(args, screen),
}
type Command = keyof typeof commands

/** `carriage games`: the id of each game, those on trial last, for scripts. */
async function listGames(_args: readonly string[], screen: Screen): Promise<number> {
  for (const id of gameIds()) screen.print(id)
  return 0
}

/** Runs one call of the command and returns its exit code: 1 for a failure, 2 for invalid usage. */
export async function carriage(args: readonly string[], screen: Screen): Promise<number> {
  const [command = '--help', ...rest] = args
  const t = terminalTranslator('en')
  const games = gameIds().join(', ')
  try {
    if (isHelp(command)) screen.print(t('usage', { games }))
    else if (!isCommand(command)) throw new Complaint('command.unknown', { command })
    else if (rest.some(isHelp)) screen.print(t(`usage.${command}`, { games }))
    else return await commands[command](rest, screen)
    return 0
  } catch (error) {
    if (error instanceof Complaint) {
      screen.complain(t(error.id, error.values))
      return 2
    }
    if (error instanceof UnreadableRecord) screen.complain(t('record.unreadable', { problem: error.message }))
    else if (error instanceof Divergence) screen.complain(divergenceLine(t, error))
    else throw error
    return 1
  }
}

function isHelp(text: string): boolean {
  return text === '--help' || text === '-h'
}

function isCommand(text: string): text is Command {
  return Object.hasOwn(commands, text)
}
