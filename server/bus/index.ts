export { AnswerFailed, type Bus, type BusFault, NoAnswer, type Subscription, TooLargeForBus } from './bus.ts'
export { countedBus } from './counted-bus.ts'
export { localBus } from './local-bus.ts'
export { natsBus } from './nats-bus.ts'
