import { expect, type Page } from '@playwright/test'
import { barriersOn, themes } from '../barriers.ts'
import { guest, phone } from '../online-table.ts'
import { test } from '../server.ts'

test('a box is made on a phone: another lap, tile, card and price, with the complaints beside the fields', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto('/box/kraftwagen/edit')
  const row = (place: string) => page.locator(`[data-row="${place}"]`)
  const open = (place: string) =>
    row(place)
      .getByRole('button', { name: /^Change/ })
      .click()

  await open('circuit.lapSpaces')
  await row('circuit.lapSpaces').getByRole('spinbutton').fill('3')
  await expect(row('circuit.lapSpaces')).toContainText('expected a whole number from 6 to 60')
  await expect(page.getByRole('button', { name: 'Save box' })).toBeDisabled()
  expect(await barriersOn(page, 'day')).toEqual([])
  await row('circuit.lapSpaces').getByRole('spinbutton').fill('12')
  await expect(row('circuit.lapSpaces')).toContainText('One lap: 12 spaces')

  await open('actionTiles.rows.0')
  await row('actionTiles.rows.0').getByRole('combobox').first().selectOption('Body')
  await open('rounds.rows.1')
  await row('rounds.rows.1').getByRole('spinbutton').last().fill('11')
  await open('developments.rows.0')
  await row('developments.rows.0').getByRole('spinbutton', { name: 'copies' }).fill('7')
  await expect(page.locator('#developments')).toContainText('expected 32 in all, found 31')
  await open('developments.rows.1')
  await row('developments.rows.1').getByRole('spinbutton', { name: 'copies' }).fill('5')

  await expect(page.getByRole('status')).toHaveText('5 rows differ from the standard box')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('textbox', { name: 'Box name' }).fill('Our box')
  await page.getByRole('button', { name: 'Save box' }).click()
  await page.locator('summary', { hasText: 'Your custom box' }).click()
  await expect(page.getByRole('list', { name: 'Your boxes' })).toContainText('Our box')
})

test('a box is stored in the account, shared by link, and played with by two people and a bot, on phones in German', async ({
  browser,
  server,
}) => {
  const anna = await guest(browser, server, 'Anna', { locale: 'de-DE', ...phone })
  const ben = await guest(browser, server, 'Ben', { locale: 'de-DE', ...phone })
  const link = await test.step('Anna makes it, keeps it in her account and shares it', async () => {
    await anna.goto('/box/kraftwagen/edit')
    const lap = anna.locator('[data-row="circuit.lapSpaces"]')
    await lap.getByRole('button', { name: /^Ändern/ }).click()
    await lap.getByRole('spinbutton').fill('12')
    const tile = anna.locator('[data-row="actionTiles.rows.0"]')
    await tile.getByRole('button', { name: /^Ändern/ }).click()
    await tile.getByRole('combobox').first().selectOption('Karosserie')
    await anna.getByRole('textbox', { name: 'Name der Schachtel' }).fill('Annas Schachtel')
    await anna.getByRole('combobox', { name: 'Speicherort' }).selectOption('in deinem Konto')
    await lookAt(anna)
    await anna.getByRole('button', { name: 'Schachtel speichern' }).click()
    await anna.locator('summary', { hasText: 'Deine eigene Schachtel' }).click()
    const boxes = anna.getByRole('list', { name: 'Deine Schachteln' })
    await expect(boxes).toContainText('Annas Schachtel 2 Tabellen weichen ab · in deinem Konto')
    await boxes.getByRole('button', { name: 'Per Link teilen' }).click()
    const address = await boxes.getByLabel('Wer diesen Link hat, sieht die Schachtel:').inputValue()
    await lookAt(anna)
    return address
  })

  await test.step('a crawler reads title, text and picture', async () => {
    const page = await (await fetch(link, { headers: { 'user-agent': 'crawler', accept: '*/*' } })).text()
    expect(page).toContain('<title>Annas Schachtel: a box for Kraftwagen')
    expect(page).toMatch(/og:description" content="Differences from the standard box: [^"]+"/)
    const [, picture = ''] = /og:image" content="([^"]+)"/.exec(page) ?? []
    expect((await fetch(new URL(new URL(picture).pathname, server.url))).headers.get('content-type')).toBe('image/jpeg')
  })

  await test.step('Ben looks at it and keeps a copy', async () => {
    await ben.goto(link)
    await expect(ben.getByRole('heading', { level: 1 })).toHaveText('Annas Schachtel: eine Schachtel von Kraftwagen')
    await expect(ben.getByRole('list', { name: 'Was abweicht' })).toContainText('12')
    await lookAt(ben)
    await ben.getByRole('button', { name: 'Kopieren' }).click()
    await expect(ben.getByText('Annas Schachtel ist auf diesem Gerät gespeichert.')).toBeVisible()
  })

  await test.step('they sit down at a table with it, and a bot', async () => {
    await anna.goto('/lobby')
    await anna.getByRole('combobox', { name: 'Material' }).selectOption('Annas Schachtel')
    await anna.getByRole('combobox', { name: 'Plätze' }).selectOption('3')
    await anna.getByRole('combobox', { name: 'Davon Bots' }).selectOption('1')
    await anna.getByRole('button', { name: 'Tisch eröffnen' }).click()
    const address = await anna.getByTestId('link').inputValue()
    await ben.goto(address)
    await expect(ben.getByText(/Gespielt mit anderem Material: Annas Schachtel\. 2 Tabellen weichen ab/)).toBeVisible()
    await ben.getByRole('button', { name: 'Hier mitspielen' }).first().click()
    for (const page of [anna, ben])
      await expect(page.getByText('Gespielt mit: Annas Schachtel').first()).toBeVisible({ timeout: 30_000 })
  })
})

async function lookAt(page: Page): Promise<void> {
  for (const theme of themes) expect(await barriersOn(page, theme)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
}
