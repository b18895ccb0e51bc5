import { expect, type Page } from '@playwright/test'
import { test } from './house.ts'
import { untilMyTurn } from './local-table.ts'
import { clickFirst, guest, layTable, playOn, sitDown } from './online-table.ts'

test('a guest follows a link and plays a whole game with another guest and a bot, while somebody watches', async ({
  browser,
  house,
}) => {
  test.setTimeout(400_000)
  const anna = await guest(browser, house, 'Anna')
  const ben = await guest(browser, house, 'Ben')
  const link = await layTable(anna)
  await sitDown(ben, link)
  await expect(anna.getByTestId('prompt')).toBeVisible()
  const cleo = await guest(browser, house, 'Cleo')
  await cleo.goto(link)
  await expect(cleo.getByTestId('prompt')).toBeVisible()
  await expect(cleo.getByRole('button', { name: 'End turn' })).toBeHidden()

  for (let moves = 0; ; moves++) {
    if (await playOn([anna, ben], clickFirst)) break
    expect(moves).toBeLessThan(4000)
  }
  for (const page of [anna, ben, cleo]) {
    // Whoever watches has not skipped the earlier scenes yet.
    expect(await untilMyTurn(page)).toBe('over')
  }
})

test('a reload, a lost connection and a killed server in mid-turn lose nothing', async ({ browser, house }) => {
  test.setTimeout(240_000)
  const anna = await guest(browser, house, 'Anna')
  const ben = await guest(browser, house, 'Ben')
  await sitDown(ben, await layTable(anna))
  const n = (page: Page) => page.locator('section[data-n]').getAttribute('data-n')
  for (let moves = 0; moves < 6; moves++) await playOn([anna, ben], clickFirst)

  const before = await n(ben)
  await ben.reload()
  await expect(ben.locator('section[data-n]')).toHaveAttribute('data-n', before ?? '')

  await ben.context().setOffline(true)
  await expect(ben.getByTestId('prompt')).toContainText('connection is lost', { timeout: 60_000 })
  await ben.context().setOffline(false)
  await expect(ben.getByTestId('prompt')).not.toContainText('connection is lost', { timeout: 30_000 })

  await house.kill()
  await expect(anna.getByTestId('prompt')).toContainText('connection is lost')
  await house.open()
  await expect(anna.getByTestId('prompt')).not.toContainText('connection is lost', { timeout: 30_000 })
  await expect(ben.getByTestId('prompt')).not.toContainText('connection is lost', { timeout: 30_000 })
  expect(Number(await n(anna))).toBeGreaterThanOrEqual(Number(before))
  for (let moves = 0; moves < 6; moves++) await playOn([anna, ben], clickFirst)
  expect(Number(await n(anna))).toBeGreaterThan(Number(before))
})
