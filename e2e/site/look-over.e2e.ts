import { expect } from '@playwright/test'
import { barriersOn, themes } from '../barriers.ts'
import { type TestSite, test } from '../server.ts'

/** A table of two bots and a person who does not move, so that it stops sooner or later. */
async function createFor(server: TestSite, game: string): Promise<string> {
  const anna = await fetch(`${server.url}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Anna' }),
  })
  const laid = await fetch(`${server.url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: anna.headers.getSetCookie().join('; ') },
    body: JSON.stringify({
      game,
      seats: 3,
      pace: { kind: 'none' },
      visibility: 'open',
      ready: true,
      bots: ['apprentice', 'apprentice'],
    }),
  })
  const { id } = (await laid.json()) as { id: string }
  return `/table/${id}`
}

for (const game of ['kraftwagen', 'age-of-engineering', 'horseless-carriage']) {
  test(`a spectator of a running table looks over a seat: ${game}`, async ({ browser, server }) => {
    const table = await createFor(server, game)
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await page.goto(table)
    const seat = page.getByRole('combobox', { name: 'Whose seat you’re watching' })
    await expect(seat.locator('option')).toHaveCount(4)
    await seat.selectOption('Anna')
    await expect(page.getByRole('region', { name: 'Anna’s board' })).toContainText('Anna')
    if (game === 'horseless-carriage') await expect(page.locator('[data-spot="factory 0"]')).toHaveCount(1)
    await expect(page.locator('[data-legal]')).toHaveCount(0)
    for (const theme of themes) expect(await barriersOn(page, theme), `desk, ${theme}`).toEqual([])

    await page.evaluate(() => localStorage.setItem('carriage-house.settings', JSON.stringify({ language: 'de' })))
    await page.setViewportSize({ width: 390, height: 844 })
    await page.reload()
    const platz = page.getByRole('combobox', { name: 'Wem du über die Schulter schaust' })
    await platz.selectOption('Anna')
    // Nothing there is mine.
    if (game !== 'horseless-carriage') await expect(page.locator('button[data-zone="mine"]')).toHaveText('Tableau')
    await expect(page.locator('[data-legal]')).toHaveCount(0)
    for (const theme of themes) expect(await barriersOn(page, theme), `phone, ${theme}`).toEqual([])
    await context.close()
  })
}
