import type { Figure } from './figure.ts'

/**
 * Processor time of a fixed piece of work. On a busy machine all processor time is longer, since cores are shared by threads and
 * machines: figures of two runs can only be compared if this one is about the same.
 */
export function fixedWork(when: string): Figure {
  const before = process.cpuUsage()
  const values = new Float64Array(1 << 16)
  for (let round = 0; round < 400; round++)
    for (let index = 0; index < values.length; index++) values[index] = Math.sqrt((values[index] ?? 0) + index + round)
  const { user, system } = process.cpuUsage(before)
  return { what: `processor time of a fixed piece of work, ${when}`, is: (user + system) / 1000, unit: 'ms' }
}
