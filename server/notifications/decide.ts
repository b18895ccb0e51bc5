import type { Due } from './due.ts'

/** Whether to send a due notification, or why it is dropped. */
export type Decision = 'tell' | 'off' | 'passed' | 'outdated' | 'doubtful'

export function decide(due: Due): Decision {
  // A push replaces the previous one; other channels might deliver twice.
  if (due.broken && due.channel.kind !== 'push') return 'doubtful'
  if (!due.active) return 'off'
  if (!due.seated) return 'passed'
  if ((due.kind === 'turn' || due.kind === 'reminder') && !due.waiting) return 'passed'
  if (due.outdated) return 'outdated'
  return 'tell'
}
