import { createEngine } from '@carriage/kernel'
import { currentStep, onlyActor } from '@carriage/kraftwagen-family'
import { steps } from './steps/index.ts'
import type { KraftwagenFormats } from './steps/step.ts'

/** The steps of the game as a playable engine. At each of them one seat decides, or none. */
export const engine = createEngine<KraftwagenFormats>(steps, {
  current: currentStep,
  seats: onlyActor,
})

/** The rules that matter for what is decided now, most important first. */
export const { rulesNow } = engine
