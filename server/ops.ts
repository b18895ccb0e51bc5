// The commands of operators: `pnpm ops NAME`, in the image `ops NAME`. Each is a program beside this one.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

export const operatorCommands = [
  { name: 'backup', file: 'backup.ts', summary: 'writes a verified backup, once or every few hours' },
  { name: 'restore', file: 'restore.ts', summary: 'restores a backup' },
  { name: 'migrate', file: 'migrate.ts', summary: 'migrates the database before a new release starts' },
  { name: 'operator', file: 'moderation/operator.ts', summary: 'grants and revokes operator rights' },
  { name: 'ratings', file: 'competitions/ratings/recompute.ts', summary: 'recomputes all ratings' },
  { name: 'boxes', file: 'accounts/boxes/confirmed.ts', summary: 'component rows that owners confirmed' },
  { name: 'season', file: 'competitions/seasons/season.ts', summary: 'plans a league that is run by hand' },
  { name: 'league', file: 'competitions/seasons/league.ts', summary: 'starts, repairs and stops leagues' },
  { name: 'tournament', file: 'competitions/tournaments/tournament.ts', summary: 'repairs tournaments' },
] as const

if (import.meta.main) {
  const [node = '', , name = '', ...args] = process.argv
  const command = operatorCommands.find((each) => each.name === name)
  if (command) {
    const file = join(import.meta.dirname, command.file)
    process.argv = [node, file, ...args]
    await import(pathToFileURL(file).href)
  } else {
    console.log(operatorCommands.map((each) => `  ops ${each.name.padEnd(12)}${each.summary}`).join('\n'))
    if (!['', '--help', 'help'].includes(name)) process.exitCode = 1
  }
}
