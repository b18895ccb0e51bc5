import type { Automatic } from './step.ts'

/** The game has ended. */
export const over: Automatic<'over'> = {
  rules: ['HC-8.1', 'HC-8.2', 'HC-8.6'],
  run: () => true,
}
