import { expect, type Page } from '@playwright/test'
import { knowGames } from '../local-table.ts'

/** Through the front door into the room of Age of Engineering, with rivals who waste no time. */
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
