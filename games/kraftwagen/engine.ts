import { engineOf, type Seat } from '@carriage/kernel'
import { currentStep } from '@carriage/motorworks'
import { steps } from './steps/index.ts'
import type { KraftwagenFormats } from './steps/step.ts'

const eachSeat: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]

/** The steps of the game, made to play. At each of them one seat decides, or none. */
export const engine = engineOf<KraftwagenFormats>(steps, {
  current: currentStep,
  seats: ({ actor }) => eachSeat[actor] ?? [actor],
})

/** The rules that matter for what is decided now, most important first. */
export const { rulesNow } = engine
