export { type Bus, NobodyAnswers, type Subscription } from './bus.ts'
export { localBus } from './local-bus.ts'
export { natsBus } from './nats-bus.ts'
