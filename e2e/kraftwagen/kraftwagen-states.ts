import { currentStep, type State } from '@carriage/kraftwagen'
import { expect, type Page } from '@playwright/test'
import { look, move, untilAsked, untilMyTurn } from '../local-table.ts'
import { openPosition } from './kraftwagen-positions.ts'

/** It is for me to take a tile, in a round. */
function mine(round: number, further: (state: State) => boolean = () => true) {
  return (state: State) =>
    state.actor === 0 && state.round === round && currentStep(state).name === 'takeTile' && further(state)
}

const isLively = ({ market, activeBuyers }: State) => market.length >= 3 && activeBuyers.length >= 3

/** The states of Kraftwagen that are looked at one by one. */
export const kraftwagenStates: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'table-with-preview': async (page) => {
    await openPosition(page, { seed: 1, when: mine(2, isLively) })
    await untilMyTurn(page)
    await lookAtSomething(page)
  },
  'rules-panel': async (page) => {
    await openPosition(page, { seed: 2, when: mine(1) })
    await untilMyTurn(page)
    await page.keyboard.press('r')
    await expect(page.getByPlaceholder('Search the rules')).toBeVisible()
  },
  refusal: async (page) => {
    await openPosition(page, { seed: 3, when: mine(1) })
    await untilMyTurn(page)
    await attemptSomethingIllegal(page)
    await expect(page.getByRole('alert', { name: 'Not allowed' })).toBeVisible()
  },
  sales: async (page) => {
    await openPosition(page, { seed: 4, when: mine(1, isLively) })
    for (let turn = 0; (await untilAsked(page)) === 'mine'; turn++) await playOne(page, turn)
    expect(await look(page)).toBe('summary')
  },
  'final-ranking': async (page) => {
    await openPosition(page, { seed: 5, when: ({ phase }) => phase === 'over' })
    expect(await untilMyTurn(page)).toBe('over')
  },
  text: async (page) => {
    await openPosition(page, { seed: 6, when: mine(2) })
    await untilMyTurn(page)
    await page.keyboard.press('t')
    await expect(page.getByRole('region', { name: 'Text view' })).toBeVisible()
  },
}

/** Rests on something that can be played, so that its preview is shown. */
async function lookAtSomething(page: Page): Promise<void> {
  const shown = page.locator('main [data-legal]:visible').first()
  if (!isWide(page)) await tapSomething(page)
  else if ((await shown.count()) > 0) await shown.hover()
  else await choose(page)
}

function isWide(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) >= 1000
}

/** Brings the list of choices into sight, where it is folded away. */
async function openList(page: Page): Promise<void> {
  const fold = page.getByRole('button', { name: /^All choices as a list/ })
  if (await fold.isVisible()) await fold.click()
}

async function choose(page: Page): Promise<void> {
  await openList(page)
  await page.locator('[data-choice]').first().focus()
}

/** Taps a piece that can be played, else a choice in words: the first tap opens its preview. */
async function tapSomething(page: Page): Promise<void> {
  const pieces = page.locator('main [data-legal]:visible')
  if ((await pieces.count()) === 0) await openList(page)
  const target = pieces.or(page.locator('[data-choice]:visible')).first()
  await target.dispatchEvent('pointerdown', { pointerType: 'touch' })
  await target.dispatchEvent('click')
  await expect(page.getByTestId('preview')).toBeVisible()
}

async function playOne(page: Page, turn: number): Promise<void> {
  await openList(page)
  const choices = page.locator('[data-choice]')
  const count = await choices.count()
  await move(page, async () => {
    await choices.nth(turn % count).focus()
    await page.keyboard.press('Enter')
  })
}

/** Tries pieces of the board that offer nothing now, until the rules answer. */
async function attemptSomethingIllegal(page: Page): Promise<void> {
  const alert = page.getByRole('alert', { name: 'Not allowed' })
  const pieces = page.locator('[data-piece][aria-disabled="true"]:visible')
  const count = await pieces.count()
  for (let index = 0; index < count; index++) {
    await pieces.nth(index).focus()
    await page.keyboard.press('Enter')
    if (await alert.isVisible()) return
  }
}
