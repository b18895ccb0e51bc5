import { setTimeout as wait } from 'node:timers/promises'
import type { Seat } from '@carriage/kernel'
import { type MatchId, type SeatPresence, seatNumber } from '@carriage/protocol'
import * as z from 'zod'
import type { Bus } from '../../platform/bus/index.ts'

/** The callers at a table on one gateway, as published on `presence.<match>`. */
export interface PresenceReport {
  readonly gateway: string
  /** The seats whose players are present, and whether their page is visible. */
  readonly seats: readonly { readonly seat: Seat; readonly visible: boolean }[]
  /** The number of watchers without a seat. */
  readonly watchers: number
}

export interface Presence {
  readonly seats: readonly SeatPresence[]
  readonly watchers: number
}

/** A message on `presence.<match>`: a report, or the request for all reports. */
const presenceMessage = z.union([
  z.object({ ask: z.literal(true) }),
  z.object({
    gateway: z.string(),
    seats: z.array(z.object({ seat: seatNumber, visible: z.boolean() })).max(8),
    watchers: z.int().min(0),
  }),
])
export type PresenceMessage = z.infer<typeof presenceMessage>

export const presenceSubject = (match: string): string => `presence.${match}`

export const presenceQuestion = JSON.stringify({ ask: true } satisfies PresenceMessage)

export function readPresence(text: string): PresenceMessage | undefined {
  try {
    return presenceMessage.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** The presence at a table, from the reports of all gateways. */
export function presenceFrom(reports: Iterable<PresenceReport>): Presence {
  const visible = new Map<Seat, boolean>()
  let watchers = 0
  for (const report of reports) {
    watchers += report.watchers
    for (const { seat, visible: looks } of report.seats) visible.set(seat, looks || visible.get(seat) === true)
  }
  const seats = [...visible].sort(([a], [b]) => a - b).map(([seat, looks]) => ({ seat, here: true, visible: looks }))
  return { seats, watchers }
}

export function isEmpty({ seats, watchers }: PresenceReport): boolean {
  return seats.length === 0 && watchers === 0
}

/** Who is at a table now, on any gateway. Cost: one reply per gateway that has this table open. */
export async function listPresent(bus: Bus, match: MatchId, timeout = 250): Promise<Presence> {
  const reports = new Map<string, PresenceReport>()
  const listening = bus.subscribe(presenceSubject(match), (text) => {
    const report = readPresence(text)
    if (report && 'gateway' in report) reports.set(report.gateway, report)
  })
  bus.publish(presenceSubject(match), presenceQuestion)
  await wait(timeout)
  listening.end()
  return presenceFrom(reports.values())
}

/** The seats whose players have the table visible. */
export async function whoLooks(bus: Bus, match: MatchId): Promise<ReadonlySet<number>> {
  const { seats } = await listPresent(bus, match)
  return new Set(seats.flatMap(({ seat, visible }) => (visible ? [seat] : [])))
}
