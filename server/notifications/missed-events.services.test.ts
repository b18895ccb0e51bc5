import { randomUUID } from 'node:crypto'
import { fastChance, type Seat } from '@carriage/kernel'
import type { MatchId, NotificationChoice } from '@carriage/protocol'
import { library } from '@carriage/shared/catalogue'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { localBus } from '../platform/bus/index.ts'
import { budgetOf, type MatchesHere, playMatches } from '../play/matches/index.ts'
import { beginTable } from '../testing/begin-table.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { readChannelOptions } from './channel-options.ts'
import { startDispatcher } from './dispatcher.ts'
import { collectMissedEvents } from './missed-events.ts'
import { addDevice, saveNotificationSettings } from './settings.ts'
import { openMailbox } from './testing/mailbox.ts'
import { pushDevice } from './testing/push-device.ts'
import { account } from './testing/waiting-table.ts'
import { openWebServer } from './testing/web-server.ts'

const log = pino({ level: 'silent' })
const publicUrl = 'https://site.example'
let database: TestDatabase
let matches: MatchesHere

beforeAll(async () => {
  database = await testDatabase()
  matches = playMatches({ database, bus: localBus(), budget: budgetOf(1_000), log })
})
afterAll(() => database.drop())

/** Plays random moves until seat 0 has decided, others have moved, and it has to decide again. */
async function untilAskedAgain(match: MatchId, name: string, least: number): Promise<void> {
  const game = library.latest(name)!
  const chance = fastChance(5)
  for (let n = 0, decided = -1; ; n++) {
    const { view } = (await matches.standing(match, 'spectator'))!
    const turn = game.turn(view)
    if (turn.over) throw new Error('The game ended too soon.')
    const seat = turn.seats[chance.below(turn.seats.length)] as Seat
    if (seat === 0 && decided >= 0 && n - decided > 2 && n >= least) return
    if (seat === 0) decided = n
    const own = (await matches.standing(match, seat))!
    const listed = [...game.moves(own.view, seat)]
    const move = turn.open && game.suggest ? game.suggest(own.view, seat, chance) : listed[chance.below(listed.length)]!
    const done = await matches.execute(match, { type: 'move', id: randomUUID(), basis: own.n, seat, move })
    if (!done.ok) throw new Error(JSON.stringify(done))
  }
}

test.each([
  ['kraftwagen', 60],
  ['age-of-engineering', 60],
  ['horseless-carriage', 8],
] as const)(
  'the events that a player of %s missed are read from the database, in both languages, and shared channels get only what spectators see',
  async (game, least) => {
    const match = await beginTable(database, { game, seats: 3 })
    await untilAskedAgain(match, game, least)
    const asked = { match, game, seat: 0, language: 'en', shared: false } as const
    const emitted = await collectMissedEvents(database, asked)
    const linesIn = (missed: typeof emitted) => missed?.turns.map(({ line }) => line) ?? []
    expect(linesIn(emitted).length).toBeGreaterThan(0)
    expect(linesIn(emitted).join()).toContain('Player ')
    const times = emitted?.turns.map(({ at }) => at) ?? []
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    const german = await collectMissedEvents(database, { ...asked, language: 'de' })
    expect(german?.changes).toHaveLength(emitted?.changes.length ?? 0)
    expect(linesIn(german)).not.toEqual(linesIn(emitted))
    const shared = await collectMissedEvents(database, { ...asked, shared: true })
    expect([...(shared?.changes ?? []), ...linesIn(shared)].join()).not.toMatch(/[{}]|undefined/)
  },
)

test('mail, push and webhook have the same digest, of five lines at most', async () => {
  const [mailbox, web] = [await openMailbox(), await openWebServer()]
  const people = [await account(database, 'Anna'), await account(database, 'Berta')]
  const [anna = ''] = people
  const plain: NotificationChoice = { language: 'en', zone: 'UTC', digest: null, mail: true, webhooks: [], devices: [] }
  await saveNotificationSettings(database, anna, {
    ...plain,
    webhooks: [{ url: `${web.url}/hook`, active: true, shared: false }],
  })
  const device = pushDevice(`${web.url}/push/1`)
  await addDevice(database, anna, device.subscription)
  const match = await beginTable(database, { game: 'kraftwagen', seats: 2, accounts: people })
  await untilAskedAgain(match, 'kraftwagen', 30)
  const channelOptions = await readChannelOptions(
    database,
    readConfig({
      DATABASE_URL: database.url,
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'mail@site.example',
      PUBLIC_URL: publicUrl,
      NOTIFY_PRIVATE_ADDRESSES: 'true',
    }),
  )
  const dispatcher = startDispatcher({
    database,
    bus: localBus(),
    log,
    composing: { publicUrl, linkTo: () => `${publicUrl}/l#token`, now: Date.now },
    channels: channelOptions,
    habits: { every: 20, timeout: 0 },
  })
  await expect.poll(() => [mailbox.mails.length, web.posts.length], { timeout: 10_000 }).toEqual([1, 2])
  await dispatcher.stop()
  const emitted = await collectMissedEvents(database, {
    match,
    game: 'kraftwagen',
    seat: 0,
    language: 'en',
    shared: false,
  })
  const posted = web.posts.find(({ path }) => path === '/hook')
  const { embeds } = JSON.parse(posted?.body.toString() ?? '{}') as { embeds: { description: string }[] }
  // As Discord shows it: possible Markdown is escaped.
  const lines = embeds[0]?.description.replaceAll(/\\([^\w\s])/g, '$1').split('\n') ?? []
  expect(lines[0]).toBe(emitted?.changes[0] ?? 'Your game with Player 1 is waiting for your move.')
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.length).toBeLessThanOrEqual(5)
  for (const line of lines.slice(1))
    expect([
      ...(emitted?.changes ?? []),
      ...(emitted?.turns.map((turn) => turn.line) ?? []),
      line.endsWith('more in the log') ? line : '',
    ]).toContain(line)
  expect(device.read(web.posts.find(({ path }) => path === '/push/1')!)).toMatchObject({ body: lines.join('\n') })
  const mail = (mailbox.mails[0]?.text ?? '').replaceAll(/=\r?\n/g, '').replaceAll('\r\n', '\n')
  for (const line of lines) expect(mail).toContain(line)
  await Promise.all([mailbox.close(), web.close()])
})
