import type { StageName, State } from '@carriage/horseless-carriage'

/** The rules of a stage that are asked for most, most important first. */
const rulesOfStage: Readonly<Record<StageName, readonly string[]>> = {
  setUp: ['HC-2.9', 'HC-5.13', 'HC-5.5', 'HC-2.10'],
  research: ['HC-3.2', 'HC-3.3', 'HC-3.4', 'HC-3.5', 'HC-3.6', 'HC-3.11'],
  focus: ['HC-4.1', 'HC-4.4', 'HC-4.5', 'HC-4.7', 'HC-4.8', 'HC-5.25'],
  factory: ['HC-5.12', 'HC-5.13', 'HC-5.17', 'HC-5.33', 'HC-5.42', 'HC-5.44', 'HC-5.54', 'HC-5.66', 'HC-5.70'],
  sales: ['HC-7.4', 'HC-7.7', 'HC-7.11', 'HC-7.12', 'HC-7.17', 'HC-7.22', 'HC-7.27'],
  demand: ['HC-10.2', 'HC-10.3', 'HC-10.7', 'HC-10.18'],
  over: ['HC-8.1', 'HC-8.2', 'HC-8.6'],
}

export function rulesNow({ stage }: State): readonly string[] {
  return rulesOfStage[stage.name]
}
