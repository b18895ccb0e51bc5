import { setTimeout as wait } from 'node:timers/promises'
import type { MatchId } from '@carriage/protocol'
import type { Bus } from '../bus/index.ts'
import {
  type Presence,
  type PresenceReport,
  presenceFrom,
  presenceQuestion,
  presenceSubject,
  readPresence,
} from './presence.ts'

/** Who is at a table now, on any gateway. Cost: one reply per gateway that has this table open. */
export async function whoIsAt(bus: Bus, match: MatchId, patience = 250): Promise<Presence> {
  const reports = new Map<string, PresenceReport>()
  const listening = bus.subscribe(presenceSubject(match), (text) => {
    const heard = readPresence(text)
    if (heard && 'gateway' in heard) reports.set(heard.gateway, heard)
  })
  bus.publish(presenceSubject(match), presenceQuestion)
  await wait(patience)
  listening.end()
  return presenceFrom(reports.values())
}

/** The seats whose players are looking at the table. */
export async function whoLooks(bus: Bus, match: MatchId): Promise<ReadonlySet<number>> {
  const { seats } = await whoIsAt(bus, match)
  return new Set(seats.flatMap(({ seat, looking }) => (looking ? [seat] : [])))
}
