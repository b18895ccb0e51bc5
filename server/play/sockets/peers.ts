import type { Bus } from '../../platform/bus/index.ts'

export interface Peers {
  stop(): void
}

/** How often a gateway sends a beat, and after how long without one it counts as gone, in milliseconds. */
export interface Pulse {
  readonly every: number
  readonly timeout: number
}

const hereSubject = 'gateways.here'
const goneSubject = 'gateways.gone'

/** Tracks the other gateways by their beats. `onGone` is called when one has left, with all its sockets. */
export function startPeers(
  bus: Bus,
  name: string,
  onGone: (gateway: string) => void,
  { every, timeout: quiet }: Pulse = { every: 2_000, timeout: 7_000 },
): Peers {
  const receivedAt = new Map<string, number>()
  const here = bus.subscribe(hereSubject, (gateway) => {
    if (gateway !== name) receivedAt.set(gateway, performance.now())
  })
  const gone = bus.subscribe(goneSubject, forget)
  const beat = setInterval(() => {
    bus.publish(hereSubject, name)
    const now = performance.now()
    for (const [gateway, at] of receivedAt) if (now - at > quiet) forget(gateway)
  }, every)
  bus.publish(hereSubject, name)
  return {
    stop() {
      clearInterval(beat)
      here.end()
      gone.end()
      bus.publish(goneSubject, name)
    },
  }

  function forget(gateway: string): void {
    if (gateway !== name && receivedAt.delete(gateway)) onGone(gateway)
  }
}
