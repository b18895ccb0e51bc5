import { ageOfEngineering, currentStep, type Event, type State, type StepName } from '@carriage/age-of-engineering'
import { undercutForecast } from '@carriage/age-of-engineering/forecast'
import { fastChance, LiveEffects } from '@carriage/kernel'
import { expect, type Page } from '@playwright/test'
import { zoneDrawn } from '../zone-drawn.ts'
import { openPosition } from './age-of-engineering-positions.ts'

/** It is for me to decide this, in a round. */
function mine(step: StepName, round: number, further: (state: State) => boolean = () => true) {
  return (state: State) =>
    state.actor === 0 && state.round === round && currentStep(state).name === step && further(state)
}

const isLively = ({ market, activeBuyers, investorTrack }: State) =>
  market.length >= 3 && activeBuyers.length >= 3 && investorTrack.length >= 1

const hasPeople = ({ companies: [mine] }: State) => (mine?.engineers.length ?? 0) >= 2 && mine?.investors.length === 1

const offersAll = ({ recruitment: { engineer, investor, instant } }: State) =>
  [engineer, investor, instant].every(({ display }) => display.length >= 2)

const canBeUndercut = (state: State) =>
  undercutForecast(state, 0)?.some(({ rivals }) => rivals.some(({ threat }) => threat !== null)) ?? false

/** The end of my turn ends the round; buyers and an investor buy, and a car is sold again. */
export function endsWithSales(state: State): boolean {
  if (!ageOfEngineering.judge(state, 0, { kind: 'endTurn' }).legal) return false
  const fx = new LiveEffects<Event>(fastChance(1))
  ageOfEngineering.play(ageOfEngineering.clone(state), 0, { kind: 'endTurn' }, fx)
  const sold = fx.events.filter((event) => event.kind === 'carSold' || event.kind === 'investorBought')
  const cars = new Set(sold.map(({ car }) => car.price))
  return sold.length >= 5 && cars.size < sold.length && sold.some(({ kind }) => kind === 'investorBought')
}

function isNarrow(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 1000
}

async function openZone(page: Page, name: string): Promise<void> {
  if (!isNarrow(page)) return
  await page.getByRole('navigation').getByRole('button', { name, exact: true }).click()
  await zoneDrawn(page)
}

/** Rests on what plays this move, so that its preview is shown. */
async function lookAt(page: Page, part: string): Promise<void> {
  const piece = page.locator(`main [data-move*='${part}']:visible`).first()
  if (isNarrow(page)) {
    await piece.dispatchEvent('pointerdown', { pointerType: 'touch' })
    await piece.dispatchEvent('click')
  } else await piece.hover()
  await expect(page.getByTestId('preview')).toBeVisible()
}

/** The states of Age of Engineering that are looked at one by one. */
export const engineeringStates: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'engineering-table': async (page) => {
    await openPosition(page, { seed: 1, when: mine('takeTile', 2, isLively) })
    await lookAt(page, '"tile":"T11"')
  },
  'engineering-recruitment': async (page) => {
    await openPosition(page, { seed: 1, when: mine('recruit', 2, offersAll) })
    // On a phone a preview would lie over what there is to recruit.
    if (!isNarrow(page)) await lookAt(page, '"kind":"recruit"')
  },
  'engineering-price': async (page) => {
    await openPosition(page, { seed: 55, when: mine('priceCar', 2, canBeUndercut) })
    await openZone(page, 'My board')
    await lookAt(page, '"price":8')
  },
  'engineering-cards': async (page) => {
    await openPosition(page, { seed: 1, when: mine('takeTile', 3, hasPeople) })
    await openZone(page, 'My board')
  },
  'engineering-refusal': async (page) => {
    await openPosition(page, {
      seed: 1,
      when: mine('research', 2, ({ companies: [mine] }) => isStretched(mine?.levels)),
    })
    await openZone(page, 'My board')
    const blocked = page.locator('main [data-move*=\'"kind":"research"\'][aria-disabled="true"]:visible').first()
    await blocked.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert', { name: 'Not allowed' })).toBeVisible()
  },
  'engineering-sales': async (page) => {
    await openPosition(page, { seed: 1, when: endsWithSales })
    await page.getByRole('button', { name: 'End turn' }).click()
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
  },
  'engineering-rulings': async (page) => {
    await openPosition(page, { seed: 1, when: mine('takeTile', 1) })
    await page.keyboard.press('r')
    await page.getByText(/Our rulings: questions and answers/).click()
  },
  'engineering-ranking': async (page) => {
    await openPosition(page, { seed: 14, when: ({ phase }) => phase === 'over' })
    await expect(page.getByRole('region', { name: 'Where the points came from' })).toBeVisible()
  },
}

/** One more step would be too far from the other level. */
function isStretched(levels: { readonly body: number; readonly engine: number } | undefined): boolean {
  return levels !== undefined && Math.abs(levels.body - levels.engine) === 2 && levels.body + levels.engine < 12
}
