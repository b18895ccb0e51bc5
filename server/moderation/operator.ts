// Manages operators: `pnpm ops operator list | grant WHO | revoke WHO | reset-factor WHO`.
import { readConfig, WrongSettings } from '../config.ts'
import { printable } from '../platform/printable.ts'
import { openDatabase } from '../platform/storage/database.ts'
import { grantRole, lastingAccount, listOperators, resetSecondFactor, revokeRole } from './operators.ts'

const usage = `pnpm ops operator list
pnpm ops operator grant WHO          gives an account the rights of an operator; WHO is its mail address or its id
pnpm ops operator revoke WHO         takes that away, and the second factor with it
pnpm ops operator reset-factor WHO   for an operator who lost the second factor and its recovery codes`

const commands: Readonly<Record<string, [work: typeof grantRole, report: string]>> = {
  grant: [grantRole, 'may moderate now, at /moderation. A second factor is set up there first.'],
  revoke: [revokeRole, 'may no longer moderate.'],
  'reset-factor': [resetSecondFactor, 'sets up a new second factor at the next visit to /moderation.'],
}

try {
  const [what = '', who] = process.argv.slice(2)
  const command = commands[what]
  if (what !== 'list' && (!command || who === undefined)) throw new WrongSettings([usage])
  const { DATABASE_URL } = readConfig(process.env)
  if (DATABASE_URL === undefined) throw new WrongSettings(['DATABASE_URL: expected the database of the site'])
  const database = openDatabase({ url: DATABASE_URL, connections: 1, onError: (error) => console.error(error.message) })
  try {
    if (command && who !== undefined) {
      const account = await lastingAccount(database, who)
      if (!account)
        throw new WrongSettings([
          `There is no lasting account ${who}. A guest must add a passkey or a mail address first.`,
        ])
      const [work, sent] = command
      await work(database, account.id)
      console.log(printable(`${account.name} ${sent}`))
    } else
      for (const { id, name, email, factor } of await listOperators(database))
        console.log(
          printable(
            [id, name, email ?? 'no mail address', factor ? 'second factor' : 'no second factor yet'].join('\t'),
          ),
        )
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof WrongSettings ? error.message : error)
  process.exitCode = 1
}
