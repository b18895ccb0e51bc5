import type { Due } from './due.ts'

/** Whether a notice is still to be told, as far as the store knows, or why not. */
export type Decision = 'tell' | 'off' | 'passed' | 'outdated' | 'doubtful'

export function decide(due: Due): Decision {
  // A push takes the place of the one before; anything else might be told twice.
  if (due.broken && due.channel.kind !== 'push') return 'doubtful'
  if (!due.active) return 'off'
  if (!due.seated) return 'passed'
  if ((due.kind === 'turn' || due.kind === 'reminder') && !due.waiting) return 'passed'
  if (due.outdated) return 'outdated'
  return 'tell'
}
