import { expect, type Page } from '@playwright/test'
import { barriersOn, themes } from '../barriers.ts'
import { guest, phone } from '../online-table.ts'
import { type TestSite, test } from '../server.ts'

test('three owners say on phones what is printed, an operator accepts it, and the page of the box shows it', async ({
  browser,
  server,
}) => {
  const german = { locale: 'de-DE', ...phone }
  const anna = await guest(browser, server, 'Anna', german)
  const gil = await guest(browser, server, 'Gil', german)
  for (const name of ['Ben', 'Cleo']) await handInByRequest(server, await guest(browser, server, name))

  await test.step('Anna hands in what she compared, on the form of her box', async () => {
    await becomeLasting(server, anna)
    await anna.request.post('/api/boxes', { data: { game: 'kraftwagen', title: 'Annas Schachtel', tables: {} } })
    await anna.goto('/box/kraftwagen')
    await anna.locator('summary', { hasText: 'Deine eigene Schachtel' }).click()
    const boxes = anna.getByRole('list', { name: 'Deine Schachteln' })
    await boxes.locator('summary', { hasText: 'bestätige diese Schachtel' }).click()
    await boxes.getByRole('checkbox', { name: 'Rennstrecke' }).check()
    await lookAt(anna)
    await boxes.getByRole('button', { name: 'Einsenden' }).click()
    await expect(boxes.getByText('Danke. 1 Zeile eingesandt.')).toBeVisible()
  })

  await test.step('Gil accepts it under Moderation', async () => {
    const id = await becomeLasting(server, gil)
    await server.query(`update accounts set role = 'operator' where id = $1`, [id])
    await server.query(`update sessions set raised_until = now() + interval '1 hour' where account = $1`, [id])
    await gil.goto('/moderation')
    await gil.getByRole('button', { name: 'Gedruckte Werte' }).click()
    await expect(gil.getByText('3 Besitzer sagen das, niemand etwas anderes')).toBeVisible()
    await lookAt(gil)
    await gil.getByRole('button', { name: 'Annehmen' }).click()
    await expect(gil.getByRole('status')).toHaveText('Nichts zu prüfen.')
  })

  await test.step('everybody reads it', async () => {
    await anna.reload()
    await expect(anna.locator('[data-row="circuit.lapSpaces"]')).toContainText('Von 3 Besitzern bestätigt')
    // The lap is the only row of its table, so that the mark of the table follows.
    for (const mark of await anna.locator('#circuit [data-mark]').all())
      await expect(mark).toHaveText('● Von Besitzern des Spiels bestätigt')
  })
})

/** An account that lasts, as one with a passkey does. Gives its id. */
async function becomeLasting(server: TestSite, page: Page): Promise<string> {
  await page.request.post('/api/guest', { data: {} })
  const { id } = (await (await page.request.get('/api/me')).json()) as { id: string }
  await server.query('update accounts set guest = false where id = $1', [id])
  // The device knows that it has an account.
  await page.addInitScript(() => localStorage.setItem('carriage-house.known', '1'))
  return id
}

async function handInByRequest(server: TestSite, page: Page): Promise<void> {
  await becomeLasting(server, page)
  const box = { game: 'kraftwagen', title: 'As printed', tables: {} }
  const { id } = (await (await page.request.post('/api/boxes', { data: box })).json()) as { id: string }
  const answer = await page.request.post(`/api/boxes/${id}/printed`, { data: { tables: ['circuit'] } })
  expect(await answer.json()).toEqual({ rows: 1 })
}

async function lookAt(page: Page): Promise<void> {
  for (const theme of themes) expect(await barriersOn(page, theme)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
}
