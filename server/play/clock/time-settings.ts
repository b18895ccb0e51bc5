import { holidaysPerYear, type Problem, type TimeSettings } from '@carriage/protocol'
import type pg from 'pg'
import { dateOf, dayOf } from './zone.ts'

type Pool = Pick<pg.Pool, 'query'>

/** An expression that gives a row `t` of time_settings as a TimeSettings, or null where there is none. */
export const timeSettingsJson = `case when t.account is not null then json_build_object(
  'zone', t.zone,
  'sleep', case when t.sleep_from is not null
    then json_build_object('from', to_char(t.sleep_from, 'HH24:MI'), 'to', to_char(t.sleep_to, 'HH24:MI')) end,
  'holidays', t.holidays) end`

export async function timeSettingsOf(pool: Pool, account: string): Promise<TimeSettings | undefined> {
  const { rows } = await pool.query<{ settings: TimeSettings }>(
    `select ${timeSettingsJson} as settings from time_settings t where account = $1`,
    [account],
  )
  return rows[0]?.settings
}

/** Keeps what a person has set. Holidays that are over stay, so that none is taken twice. */
export async function setTimeSettings(
  pool: Pool,
  account: string,
  given: TimeSettings,
  now: number = Date.now(),
): Promise<Problem | undefined> {
  const today = dateOf(dayOf(given.zone, now))
  const taken = daysOf((await timeSettingsOf(pool, account))?.holidays ?? []).filter((date) => date < today)
  const wanted = daysOf(given.holidays).filter((date) => date >= today)
  const holidays = [...new Set([...taken, ...wanted])].sort()
  const overdrawn = yearOverBudget(holidays)
  if (overdrawn) {
    const detail = `At most ${holidaysPerYear} days of ${overdrawn} can be holidays, those that are over included; take fewer.`
    return { code: 'refused', facts: { year: overdrawn, days: holidaysPerYear }, detail }
  }
  await pool.query(
    `insert into time_settings (account, zone, sleep_from, sleep_to, holidays) values ($1, $2, $3, $4, $5)
     on conflict (account) do update set zone = excluded.zone, sleep_from = excluded.sleep_from,
       sleep_to = excluded.sleep_to, holidays = excluded.holidays`,
    [account, given.zone, given.sleep?.from, given.sleep?.to, JSON.stringify(stretches(holidays, today))],
  )
  return undefined
}

type Holidays = TimeSettings['holidays']

function daysOf(holidays: Holidays): readonly string[] {
  return holidays.flatMap(({ from, to }) => {
    const first = dayNumber(from)
    // A stretch that is longer than two years' holidays is over budget however long it is.
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

/** Days in order as stretches of consecutive ones, without those of years that no clock looks at any more. */
function stretches(dates: readonly string[], today: string): Holidays {
  const joined: { from: string; to: string }[] = []
  for (const date of dates.filter((day) => day >= `${Number(today.slice(0, 4)) - 1}`)) {
    const last = joined.at(-1)
    if (last && dayNumber(last.to) + 1 === dayNumber(date)) last.to = date
    else joined.push({ from: date, to: date })
  }
  return joined
}
