import { expect, type Page } from '@playwright/test'

/** Opens the front door and sits down, with rivals who waste no time. */
export async function playNow(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const settings = JSON.parse(localStorage.getItem('carriage-house.settings') ?? '{}') as object
    localStorage.setItem('carriage-house.settings', JSON.stringify({ speed: 0, ...settings }))
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now' }).click()
  await expect(page.getByTestId('prompt')).toBeVisible()
}

/** Waits until it is my turn or the game is over; a scene on the way is skipped. */
export async function untilMyTurn(page: Page): Promise<'mine' | 'over'> {
  const mine = page.locator('section[data-mine]')
  const over = page.getByRole('dialog', { name: /\bwins?$/ })
  const scene = page.getByRole('dialog', { name: 'The end of the round' })
  for (;;) {
    // Bots take their time, and longer where the machine is busy.
    await mine.or(over).or(scene).first().waitFor({ timeout: 60_000 })
    if (await scene.isVisible()) {
      await page.keyboard.press('Escape')
      // Whoever was away for long has another one waiting behind it.
      await page.waitForTimeout(50)
    } else return (await over.isVisible()) ? 'over' : 'mine'
  }
}

/** Does something that is a move, and waits until the table shows that it was made. */
export async function move(page: Page, act: () => Promise<void>): Promise<void> {
  const bar = page.locator('section[data-n]')
  const before = (await bar.getAttribute('data-n')) ?? ''
  await act()
  await expect(bar).not.toHaveAttribute('data-n', before, { timeout: 30_000 })
}
