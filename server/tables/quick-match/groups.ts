import { awakeTogether, isAwakeWith } from '../hours.ts'
import type { WaitingTicket } from './waiting.ts'

/** People who are seated together. */
export type TicketGroup = readonly WaitingTicket[]

/** Milliseconds after which the range of ratings has grown by its initial size. */
const widening = { live: 30_000, slow: 86_400_000, none: 86_400_000 } as const

export interface GroupOptions {
  /** Pairs that cannot sit together, as named by `pairKey`. */
  readonly apart: ReadonlySet<string>
  readonly now: number
}

export function pairKey(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`
}

/**
 * Forms the groups. The person who has waited longest comes first, gets the largest table that can be filled, and is
 * joined by those who have waited longest among all who suit. The same people in the same order give the same groups.
 */
export function groupTickets(oldestFirst: readonly WaitingTicket[], options: GroupOptions): readonly TicketGroup[] {
  const groups: TicketGroup[] = []
  const taken = new Set<WaitingTicket>()
  /** A person plays one live game at a time. */
  const live = new Set<string>()
  const isFree = (ticket: WaitingTicket) =>
    !taken.has(ticket) && !(ticket.pace.kind === 'live' && live.has(ticket.account))
  for (const first of oldestFirst) {
    if (!isFree(first)) continue
    const others = oldestFirst.filter((other) => other !== first && isFree(other) && isSameGame(first, other))
    const group = largestGroup(first, others, options)
    if (!group) continue
    groups.push(group)
    for (const ticket of group) {
      taken.add(ticket)
      if (ticket.pace.kind === 'live') live.add(ticket.account)
    }
  }
  return groups
}

function largestGroup(
  first: WaitingTicket,
  others: readonly WaitingTicket[],
  options: GroupOptions,
): TicketGroup | undefined {
  for (let size = Math.min(first.most, others.length + 1); size >= first.least; size--) {
    const group = [first]
    for (const other of others) {
      if (group.length === size) break
      if (other.least <= size && size <= other.most && suits(other, group, options)) group.push(other)
    }
    if (group.length === size) return group
  }
  return undefined
}

function isSameGame(one: WaitingTicket, other: WaitingTicket): boolean {
  return one.game === other.game && one.rated === other.rated && one.paceKey === other.paceKey
}

function suits(newcomer: WaitingTicket, group: TicketGroup, { apart, now }: GroupOptions): boolean {
  if (group.some(({ account }) => account === newcomer.account || apart.has(pairKey(account, newcomer.account))))
    return false
  if (!group.every((member) => isInReach(member, newcomer) && isInReach(newcomer, member))) return false
  if (!newcomer.awake && !group.some(({ awake }) => awake)) return true
  const known = group.flatMap(({ times }) => times ?? [])
  return isAwakeWith(newcomer.times ?? undefined, awakeTogether(known, now), now)
}

function isInReach({ ratingRange, rating, waited, pace }: WaitingTicket, other: WaitingTicket): boolean {
  return ratingRange === null || Math.abs(rating - other.rating) <= ratingRange * (1 + waited / widening[pace.kind])
}
