import { stepEngine } from './steps/index.ts'

/** The steps of the version that new matches are played by: what a seller must do anyway is done without asking (HC-7.31). */
export const engine = stepEngine('played')

/** The first version asks a seller also where there is only one answer. */
export const firstEngine = stepEngine('asked')

export const { rulesNow } = engine
