import { minuteOfDay, sleepMinutes, type TableSummary, type TimeSettings } from '@carriage/protocol'
import { dayOf, instantOf } from '../play/clock/zone.ts'

export type AwakeHours = NonNullable<TableSummary['awake']>
type Sleeper = Pick<TimeSettings, 'zone' | 'sleep'>

/** Hours of sleep are compared in quarters of an hour: no zone is off by less. */
const quarter = 15
const quarters = (24 * 60) / quarter
/** People who are awake together for less nearly always wait for each other. */
const enough = (6 * 60) / quarter

/** When all of these people are awake, by today's clocks. Undefined if none has set sleeping hours. */
export function awakeTogether(people: readonly Sleeper[], now: number): AwakeHours | undefined {
  const known = people.filter(({ sleep }) => sleep !== null)
  if (known.length === 0) return undefined
  const asleep = known.map((person) => asleepQuarters(person, now))
  const awake = Array.from({ length: quarters }, (_, at) => !asleep.some((each) => each[at]))
  return { people: known.length, spans: spansOf(awake) }
}

/** Whether a person is awake together with those at a table for long enough; always without sleeping hours. */
export function isAwakeWith(person: Sleeper | undefined, table: AwakeHours | undefined, now: number): boolean {
  if (!person || !table) return true
  const asleep = asleepQuarters(person, now)
  const there = awakeQuarters(table)
  return there.filter((awake, at) => awake && !asleep[at]).length >= enough
}

/** By quarters of the day in UTC. */
function asleepQuarters({ zone, sleep }: Sleeper, now: number): readonly boolean[] {
  const asleep = Array.from({ length: quarters }, () => false)
  if (!sleep) return asleep
  const falling = instantOf(zone, dayOf(zone, now), minuteOfDay(sleep.from))
  const first = Math.floor(falling / (quarter * 60_000))
  const count = Math.ceil(sleepMinutes(sleep.from, sleep.to) / quarter)
  for (let at = first; at < first + count; at++) asleep[at % quarters] = true
  return asleep
}

function awakeQuarters({ spans }: AwakeHours): readonly boolean[] {
  return Array.from({ length: quarters }, (_, at) =>
    spans.some(({ from, to }) => from <= at * quarter && at * quarter < to),
  )
}

/** Spans of a day in UTC, in minutes; one across midnight is two. */
function spansOf(awake: readonly boolean[]): AwakeHours['spans'] {
  const spans: { from: number; to: number }[] = []
  awake.forEach((is, at) => {
    if (!is) return
    const last = spans.at(-1)
    if (last?.to === at * quarter) last.to += quarter
    else spans.push({ from: at * quarter, to: (at + 1) * quarter })
  })
  return spans
}
