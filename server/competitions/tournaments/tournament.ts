// Lists and repairs tournaments: `pnpm ops tournament`. docs/tournaments.md explains when each is
// needed. Running processes poll the database, so they need no notification.
import { pathToFileURL } from 'node:url'
import { type ModerationAction, tournamentRemoval } from '@carriage/protocol'
import { WrongSettings } from '../../config.ts'
import { logAction } from '../../moderation/moderation-log.ts'
import { commandLineOperator, lastingAccount } from '../../moderation/operators.ts'
import { localBus } from '../../platform/bus/index.ts'
import { runWithDatabase } from '../../platform/command-line.ts'
import type { Database } from '../../platform/storage/database.ts'
import { correctResult, endRoundNow, replaceInTournament, replayTable, type TableOfRound } from './repair.ts'
import { removePerson } from './sign-up.ts'

const usage = `pnpm ops tournament list                         those that are not over
pnpm ops tournament replace ID WHO BY            somebody else takes a place; WHO and BY are mail addresses or ids
pnpm ops tournament correct ID ROUND TABLE 2,1=3 the result of a table: its seats from first to last, ties with =
pnpm ops tournament replay ID ROUND TABLE        a table of the latest round is played again
pnpm ops tournament end-round ID                 tables that still run are cut off
pnpm ops tournament remove ID WHO REASON         somebody is out from the next round on, and reads the reason`

/** Carries out a command and returns its output. */
export async function runTournamentCommand(
  database: Database,
  [command, ...rest]: readonly string[],
  now = new Date(),
): Promise<string> {
  const options = { database, bus: localBus() }
  const [first = '', second = '', third = '', ranking = ''] = rest
  switch (command) {
    case 'list':
      return listText(database)
    case 'replace': {
      const tournament = wholeNumber(first)
      const [leaves, comes] = [await accountNamed(database, second), await accountNamed(database, third)]
      await replaceInTournament(
        options,
        { tournament, leaves, comes },
        noted('replaceInTournament', leaves, { tournament }),
      )
      return 'Replaced.'
    }
    case 'correct': {
      const table = tableNamed(first, second, third)
      const read = ranking.split(',').map((group) => group.split('=').map((seat) => wholeNumber(seat) - 1))
      await correctResult(
        options,
        table,
        read,
        noted('correctResult', String(table.tournament), { ...facts(table), ranking }),
      )
      return 'Corrected.'
    }
    case 'replay': {
      const table = tableNamed(first, second, third)
      await replayTable(options, table, now, noted('replayTable', String(table.tournament), facts(table)))
      return 'It will be created again within seconds.'
    }
    case 'end-round': {
      const tournament = wholeNumber(first)
      await endRoundNow(options, tournament, now, noted('endRound', String(tournament)))
      return 'The round ends within seconds.'
    }
    case 'remove': {
      const reason = tournamentRemoval.safeParse({ reason: rest.slice(2).join(' ') })
      if (!reason.success) throw new WrongSettings([usage])
      const account = await accountNamed(database, second)
      await removePerson(database, wholeNumber(first), { account, ...reason.data })
      return 'Removed.'
    }
    default:
      throw new WrongSettings([usage])
  }
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new WrongSettings([usage])
  return Number(text)
}

function tableNamed(tournament: string, round: string, number: string): TableOfRound {
  return { tournament: wholeNumber(tournament), round: wholeNumber(round), number: wholeNumber(number) }
}

function facts({ round, number }: TableOfRound): Readonly<Record<string, number>> {
  return { round, table: number }
}

async function listText({ pool }: Database): Promise<string> {
  const { rows } = await pool.query<{
    id: number
    title: string
    game: string
    state: string
    round: number
    people: number
  }>(
    `select t.id, t.title, t.game, t.state, t.round,
       (select count(*)::integer from tournament_people p where p.tournament = t.id) as people
     from tournaments t where t.next_check_at is not null order by t.next_check_at, t.id`,
  )
  return rows
    .map(({ id, title, game, state, round, people }) =>
      [id, title, game, state, `round ${round}`, `${people} people`].join('\t'),
    )
    .join('\n')
}

function noted(action: ModerationAction, subject: string, facts: Readonly<Record<string, string | number>> = {}) {
  return (client: Parameters<typeof logAction>[0]) => logAction(client, commandLineOperator, action, subject, facts)
}

/** Also of a deleted person, whose place is known by its id alone. */
async function accountNamed(database: Database, who: string): Promise<string> {
  return (await lastingAccount(database, who))?.id ?? who
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await runWithDatabase((database) => runTournamentCommand(database, process.argv.slice(2)))
