import { expect, type Page } from '@playwright/test'
import { engineeringStates } from './age-of-engineering/age-of-engineering-states.ts'
import { horselessStates } from './horseless-carriage/horseless-states.ts'
import { look, move, playNow, untilAsked, untilMyTurn } from './local-table.ts'

/** The states of the house that are looked at one by one, for access and for pictures. */
export const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: async (page) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible()
    await page.waitForLoadState('networkidle')
  },
  lobby: async (page) => {
    await page.goto('/lobby')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  },
  'table-with-preview': async (page) => {
    await playSome(page, 24)
    await lookAtSomething(page)
  },
  'rules-panel': async (page) => {
    await playSome(page, 8)
    await page.keyboard.press('r')
    await expect(page.getByPlaceholder('Search the rules')).toBeVisible()
  },
  refusal: async (page) => {
    await playSome(page, 12)
    await attemptSomethingIllegal(page)
    await expect(page.getByRole('alert', { name: 'Not allowed' })).toBeVisible()
  },
  'sale-theatre': async (page) => {
    await playUntilScene(page)
  },
  'final-ranking': async (page) => {
    await playToTheEnd(page)
  },
  text: async (page) => {
    await playSome(page, 8)
    await page.keyboard.press('t')
    await expect(page.getByRole('region', { name: 'The table as text' })).toBeVisible()
  },
  ...engineeringStates,
  ...horselessStates,
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

async function playSome(page: Page, moves: number): Promise<void> {
  await playNow(page)
  for (let turn = 0; turn < moves; turn++) {
    if ((await untilMyTurn(page)) === 'over') return
    await playOne(page, turn)
  }
  await untilMyTurn(page)
}

async function playToTheEnd(page: Page): Promise<void> {
  await playNow(page)
  for (let turn = 0; (await untilMyTurn(page)) === 'mine'; turn++) await playOne(page, turn)
}

async function playUntilScene(page: Page): Promise<void> {
  await playNow(page)
  for (let turn = 0; (await untilAsked(page)) === 'mine'; turn++) await playOne(page, turn)
  expect(await look(page)).toBe('scene')
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
