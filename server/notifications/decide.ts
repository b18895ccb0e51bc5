import { awakeUntil } from '../play/clock/index.ts'
import type { Due } from './due.ts'
import { kindOf } from './kinds/index.ts'

/** Whether to send a due notification now, why it waits, or why it is dropped. */
export type Decision = 'send' | 'asleep' | 'off' | 'passed' | 'outdated' | 'doubtful'

export function decide(due: Due, now: number): Decision {
  // A push replaces the previous one; other channels might deliver twice.
  if (due.broken && due.channel.kind !== 'push') return 'doubtful'
  if (!due.active) return 'off'
  if (!due.seated) return 'passed'
  if (kindOf(due.kind).untilMoved && (!due.waiting || (due.until !== undefined && due.until <= now))) return 'passed'
  if (due.outdated) return 'outdated'
  return awakeAt(due, now) > now ? 'asleep' : 'send'
}

/** When the notification may disturb its recipient. A live game is played now, asleep or not. */
export function awakeAt({ kind, rest, pace }: Pick<Due, 'kind' | 'rest' | 'pace'>, now: number): number {
  if (!rest || kindOf(kind).wakes || pace?.kind === 'live') return now
  const { zone, sleep, holidays } = rest
  return awakeUntil(now, 0, { zone, sleep, holidays })
}
