import { fastChance, type Seat } from '@carriage/kernel'
import type { MatchId, Pace } from '@carriage/protocol'
import { library } from '@carriage/shared/catalogue'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { localBus } from '../platform/bus/index.ts'
import { lookAtDue } from '../play/clock/index.ts'
import { budgetOf, type MatchesHere, playMatches, seatsIn } from '../play/matches/index.ts'
import { beginTable } from '../testing/begin-table.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { letHoursPass } from '../testing/let-hours-pass.ts'
import { readChannelOptions } from './channel-options.ts'
import { startDispatcher } from './dispatcher.ts'
import { remind } from './reminders.ts'
import { saveNotificationSettings } from './settings.ts'
import { type Mailbox, openMailbox } from './testing/mailbox.ts'
import { account } from './testing/waiting-table.ts'

const log = pino({ level: 'silent' })
const publicUrl = 'https://house.example'
const hour = 3_600_000
/** Hours of a step. */
const step = 2
const startClock = 6.5

interface Person {
  readonly name: string
  readonly sleep: { readonly from: number; readonly to: number }
  readonly digest?: number
  /** Whether the person plays now, at an hour since the start and an hour of their day. */
  readonly plays: (hours: number, clock: number, reminded: boolean) => boolean
}

const people: readonly Person[] = [
  { name: 'Ann', sleep: { from: 23, to: 7 }, plays: () => true },
  { name: 'Ben', sleep: { from: 22, to: 8 }, plays: (_, clock) => clock >= 18 },
  { name: 'Cleo', sleep: { from: 4, to: 12 }, digest: 14, plays: (_, clock) => clock >= 14 && clock < 18 },
  // Never comes.
  { name: 'Dora', sleep: { from: 0, to: 8 }, plays: () => false },
  // Plays only when reminded.
  { name: 'Emil', sleep: { from: 23, to: 7 }, plays: (_hours, _clock, reminded) => reminded },
  // Away from the second to the fifth day.
  { name: 'Fay', sleep: { from: 15, to: 23 }, plays: (hours) => hours < 24 || hours > 110 },
]

const games: readonly { readonly game: string; readonly pace: Pace; readonly seats: readonly string[] }[] = [
  { game: 'kraftwagen', pace: { kind: 'slow', days: 1 }, seats: ['Ann', 'Ben', 'Fay'] },
  { game: 'age-of-engineering', pace: { kind: 'slow', days: 3 }, seats: ['Cleo', 'Dora', 'Ann'] },
  { game: 'horseless-carriage', pace: { kind: 'slow', days: 2, increment: 12 }, seats: ['Emil', 'Fay', 'Ben', 'Cleo'] },
]

const kindsBySubject = {
  'Your turn': 'turn',
  'Still your turn': 'reminder',
  'Last call': 'lastCall',
  'Your time ran out': 'timedOut',
  'A bot is playing for you': 'botPlays',
  'Your game begins': 'begins',
  Finished: 'over',
} as const
type Kind = (typeof kindsBySubject)[keyof typeof kindsBySubject] | 'digest'
const ofTurns: readonly Kind[] = ['turn', 'reminder', 'lastCall', 'digest']

interface Sent {
  readonly who: string
  readonly kind: Kind
  readonly matches: readonly MatchId[]
  /** Since the start, at 6:30 on the clock of everybody. */
  readonly hours: number
  /** How many times the person had moved there before. */
  readonly moved: readonly number[]
}

let database: TestDatabase
let mailbox: Mailbox
let matches: MatchesHere
const bus = localBus()

beforeAll(async () => {
  database = await testDatabase()
  mailbox = await openMailbox()
  matches = playMatches({ database, bus, budget: budgetOf(5_000), log })
})
afterAll(async () => {
  await mailbox.close()
  await database.drop()
})

test('in a week of six people at three tables nobody loses a seat without two notifications before and one after, none comes asleep, twice or too late', {
  timeout: 600_000,
}, async () => {
  const began = Date.now()
  const accounts = new Map<string, string>()
  for (const { name, sleep, digest } of people) {
    const id = await account(database, name)
    accounts.set(name, id)
    // Whenever the test runs, it begins at half past six by the clock of these people.
    const at = (clock: number) => new Date(began + (clock - startClock) * hour).toISOString().slice(11, 16)
    const choice = { language: 'en', zone: 'UTC', mail: true, webhooks: [], devices: [] } as const
    const digestHour = digest === undefined ? null : Number(at(digest).slice(0, 2))
    await saveNotificationSettings(database, id, { ...choice, digest: digestHour })
    await database.pool.query(
      `insert into time_settings (account, zone, sleep_from, sleep_to) values ($1, 'UTC', $2, $3)`,
      [id, at(sleep.from), at(sleep.to)],
    )
  }
  const tables = await Promise.all(
    games.map(async (each) => {
      const sitters = each.seats.map((name) => accounts.get(name)!)
      return { ...each, match: await beginTable(database, { ...each, seats: each.seats.length, accounts: sitters }) }
    }),
  )
  const options = await readChannelOptions(
    database,
    readConfig({ SMTP_URL: mailbox.url, MAIL_FROM: 'house@house.example', PUBLIC_URL: publicUrl }),
  )
  const chance = fastChance(3)
  const sent: Sent[] = []
  const lost: { readonly who: string; readonly match: MatchId; readonly hours: number; readonly moved: number }[] = []
  /** By person and table. */
  const moves = new Map<string, number>()
  const movesOf = (who: string, match: MatchId) => moves.get(`${who} ${match}`) ?? 0
  const late: string[] = []

  async function headOf(match: MatchId) {
    const { rows } = await database.pool.query<{ waiting: number; over: boolean; replaced: number[] }>(
      `select waiting, result is not null as over,
         array(select seat from seats s where s.table_id = h.match_id and s.replaced) as replaced
       from match_heads h where match_id = $1`,
      [match],
    )
    return rows[0]!
  }

  async function play(match: MatchId, game: string, seat: Seat, bot: boolean): Promise<void> {
    const { n, view } = (await matches.standing(match, seat))!
    const rules = library.latest(game)!
    const turn = rules.turn(view)
    const listed = turn.over || (turn.open && rules.suggest) ? [] : [...rules.moves(view, seat)]
    const move = listed.length > 0 ? listed[chance.below(listed.length)]! : rules.suggest!(view, seat, chance)
    const command = {
      type: 'move',
      id: `${match}-${n}-${seat}`,
      basis: n,
      seat,
      move,
      ...(bot && { bot: true as const }),
    } as const
    const done = await matches.execute(match, command)
    if (!done.ok) throw new Error(JSON.stringify(done.problem))
  }

  /** Everything that is due is sent. Nobody moves meanwhile. */
  async function deliver(hours: number): Promise<void> {
    await remind(database)
    const before = mailbox.mails.length
    const dispatcher = startDispatcher({
      database,
      bus,
      log,
      composing: { publicUrl, linkTo: (who, match) => `${publicUrl}/l#${who}.${match}`, now: Date.now },
      channels: options,
      habits: { every: 10, timeout: 0 },
    })
    await expect
      .poll(
        async () => {
          const { rows } = await database.pool.query<{ open: boolean }>(
            `select exists (select from outbox) or exists (
               select from notifications n join notification_channels c on c.id = n.channel
               where n.state in ('waiting', 'sending') and n.due_at <= now()
                 and (not n.digest or coalesce(c.digested_at < now() - interval '20 hours', true))) as open`,
          )
          return rows[0]?.open
        },
        { timeout: 30_000, interval: 20 },
      )
      .toBe(false)
    await dispatcher.stop()
    for (const { to, text } of mailbox.mails.slice(before)) {
      const who = to.split('-')[0]!
      const subject = /^Subject: (.*)$/m.exec(text)?.[1]?.trim() ?? ''
      const known = Object.entries(kindsBySubject).find(([start]) => subject.startsWith(`${start}:`))
      // A digest also lists games that began, in which nothing waits for its reader.
      const names = (match: MatchId) =>
        known ? text.includes(match) : new RegExp(`your turn[^\\n]*\\n[^\\n]*${match}`).test(text)
      const there = tables.filter(({ match }) => names(match)).map(({ match }) => match)
      const mail: Sent = {
        who,
        kind: known?.[1] ?? 'digest',
        matches: there,
        hours,
        moved: there.map((match) => movesOf(who, match)),
      }
      sent.push(mail)
      if (process.env.SHOW_MAILS) console.log(`${hours} h`, who, subject)
      for (const match of ofTurns.includes(mail.kind) ? there : []) {
        const seat = tables.find((table) => table.match === match)!.seats.indexOf(who)
        const head = await headOf(match)
        if (!seatsIn(head.waiting).includes(seat as Seat) || head.replaced.includes(seat))
          late.push(`${who} ${subject} ${hours} h`)
      }
    }
  }

  for (let hours = 0; hours <= 7 * 24; hours += step) {
    while ((await lookAtDue({ database, bus, log, timeout: 60_000 })) > 0);
    for (const { match, seats } of tables) {
      const { replaced } = await headOf(match)
      for (const seat of replaced) {
        const who = seats[seat]!
        const known = lost.some(
          (each) => each.who === who && each.match === match && each.moved === movesOf(who, match),
        )
        if (!known) lost.push({ who, match, hours, moved: movesOf(who, match) })
      }
    }
    await deliver(hours)
    for (const { match, game, seats } of tables)
      for (let made = 0; made < 60; made++) {
        const { waiting, over, replaced } = await headOf(match)
        if (over) break
        const waitedFor = seatsIn(waiting)
        const present = waitedFor.find((seat) => {
          const who = people.find(({ name }) => name === seats[seat])!
          const clock = clockOf(hours)
          const asleep = isAsleep(who, clock)
          const reminded = sent.some(
            (mail) =>
              mail.who === who.name &&
              mail.kind === 'reminder' &&
              mail.matches.includes(match) &&
              mail.moved[mail.matches.indexOf(match)] === movesOf(who.name, match),
          )
          return !asleep && who.plays(hours, clock, reminded)
        })
        const bot = present === undefined ? waitedFor.find((seat) => replaced.includes(seat)) : undefined
        const seat = present ?? (waitedFor.every((each) => replaced.includes(each)) ? bot : undefined)
        if (seat === undefined) break
        await play(match, game, seat, present === undefined)
        if (present === undefined) continue
        const after = await headOf(match)
        // The whole turn is one decision of the person.
        if (!seatsIn(after.waiting).includes(seat) || after.over)
          moves.set(`${seats[seat]} ${match}`, movesOf(seats[seat]!, match) + 1)
      }
    await deliver(hours)
    await letHoursPass(
      { database, bus },
      tables.map(({ match }) => match),
      step,
    )
  }

  expect(late).toEqual([])
  // Nobody loses a seat without two notifications before and one after.
  expect(lost.map(({ who }) => who)).toEqual(expect.arrayContaining(['Dora', 'Fay']))
  for (const { who, match, hours, moved } of lost) {
    const own = sent.filter((mail) => mail.who === who && mail.matches.includes(match))
    const before = own.filter(
      (mail) => ofTurns.includes(mail.kind) && mail.moved[mail.matches.indexOf(match)] === moved && mail.hours <= hours,
    )
    expect([who, hours, before.length >= 2]).toEqual([who, hours, true])
    const after = own.filter(({ kind, hours: at }) => kind === 'timedOut' && at >= hours && at <= hours + 12)
    expect([who, hours, after.length]).toEqual([who, hours, 1])
  }
  // None in quiet hours, except a last call.
  const asleep = sent.filter(
    ({ who, kind, hours }) => kind !== 'lastCall' && isAsleep(people.find(({ name }) => name === who)!, clockOf(hours)),
  )
  expect(asleep).toEqual([])
  // No two for one thing.
  const things = sent.flatMap(({ who, kind, matches: there, moved }) =>
    there.map((match, index) => `${who} ${match} ${kind} ${moved[index]}`),
  )
  expect(things.filter((thing, index) => things.indexOf(thing) !== index)).toEqual([])
  // All of it was seen in this week.
  const kinds = new Set(sent.map(({ kind }) => kind))
  expect([...kinds].sort()).toEqual(
    expect.arrayContaining(['begins', 'botPlays', 'digest', 'lastCall', 'reminder', 'timedOut', 'turn']),
  )
  expect(sent.length).toBeLessThan(200)
})

/** The hour of the day. */
function clockOf(hours: number): number {
  return Math.floor(startClock + hours) % 24
}

function isAsleep({ sleep: { from, to } }: Person, clock: number): boolean {
  return from < to ? clock >= from && clock < to : clock >= from || clock < to
}
