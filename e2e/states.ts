import { expect, type Page } from '@playwright/test'
import { move, playNow, untilMyTurn } from './local-table.ts'

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
    const shown = page.locator('main [data-legal]:visible').first()
    if ((await shown.count()) > 0 && isWide(page)) await shown.hover()
    else await choose(page)
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
    await playUntil(page, 'over')
    await expect(page.getByRole('dialog', { name: /\bwins?$/ })).toBeVisible()
  },
  text: async (page) => {
    await playSome(page, 8)
    await page.keyboard.press('t')
    await page.waitForTimeout(100)
  },
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

async function playUntil(page: Page, wanted: 'over'): Promise<void> {
  await playNow(page)
  for (let turn = 0; (await untilMyTurn(page)) !== wanted; turn++) await playOne(page, turn)
}

async function playUntilScene(page: Page): Promise<void> {
  await playNow(page)
  const scene = page.getByRole('dialog', { name: 'The end of the round' })
  const mine = page.locator('section[data-mine]')
  for (let turn = 0; ; turn++) {
    await expect(scene.or(mine).first()).toBeVisible()
    if (await scene.isVisible()) return
    await openList(page)
    const choices = page.locator('[data-choice]')
    await choices.nth(turn % (await choices.count())).focus()
    await page.keyboard.press('Enter')
    await page.waitForTimeout(30)
  }
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
