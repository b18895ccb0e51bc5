import { busFaults } from '../operations/metrics.ts'
import type { BusFault, BusOptions } from './bus.ts'

export function reporting({ onFault }: BusOptions): (fault: BusFault) => void {
  return (fault) => {
    busFaults.add(1, { kind: fault.kind })
    onFault?.(fault)
  }
}

/** Whether a text can be carried. UTF-8 takes at most three bytes for each code unit, so most need not be measured. */
export function fits(text: string, largest: number): boolean {
  return text.length * 3 <= largest || Buffer.byteLength(text) <= largest
}

/** Calls a listener, which may throw or return a promise that rejects. */
export function subscribed(listen: () => unknown, subject: string, report: (fault: BusFault) => void): void {
  const fail = (error: unknown) => report({ kind: 'listener', subject, error })
  try {
    const listening = listen()
    if (listening instanceof Promise) listening.catch(fail)
  } catch (error) {
    fail(error)
  }
}
