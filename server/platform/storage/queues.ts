import type { Queue } from './due-rows.ts'

/** Every queue of the server; docs/operations.md explains each. */
export const queues = {
  outbox: { name: 'outbox', table: 'outbox', due: 'at' },
  notifications: {
    name: 'notifications',
    table: 'notifications',
    due: 'due_at',
    where: `state in ('waiting', 'sending') and not digest`,
  },
  // A channel gets one digest in twenty hours.
  digests: {
    name: 'digests',
    table: 'notifications n',
    due: 'n.due_at',
    where: `n.state in ('waiting', 'sending') and n.digest and not exists (
      select from notification_channels c where c.id = n.channel and c.digested_at >= now() - interval '20 hours')`,
  },
  deadlines: { name: 'deadlines', table: 'deadlines', due: 'due_at' },
  reminders: { name: 'reminders', table: 'reminders', due: 'due_at' },
  seasons: { name: 'seasons', table: 'seasons', due: 'next_check_at' },
  tournaments: { name: 'tournaments', table: 'tournaments', due: 'next_check_at' },
  ratings: {
    name: 'ratings',
    table: 'rated_matches r join tables t on t.id = r.table_id',
    due: 't.ended_at',
    where: 'r.applied is null',
  },
} as const satisfies Readonly<Record<string, Queue>>
