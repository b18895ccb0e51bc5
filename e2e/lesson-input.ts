import { expect, type Page } from '@playwright/test'
import { move } from './local-table.ts'
import { settled } from './settled.ts'

/** The input method used in a lesson. */
interface InputMethod {
  /** Makes one of the moves that the step leaves. */
  play(page: Page): Promise<void>
  press(page: Page, name: string, key: string): Promise<void>
}

export const mouse: InputMethod = {
  play: async (page) => {
    const drawn = page.locator('main [data-legal]:visible')
    const listed = page.locator('[data-choice]')
    const offered = (await drawn.count()) > 0 ? drawn : listed
    await offered.nth((await offered.count()) >> 1).click()
  },
  press: async (page, name) => page.getByRole('button', { name }).click(),
}

export const keyboard: InputMethod = {
  play: async (page) => {
    await page.keyboard.press('c')
    await expect(page.locator('[data-choice="1"]:focus')).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  },
  press: async (page, _, key) => page.keyboard.press(key),
}

/** A first tap shows what a move would do, a second one plays it. */
export const touch: InputMethod = {
  play: async (page) => {
    const read = page.getByRole('button', { name: 'Got it' })
    const drawn = page.locator('main [data-legal]:visible')
    const piece = drawn.nth((await drawn.count()) >> 1)
    // In a hand the slip lies over the zone until it is put away, and may come at the moment.
    await expect(async () => {
      if (await read.isVisible()) await read.tap()
      if ((await piece.getAttribute('data-held')) !== 'chosen') await piece.tap({ timeout: 2_000 })
      await expect(piece).toHaveAttribute('data-held', 'chosen', { timeout: 2_000 })
    }).toPass()
    await piece.tap({ timeout: 5_000 })
  },
  press: async (page, name) => page.getByRole('button', { name }).tap(),
}

/** Does what the current step asks for. */
export async function doStep(page: Page, input: InputMethod): Promise<void> {
  const asked = (await page.getByTestId('lesson').textContent()) ?? ''
  if (await page.getByRole('button', { name: 'Continue' }).isVisible()) {
    await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused()
    await input.press(page, 'Continue', 'Enter')
  } else if (asked.includes('Press Undo')) await move(page, () => input.press(page, 'Undo', 'u'))
  else if (await page.getByRole('button', { name: 'End turn' }).isEnabled())
    await move(page, () => input.press(page, 'End turn', 'e'))
  else await move(page, () => input.play(page))
}

export async function playThrough(page: Page, input: InputMethod): Promise<void> {
  const summary = page.getByRole('dialog', { name: 'The end of the round' })
  const fork = page.getByTestId('fork')
  const lesson = page.getByTestId('lesson')
  for (let acts = 0; acts < 60; acts++) {
    await settled(page)
    if (await fork.isVisible()) return
    if (await summary.isVisible()) await page.keyboard.press('Escape')
    else if (await lesson.isVisible()) await doStep(page, input)
  }
  throw new Error('The lesson did not come to its end.')
}
