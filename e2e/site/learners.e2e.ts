import { type Browser, expect, type Page } from '@playwright/test'
import { barriersOn } from '../barriers.ts'
import { mouse, playThrough, touch } from '../lesson-input.ts'
import { look } from '../local-table.ts'
import { clickFirst, guest, phone, playOn, tapTwice } from '../online-table.ts'
import { type TestSite, test } from '../server.ts'

const join = 'Join other learners'

/** A new guest at the end of the first lesson. */
async function learned(browser: Browser, server: TestSite, name: string, inHand = false): Promise<Page> {
  const page = await guest(browser, server, name, inHand ? phone : { viewport: { width: 1440, height: 900 } })
  await page.goto('/learn')
  await playThrough(page, inHand ? touch : mouse)
  return page
}

test('two who end their first lesson meet at one table and begin with a bot, without an account or a form', async ({
  browser,
  server,
}) => {
  const anna = await learned(browser, server, 'Anna')
  const ben = await learned(browser, server, 'Ben', true)

  await anna.getByRole('button', { name: join }).click()
  await expect(anna.getByRole('heading', { name: 'Your table is ready' })).toBeVisible()
  await expect(anna.getByText('Learning table', { exact: true })).toBeVisible()
  await expect(anna.getByTestId('link')).toHaveValue(anna.url())
  expect(await barriersOn(anna, 'day')).toEqual([])

  const cleo = await guest(browser, server, 'Cleo')
  await cleo.goto('/lobby')
  await expect(cleo.getByText('Learning table', { exact: true })).toBeVisible()

  await ben.getByRole('button', { name: join }).tap()
  await expect(ben).toHaveURL(anna.url())
  await expect(ben.getByRole('listitem').filter({ hasText: 'Anna' })).toBeVisible()
  await expect(anna.getByRole('listitem').filter({ hasText: 'Ben' })).toContainText('ready')
  await expect(ben.getByRole('button', { name: 'Remove bot' })).toBeHidden()

  // Anna created the table; learners need not wait for her to begin.
  await ben.getByRole('button', { name: 'Start now and fill free seats with bots' }).tap()
  for (const page of [anna, ben]) {
    await expect(page.getByTestId('prompt')).toBeVisible()
    await expect(page.getByText('Learning table', { exact: true })).toBeVisible()
  }
  for (let moves = 0; moves < 4; moves++) {
    await playOn([anna], clickFirst)
    await playOn([ben], tapTwice)
  }
  await expect.poll(async () => [await look(anna), await look(ben)]).toContain('mine')
})

test('a player who taps again is led to the same seat, and a table that all have left is closed', async ({
  browser,
  server,
}) => {
  const dora = await guest(browser, server, 'Dora')
  const learn = async () => {
    await dora.goto('/learn/age-of-engineering-lesson-1')
    await dora.getByRole('button', { name: 'I know the rules' }).click()
    await dora.getByRole('button', { name: join }).click()
    await expect(dora.getByRole('heading', { name: 'Your table is ready' })).toBeVisible()
  }
  await learn()
  const address = dora.url()
  await learn()
  expect(dora.url()).toBe(address)
  await dora.getByRole('button', { name: 'Leave table' }).click()
  await expect(dora).toHaveURL(/\/lobby$/)
  await dora.goto(address)
  await expect(dora.getByRole('heading', { name: 'This table is closed' })).toBeVisible()
  expect(await barriersOn(dora, 'night')).toEqual([])
})

test('where there is no server nobody is promised company', async ({ page }) => {
  await page.goto('/learn')
  await page.getByRole('button', { name: 'I know the rules' }).click()
  await expect(page.getByRole('button', { name: 'Finish this game' })).toBeVisible()
  await expect(page.getByText(join)).toHaveCount(0)
})
