// Manages operators: `pnpm ops operator list | grant WHO | revoke WHO | reset-factor WHO`.
import { WrongSettings } from '../config.ts'
import { runWithDatabase } from '../platform/command-line.ts'
import { grantRole, lastingAccount, listOperators, resetSecondFactor, revokeRole } from './operators.ts'

const usage = `pnpm ops operator list
pnpm ops operator grant WHO          lets an account moderate; WHO is its mail address or its id
pnpm ops operator revoke WHO         takes that away, and the second factor with it
pnpm ops operator reset-factor WHO   for an operator who lost the second factor and its recovery codes`

const commands: Readonly<Record<string, [work: typeof grantRole, report: string]>> = {
  grant: [grantRole, 'may moderate now, at /moderation. A second factor is set up there first.'],
  revoke: [revokeRole, 'may no longer moderate.'],
  'reset-factor': [resetSecondFactor, 'sets up a new second factor at the next visit to /moderation.'],
}

await runWithDatabase(async (database) => {
  const [what = '', who] = process.argv.slice(2)
  if (what === 'list') {
    const operators = await listOperators(database)
    return operators
      .map(({ id, name, email, factor }) =>
        [id, name, email ?? 'no mail address', factor ? 'second factor' : 'no second factor yet'].join('\t'),
      )
      .join('\n')
  }
  const command = commands[what]
  if (!command || who === undefined) throw new WrongSettings([usage])
  const account = await lastingAccount(database, who)
  if (!account)
    throw new WrongSettings([`There is no lasting account ${who}. A guest must add a passkey or a mail address first.`])
  const [work, sent] = command
  await work(database, account.id)
  return `${account.name} ${sent}`
})
