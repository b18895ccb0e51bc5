import type { Seat } from '@carriage/kernel'
import type { ChatLine, MatchId, Problem } from '@carriage/protocol'
import { longestLine } from '@carriage/protocol'
import { accountLimits, beyondLimit } from '../../accounts/account-limits.ts'
import { writeEvent } from '../../notifications/outbox.ts'
import type { Database } from '../../platform/storage/database.ts'
import { clean } from './clean.ts'

/** Lines of one person at one table in ten seconds. */
const burst = 5
/** In a minute, for established accounts. */
const usual = accountLimits.lines.known

interface Row {
  readonly id: string
  readonly seat: Seat
  readonly account: string
  readonly name: string
  readonly text: string
  readonly at: Date
}

/** Stores a line of the holder of a seat. The same id again is the same line. */
export async function postMessage(
  { pool }: Database,
  account: string,
  match: MatchId,
  id: string,
  written: string,
  perMinute: number = usual,
): Promise<ChatLine | Problem> {
  const text = clean(written)
  if (text === '') return { code: 'malformed', detail: 'This line is empty.' }
  if (text.length > longestLine)
    return { code: 'tooLarge', detail: `A message can have at most ${longestLine} characters.` }
  const { rows } = await pool.query<Row>({
    name: 'chat-speak',
    text: `
      with mine as (
        select seat, name from seats where table_id = $1 and account = $2
          and not exists (select from accounts a where a.id = $2 and a.suspended_until > now())
      ),
      lately as (
        select count(*) as minute, count(*) filter (where at > now() - interval '10 seconds') as burst
        from chat_lines where match_id = $1 and account = $2 and at > now() - interval '1 minute'
      )
      insert into chat_lines (match_id, account, seat, name, text, command)
      select $1, $2, mine.seat, mine.name, $4, $3 from mine, lately where lately.burst < $5 and lately.minute < $6
      on conflict (match_id, account, command) do nothing
      returning id, seat, account, name, text, at`,
    values: [match, account, id, text, burst, perMinute],
  })
  const [row] = rows
  if (row) {
    await notifyMentioned(pool, match, row)
    return lineOf(row)
  }
  return (await textBefore(pool, account, match, id)) ?? whyNot(pool, account, match, perMinute)
}

/** Notifies the other players whose name follows an @. */
async function notifyMentioned(pool: Database['pool'], match: MatchId, { id, seat, text }: Row): Promise<void> {
  if (!text.includes('@')) return
  const { rows } = await pool.query<{ seat: number }>(
    `select seat from seats where table_id = $1 and seat <> $2 and account is not null and name <> ''
       and position('@' || lower(name) in lower($3)) > 0`,
    [match, seat, text],
  )
  const seats = rows.map((named) => named.seat)
  if (seats.length > 0) await writeEvent(pool, { kind: 'mentioned', match, n: Number(id), content: { seats } })
}

export function lineOf({ id, seat, account, name, text, at }: Row): ChatLine {
  return { id, seat, account, name, text, at: at.getTime() }
}

async function textBefore(
  pool: Database['pool'],
  account: string,
  match: MatchId,
  id: string,
): Promise<ChatLine | undefined> {
  const { rows } = await pool.query<Row>(
    'select id, seat, account, name, text, at from chat_lines where match_id = $1 and account = $2 and command = $3',
    [match, account, id],
  )
  return rows[0] && lineOf(rows[0])
}

async function whyNot(pool: Database['pool'], account: string, match: MatchId, perMinute: number): Promise<Problem> {
  const { rows } = await pool.query<{ seated: boolean; suspended: boolean; again: Date | null }>(
    `select exists (select from seats where table_id = $1 and account = $2) as seated,
       exists (select from accounts where id = $2 and suspended_until > now()) as suspended,
       (select case when count(*) < $3 then min(at) filter (where at > now() - interval '10 seconds') + interval '10 seconds'
          else min(at) + interval '1 minute' end
        from chat_lines where match_id = $1 and account = $2 and at > now() - interval '1 minute') as again`,
    [match, account, perMinute],
  )
  const [here] = rows
  if (here?.suspended) return { code: 'suspended', detail: 'Your account is suspended; you can finish your games.' }
  if (!here?.seated) return { code: 'forbidden', detail: 'Only people at the table can write there.' }
  const detail = `At most ${burst} lines in ten seconds and ${perMinute} a minute; wait a little.`
  return beyondLimit('lines', perMinute, here.again, detail).problem
}
