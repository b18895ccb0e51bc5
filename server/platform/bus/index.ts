import type { connectNats } from './nats-bus.ts'

export type { Bus, BusFault, Subscription } from './bus.ts'
export { countedBus } from './counted-bus.ts'
export { localBus } from './local-bus.ts'
export type { NatsOptions } from './nats-bus.ts'

/** The bus of a site of several processes. Loaded on demand. */
export const natsBus: typeof connectNats = async (...args) => (await import('./nats-bus.ts')).connectNats(...args)
