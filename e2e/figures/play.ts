import type { Page } from '@playwright/test'
import { move, untilMyTurn } from '../local-table.ts'

/** Plays as people do, by mouse and keys in turn, with a look at the log now and then. `act` wraps each interaction. */
export async function playAsPeopleDo(
  page: Page,
  act: (interaction: () => Promise<void>) => Promise<void>,
  enough: () => boolean,
): Promise<void> {
  for (let moves = 0; !enough() && (await untilMyTurn(page)) === 'mine'; moves++) {
    if (moves % 2 === 1) {
      await act(() => page.keyboard.press('l'))
      await act(() => page.keyboard.press('o'))
    }
    const drawn = page.locator('main [data-legal]:visible')
    const offered = await drawn.count()
    if (moves % 2 === 0 && offered > 0) {
      const target = drawn.nth(moves % offered)
      await target.hover()
      await page.waitForTimeout(150)
      await move(page, () => act(() => target.click()))
    } else {
      await act(() => page.keyboard.press('c'))
      await page.locator('[data-choice="1"]:focus').waitFor()
      for (let down = moves % 4; down > 0; down--) await act(() => page.keyboard.press('ArrowDown'))
      await move(page, () => act(() => page.keyboard.press('Enter')))
    }
  }
}
