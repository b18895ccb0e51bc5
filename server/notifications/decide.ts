import type { Due } from './due.ts'
import { kindOf } from './kinds/index.ts'

/** Whether to send a due notification, or why it is dropped. */
export type Decision = 'send' | 'off' | 'passed' | 'outdated' | 'doubtful'

export function decide(due: Due): Decision {
  // A push replaces the previous one; other channels might deliver twice.
  if (due.broken && due.channel.kind !== 'push') return 'doubtful'
  if (!due.active) return 'off'
  if (!due.seated) return 'passed'
  if (kindOf(due.kind).untilMoved && !due.waiting) return 'passed'
  if (due.outdated) return 'outdated'
  return 'send'
}
