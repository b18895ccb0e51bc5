import { currentStep as engineeringStep } from '@carriage/age-of-engineering'
import type { State as Carriage } from '@carriage/horseless-carriage'
import { currentStep as kraftwagenStep } from '@carriage/kraftwagen'
import type { Page } from '@playwright/test'
import { openPosition as openEngineering } from './age-of-engineering/age-of-engineering-positions.ts'
import { openPosition as openCarriage } from './horseless-carriage/horseless-positions.ts'
import { openPosition as openKraftwagen } from './kraftwagen/kraftwagen-positions.ts'
import { untilMyTurn } from './local-table.ts'

type Reach = (page: Page) => Promise<void>

const kraftwagenSteps = [
  'startTiles',
  'takeTile',
  'actions',
  'car',
  'crewCar',
  'priceCar',
  'research',
  'hire',
  'buyer',
  'store',
] as const

const engineeringSteps = [
  'bonuses',
  'takeTile',
  'actions',
  'placing',
  'crewCar',
  'priceCar',
  'research',
  'hire',
  'recruit',
  'buyer',
  'store',
  'team',
] as const

const carriageStages: Readonly<Record<string, (state: Carriage) => boolean>> = {
  'set-up': ({ stage }) => stage.name === 'setUp',
  'first research': ({ year, stage }) => year === 1 && stage.name === 'research' && stage.waiting[0] === 0,
  'last research': ({ year, stage }) => year === 6 && stage.name === 'research' && stage.waiting[0] === 0,
  'late focus': ({ year, stage }) => year === 5 && stage.name === 'focus' && stage.waiting[0] === 0,
  'first factory': ({ year, stage }) => year === 1 && stage.name === 'factory' && stage.plans[0]?.state === 'draft',
  'last factory': ({ year, stage }) => year === 6 && stage.name === 'factory' && stage.plans[0]?.state === 'draft',
  'first sale': ({ year, stage }) => year === 1 && stage.name === 'sales' && stage.selling[0] === 0,
  niche: ({ stage }) => stage.name === 'sales' && stage.selling[0] === 0 && stage.step.name === 'niche',
  'first card': ({ year, stage }) => year === 1 && stage.name === 'demand' && stage.waiting[0] === 0,
  'last card': ({ year, stage }) => year === 5 && stage.name === 'demand' && stage.waiting[0] === 0,
}

/** Every kind of decision of every game. Too many to be looked at by CI. */
export const stages: Readonly<Record<string, Reach>> = {
  ...each('kraftwagen', kraftwagenSteps, (page, step) =>
    openKraftwagen(page, {
      seed: 1,
      // Bots put every worker to use, and are hardly ever asked who gets the next one.
      byLuck: step === 'hire',
      when: (state) => state.actor === 0 && kraftwagenStep(state).name === step,
    }),
  ),
  ...each('engineering', engineeringSteps, (page, step) =>
    openEngineering(page, { seed: 1, when: (state) => state.actor === 0 && engineeringStep(state).name === step }),
  ),
  ...each('carriage', Object.keys(carriageStages), (page, stage) =>
    openCarriage(page, { seats: 5, seed: 3, when: (state) => carriageStages[stage]?.(state) === true }),
  ),
}

function each<Name extends string>(
  game: string,
  names: readonly Name[],
  open: (page: Page, name: Name) => Promise<void>,
): Record<string, Reach> {
  return Object.fromEntries(
    names.map((name) => [
      `${game}: ${name}`,
      async (page: Page) => {
        await open(page, name)
        await untilMyTurn(page)
      },
    ]),
  )
}
