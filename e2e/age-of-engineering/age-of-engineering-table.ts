import { expect, type Page } from '@playwright/test'
import { knowGames } from '../local-table.ts'

/** Opens a table of Age of Engineering from the home page, with quick bots. */
export async function playAgeOfEngineering(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const settings = JSON.parse(localStorage.getItem('carriage-house.settings') ?? '{}') as object
    localStorage.setItem('carriage-house.settings', JSON.stringify({ endsTurn: false, speed: 0, ...settings }))
  })
  await knowGames(page)
  await page.goto('/')
  await page.getByRole('button', { name: /Age of Engineering/ }).click()
  await expect(page.getByTestId('prompt')).toBeVisible()
}
