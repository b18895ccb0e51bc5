import { holidaysPerYear, type Problem, type TimeSettings } from '@carriage/protocol'
import type pg from 'pg'
import type { Database } from '../../platform/storage/database.ts'
import { inTransaction } from '../../platform/storage/transaction.ts'
import type { EarlierSleep, Rest } from './tick.ts'
import { dateOf, dayOf } from './zone.ts'

type Pool = Pick<pg.Pool, 'query'>

/** In milliseconds; clocks look at no older settings, and at no more changes than these. */
const longestAgo = 200 * 86_400_000
const mostChanges = 20

/** SQL that gives a row `t` of time_settings as a TimeSettings, or null where there is none. */
export const timeSettingsJson = `case when t.account is not null then json_build_object(
  'zone', t.zone,
  'sleep', case when t.sleep_from is not null
    then json_build_object('from', to_char(t.sleep_from, 'HH24:MI'), 'to', to_char(t.sleep_to, 'HH24:MI')) end,
  'holidays', t.holidays) end`

/** The same with earlier settings, as clocks need them. */
export const restJson = `case when t.account is not null
  then (${timeSettingsJson})::jsonb || jsonb_build_object('earlier', t.earlier) end`

export async function timeSettingsOf(pool: Pool, account: string): Promise<TimeSettings | undefined> {
  const { rows } = await pool.query<{ settings: TimeSettings }>(
    `select ${timeSettingsJson} as settings from time_settings t where account = $1`,
    [account],
  )
  return rows[0]?.settings
}

/** Saves the settings of a person. Holidays that have begun remain, so that none is taken twice. */
export async function setTimeSettings(
  database: Database,
  account: string,
  given: TimeSettings,
  now: number = Date.now(),
): Promise<Problem | undefined> {
  return inTransaction(database, async (client) => {
    const before = await holdSettings(client, account, given.zone)
    const today = [before.zone, given.zone].map((zone) => dateOf(dayOf(zone, now))).sort()[1] ?? ''
    const taken = daysOf(before.holidays).filter((date) => date <= dateOf(dayOf(before.zone, now)) || date < today)
    const wanted = daysOf(given.holidays).filter((date) => date >= today)
    const holidays = [...new Set([...taken, ...wanted])].sort()
    const overdrawn = yearOverBudget(holidays)
    if (overdrawn) {
      const detail = `At most ${holidaysPerYear} days of ${overdrawn} can be holidays, those that have begun included; take fewer.`
      return { code: 'refused', facts: { year: overdrawn, days: holidaysPerYear }, detail }
    }
    await client.query(
      `update time_settings set zone = $2, sleep_from = $3, sleep_to = $4, holidays = $5, earlier = $6 where account = $1`,
      [
        account,
        given.zone,
        given.sleep?.from,
        given.sleep?.to,
        JSON.stringify(stretches(holidays, today)),
        JSON.stringify(earlierSleep(before, given, now)),
      ],
    )
    return undefined
  })
}

/** The settings, locked until the transaction ends. A person without settings has not slept. */
async function holdSettings(client: pg.ClientBase, account: string, zone: string): Promise<Rest> {
  await client.query('insert into time_settings (account, zone) values ($1, $2) on conflict do nothing', [
    account,
    zone,
  ])
  const { rows } = await client.query<{ rest: Rest }>(
    `select ${restJson} as rest from time_settings t where account = $1 for update`,
    [account],
  )
  return rows[0]?.rest ?? { zone, sleep: null, holidays: [] }
}

/** Earlier settings, newest first: a change does not apply to the time before it. */
function earlierSleep({ zone, sleep, earlier = [] }: Rest, given: TimeSettings, now: number): readonly EarlierSleep[] {
  const isSame = zone === given.zone && sleep?.from === given.sleep?.from && sleep?.to === given.sleep?.to
  const all = isSame ? earlier : [{ until: now, zone, sleep }, ...earlier]
  const recent = all.filter(({ until }) => until > now - longestAgo)
  const [last] = recent.slice(mostChanges)
  // Before the oldest known setting nobody slept.
  return last ? [...recent.slice(0, mostChanges), { ...last, sleep: null }] : recent
}

type Holidays = TimeSettings['holidays']

function daysOf(holidays: Holidays): readonly string[] {
  return holidays.flatMap(({ from, to }) => {
    const first = dayNumber(from)
    // A stretch that is longer than two years' holidays is over the limit however long it is.
    const length = Math.min(dayNumber(to) - first + 1, 2 * holidaysPerYear + 1)
    return Array.from({ length }, (_, offset) => dateOf(first + offset))
  })
}

function dayNumber(date: string): number {
  return dayOf('UTC', Date.parse(date))
}

function yearOverBudget(dates: readonly string[]): string | undefined {
  const years = Map.groupBy(dates, (date) => date.slice(0, 4))
  return [...years].find(([, days]) => days.length > holidaysPerYear)?.[0]
}

/** Sorted days as stretches of consecutive ones, without those of years that no clock looks at any more. */
function stretches(dates: readonly string[], today: string): Holidays {
  const joined: { from: string; to: string }[] = []
  for (const date of dates.filter((day) => day >= `${Number(today.slice(0, 4)) - 1}`)) {
    const last = joined.at(-1)
    if (last && dayNumber(last.to) + 1 === dayNumber(date)) last.to = date
    else joined.push({ from: date, to: date })
  }
  return joined
}
