// Starts, lists, repairs and stops leagues: `pnpm ops league`. docs/seasons.md explains when each is needed.
// Running processes poll the database, so they need no notification.
import { pathToFileURL } from 'node:url'
import { type ModerationAction, matchId } from '@carriage/protocol'
import { WrongSettings } from '../../config.ts'
import { logAction } from '../../moderation/moderation-log.ts'
import { commandLineOperator, lastingAccount } from '../../moderation/operators.ts'
import { localBus } from '../../platform/bus/index.ts'
import { runWithDatabase } from '../../platform/command-line.ts'
import type { Database } from '../../platform/storage/database.ts'
import { type NewLeague, type NoteInLog, newLeague, startLeague, stopLeague } from './leagues.ts'
import { listLeagues } from './read-leagues.ts'
import { closeGame, replacePerson } from './repair.ts'

const usage = `pnpm ops league list
pnpm ops league start ID GAME SEATS TITLE [days=2] [signupDays=14] [seasonDays=90]
pnpm ops league stop ID                      the season that runs is its last
pnpm ops league replace SEASON WHO BY        somebody else takes a place; WHO and BY are mail addresses or ids
pnpm ops league close-game TABLE             a game does not count; bots play it to its end`

/** Carries out a command and returns its output. */
export async function runLeagueCommand(database: Database, [command, ...rest]: readonly string[]): Promise<string> {
  const options = { database, bus: localBus() }
  const [first = '', second = '', third = '', ...more] = rest
  switch (command) {
    case 'list':
      return listText(database)
    case 'start': {
      const league = leagueFrom(first, second, third, more)
      await startLeague(database, league, new Date(), noted('startLeague', league.id, { game: league.game }))
      return `${league.title} is open for sign-up at /seasons.`
    }
    case 'stop':
      await stopLeague(database, first, noted('stopLeague', first))
      return `No season of ${first} follows.`
    case 'replace': {
      const [leaves, comes] = [await needAccount(database, second), await needAccount(database, third)]
      const season = Number(first)
      if (!Number.isInteger(season)) throw new WrongSettings([usage])
      await replacePerson(options, { season, leaves, comes }, noted('replacePerson', leaves, { season }))
      return 'Replaced.'
    }
    case 'close-game': {
      const table = matchId.safeParse(first)
      if (!table.success) throw new WrongSettings([usage])
      await closeGame(options, table.data, noted('closeGame', table.data))
      return 'The game does not count any more.'
    }
    default:
      throw new WrongSettings([usage])
  }
}

function leagueFrom(id: string, game: string, seats: string, rest: readonly string[]): NewLeague {
  const numbers: Record<string, number> = {}
  const title: string[] = []
  for (const word of rest) {
    const [, name, value] = /^(\w+)=(\d+)$/.exec(word) ?? []
    if (name === undefined) title.push(word)
    else numbers[name] = Number(value)
  }
  const read = newLeague.safeParse({ id, game, title: title.join(' '), seats: Number(seats), ...numbers })
  if (!read.success)
    throw new WrongSettings([usage, ...read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)])
  return read.data
}

async function listText(database: Database): Promise<string> {
  const lines = (await listLeagues(database, undefined)).flatMap(({ id, title, game, seats, active, seasons }) => [
    [id, title, game, `${seats} seats`, active ? 'active' : 'stopped'].join('\t'),
    ...seasons.map((season) =>
      [`  season ${season.number}`, `id ${season.id}`, season.state, `${season.people} people`].join('\t'),
    ),
  ])
  return lines.join('\n')
}

function noted(
  action: ModerationAction,
  subject: string,
  facts: Readonly<Record<string, string | number>> = {},
): NoteInLog {
  return (client) => logAction(client, commandLineOperator, action, subject, facts)
}

/** Also of a deleted person, whose place is known by its id alone. */
async function needAccount(database: Database, who: string): Promise<string> {
  const account = await lastingAccount(database, who)
  return account?.id ?? who
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await runWithDatabase((database) => runLeagueCommand(database, process.argv.slice(2)))
