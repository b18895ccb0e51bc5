import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { barriersOn, themes } from '../barriers.ts'
import { lostOn } from '../lost.ts'
import { createTable, guest } from '../online-table.ts'
import { test } from '../server.ts'

test('a person reads what is stored, takes everything along in one file, and leaves', { tag: '@core' }, async ({
  browser,
  server,
}) => {
  const anna = await guest(browser, server, 'Anna')
  // A table makes a guest known to the server.
  await createTable(anna)
  await anna.goto('/lobby')
  await anna.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(anna.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
  await expect(anna.getByText('365 days')).toBeVisible()
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await anna.setViewportSize({ width, height })
    for (const theme of themes) expect(await barriersOn(anna, theme), `${width}, ${theme}`).toEqual([])
    expect(await lostOn(anna)).toEqual([])
  }
  await anna.getByRole('link', { name: 'Go to your account' }).click()

  const download = anna.waitForEvent('download')
  await anna.getByRole('link', { name: 'Download my data' }).click()
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8')) as { answers: Record<string, object> }
  expect(file.answers['GET /api/me']).toMatchObject({ name: 'Anna' })

  await anna.getByRole('button', { name: 'Delete account…' }).click()
  await expect(anna.getByRole('alert')).toHaveText('Delete Anna permanently?')
  expect(await barriersOn(anna, 'day')).toEqual([])
  await anna.getByRole('button', { name: 'Yes, delete everything' }).focus()
  await anna.keyboard.press('Enter')
  await expect(anna.getByText('You don’t have an account here yet.')).toBeVisible()
  expect((await anna.request.get('/api/me')).status()).toBe(204)
})
