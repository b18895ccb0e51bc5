import { expect, type Page } from '@playwright/test'
import { move, untilMyTurn } from './local-table.ts'

/** Plays to the end, or so many moves, with the mouse, on the drawn board wherever it offers a move: it must offer most of them. */
export async function playWithMouse(page: Page, most = Number.POSITIVE_INFINITY): Promise<void> {
  let onBoard = 0
  let moves = 0
  while (moves < most && (await untilMyTurn(page)) === 'mine') {
    const drawn = page.locator('main [data-legal]:visible')
    const offered = await drawn.count()
    const choices = page.locator('[data-choice]')
    const target = offered > 0 ? drawn.nth(moves % offered) : choices.nth(moves % (await choices.count()))
    await move(page, () => target.click())
    if (offered > 0) onBoard++
    moves++
    expect(moves).toBeLessThan(2000)
  }
  expect(onBoard).toBeGreaterThan(moves / 2)
}

/** Plays to the end with the keyboard alone, a choice further down the list in each of four moves. */
export async function playWithKeyboard(page: Page): Promise<void> {
  let moves = 0
  while ((await untilMyTurn(page)) === 'mine') {
    if (moves === 0) await expectArrowsMoveFocus(page)
    await page.keyboard.press('c')
    await expect(page.locator('[data-choice="1"]:focus')).toBeVisible()
    for (let down = moves % 4; down > 0; down--) await page.keyboard.press('ArrowDown')
    await expect(page.locator('[data-choice]:focus')).toHaveAttribute('data-shown', 'true')
    await move(page, () => page.keyboard.press('Enter'))
    moves++
    expect(moves).toBeLessThan(2000)
  }
  expect(moves).toBeGreaterThan(20)
}

/** Within a group of pieces on the board the arrow keys move the focus. */
async function expectArrowsMoveFocus(page: Page): Promise<void> {
  const groups = page.locator('main [data-roving]:visible')
  const sizes = await groups.evaluateAll((all) => all.map((group) => group.querySelectorAll('[data-piece]').length))
  const pieces = groups.nth(sizes.findIndex((size) => size > 1)).locator('[data-piece]')
  await pieces.first().focus()
  for (const [key, at] of [
    ['ArrowRight', 1],
    ['ArrowLeft', 0],
  ] as const) {
    await page.keyboard.press(key)
    await expect(pieces.nth(at)).toBeFocused()
  }
}

/** Plays fifteen moves, before each of which the page must fit the window. */
export async function expectNoPageScroll(page: Page): Promise<void> {
  for (let moves = 0; moves < 15 && (await untilMyTurn(page)) === 'mine'; moves++) {
    const over = await page.evaluate(() => {
      const { scrollHeight, scrollWidth, clientHeight, clientWidth } = document.documentElement
      return { down: scrollHeight - clientHeight, across: scrollWidth - clientWidth }
    })
    expect(over).toEqual({ down: 0, across: 0 })
    await move(page, () => page.locator('[data-choice]').first().click())
  }
}
