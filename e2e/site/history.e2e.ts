import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { barriersOn, themes } from '../barriers.ts'
import { lostOn } from '../lost.ts'
import { guest } from '../online-table.ts'
import { test } from '../server.ts'
import { settled } from '../settled.ts'

const sizes = [
  [1440, 900],
  [390, 844],
  [320, 640],
] as const

test('a finished game is found again, searched, and leads to the people who played it', { tag: '@core' }, async ({
  browser,
  server,
}) => {
  const anna = await guest(browser, server, 'Anna')
  const ben = await guest(browser, server, 'Ben')
  const table = await finishedTable(anna, ben)

  await anna.goto('/lobby')
  await anna.getByRole('link', { name: 'Your finished games' }).click()
  await expect(anna).toHaveTitle('Your finished games · Carriage House')
  const game = anna.getByRole('listitem').filter({ has: anna.getByRole('heading', { name: 'Kraftwagen' }) })
  await expect(game).toHaveCount(1)
  await expect(game).toContainText(/Place [12] of 2/)
  await lookAt(anna)

  await test.step('searched with the keyboard', async () => {
    const result = anna.getByLabel('Result')
    const won = (await game.getAttribute('data-won')) !== null
    await result.focus()
    await anna.keyboard.press(won ? 'N' : 'W')
    await expect(anna.getByRole('status')).toHaveText('No games match.')
    await anna.getByRole('button', { name: 'Clear filters' }).focus()
    await anna.keyboard.press('Enter')
    await expect(game).toHaveCount(1)
    await anna.getByLabel('Player').selectOption({ label: 'Ben (1)' })
    await anna.getByRole('combobox', { name: 'Game' }).selectOption('kraftwagen')
    await expect(game).toHaveCount(1)
    await anna.getByRole('textbox', { name: 'To' }).fill('2020-01-01')
    await expect(game).toHaveCount(0)
    await anna.getByRole('button', { name: 'Clear filters' }).click()
    await expect(game).toHaveCount(1)
  })

  await test.step('the profile of the other, with what stands between both', async () => {
    await game.getByRole('button', { name: 'Ben' }).click()
    await anna.getByRole('dialog', { name: 'Ben' }).getByRole('link', { name: 'Profile' }).click()
    await expect(anna.getByRole('heading', { level: 1, name: 'Ben' })).toBeVisible()
    await expect(anna.getByRole('heading', { name: 'You and Ben' })).toBeVisible()
    await expect(anna.getByRole('cell', { name: /^Place 1: (once|never)/ })).toBeVisible()
    await lookAt(anna)
    await anna.getByRole('link', { name: 'Your games together' }).click()
    await expect(anna.getByLabel('Player')).not.toHaveValue('')
    await game.getByRole('link', { name: /^Replay Kraftwagen/ }).click()
    await expect(anna).toHaveURL(new RegExp(`/table/${table}/replay`))
  })

  await test.step('hidden by its owner', async () => {
    const profile = await ownProfile(ben)
    await ben.goto(profile)
    const kraftwagen = ben.getByRole('group', { name: 'Favourite games' }).getByLabel('Kraftwagen', { exact: true })
    const saved = ben.waitForResponse((answer) => answer.url().endsWith('/api/me/profile') && answer.ok())
    await kraftwagen.focus()
    await ben.keyboard.press('Space')
    await expect(kraftwagen).toBeChecked()
    await saved
    await lookAt(ben)
    await anna.goto(profile)
    await expect(anna.getByRole('heading', { name: 'Favourite games' })).toBeVisible()
    await lookAt(anna)
    await ben.getByLabel('Hide my profile').check()
    await expect(ben.getByText('Only you can see this page.')).toBeVisible()
    await lookAt(ben)
    await anna.goto(profile)
    await expect(anna.getByRole('alert')).toHaveText(/their profile is hidden/)
  })
})

test('in German', async ({ browser, server }) => {
  const page = await guest(browser, server, 'Carla', { locale: 'de-DE' })
  await page.goto('/history')
  await expect(page.getByRole('heading', { level: 1, name: 'Deine beendeten Partien' })).toBeVisible()
  await expect(page.getByText('Du hast noch kein Konto')).toBeVisible()
  await page.context().request.post('/api/guest', { data: { name: 'Carla' } })
  await page.reload()
  await expect(page.getByRole('status')).toHaveText('Du hast hier noch keine Partie beendet.')
  await lookAt(page)
  await page.getByRole('link', { name: 'Dein Profil' }).click()
  await expect(page.getByText('Noch keine Partie mit Menschen beendet.')).toBeVisible()
  await lookAt(page)
})

/** A game of two that both have resigned, so that bots end it. */
async function finishedTable(one: Page, other: Page): Promise<string> {
  const [first, second] = [one.context().request, other.context().request]
  await first.post('/api/guest', { data: { name: 'Anna' } })
  await second.post('/api/guest', { data: { name: 'Ben' } })
  const data = { game: 'kraftwagen', seats: 2, options: {}, pace: { kind: 'none' }, visibility: 'open', ready: true }
  const { id } = (await (await first.post('/api/tables', { data })).json()) as { id: string }
  expect((await second.post(`/api/tables/${id}/seat`, { data: { ready: true } })).ok()).toBe(true)
  for (const api of [first, second]) expect((await api.post(`/api/matches/${id}/resign`)).ok()).toBe(true)
  const state = async (api: APIRequestContext) =>
    ((await (await api.get(`/api/tables/${id}`)).json()) as { state: string }).state
  await expect.poll(() => state(first), { timeout: 120_000 }).toBe('over')
  return id
}

async function ownProfile(page: Page): Promise<string> {
  const { id } = (await (await page.context().request.get('/api/me')).json()) as { id: string }
  return `/people/${id}`
}

/** No barrier in both themes, nothing lost or beyond the side, on a desktop and on phones. */
async function lookAt(page: Page): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await settled(page)
    for (const theme of themes) expect(await barriersOn(page, theme), `${theme}, ${width} wide`).toEqual([])
    expect(await lostOn(page), `${width} wide`).toEqual([])
    const folder = process.env.SHOTS
    if (folder !== undefined) {
      const name = `${await page.title()} ${width} ${Date.now()}`
      for (const theme of themes) {
        await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme)
        await page.screenshot({ path: `${folder}/${name.replaceAll(/\W+/g, '-')}-${theme}.png`, fullPage: true })
      }
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}
