import { ageOfEngineering } from '@carriage/age-of-engineering'
import { expect, test } from '@playwright/test'
import { openPosition } from '../age-of-engineering/age-of-engineering-positions.ts'

test('"Play again" begins the same game with the same seats, options and bots in one click', async ({ page }) => {
  const options = { scoreVisibility: 'hidden', recruitmentLeftovers: 'discard' } as const
  await openPosition(page, { seed: 40, options, when: (state) => ageOfEngineering.turn(state).over })
  const before = page.url()
  await page.getByRole('button', { name: 'Play again' }).click()
  await expect(page).not.toHaveURL(before)
  await expect(page).toHaveURL(/\/local\//)
  await expect(page.getByTestId('prompt')).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await expect
    .poll(() => page.evaluate(savedAs, id))
    .toMatchObject({
      game: 'age-of-engineering',
      players: ['Anna', 'Benedikt', 'Charlotte'],
      me: 0,
      level: 'apprentice',
      options,
    })
})

/** A match as this device keeps it, with all that its record says. */
function savedAs(id: string): Promise<object | undefined> {
  return new Promise((resolve) => {
    const request = indexedDB.open('carriage-house', 1)
    request.onsuccess = () => {
      const reading = request.result.transaction('matches').objectStore('matches').get(id)
      reading.onsuccess = () => {
        request.result.close()
        const saved = reading.result as { record: string } | undefined
        resolve(saved && { ...saved, ...(JSON.parse(saved.record) as object) })
      }
    }
  })
}
