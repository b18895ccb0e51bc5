import { expect, type Page, test } from '@playwright/test'
import { barriersOn, themes } from '../barriers.ts'
import { lastEntry } from '../local-table.ts'
import { tapTwice } from '../online-table.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** Creates a table for Anna and Bea, who share this phone, and one bot. */
async function sitTogether(page: Page): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem(
      'carriage-house.settings',
      JSON.stringify({ endsTurn: false, speed: 0, name: 'Anna', level: 'apprentice' }),
    ),
  )
  await page.goto('/play')
  await page.getByRole('group', { name: 'Players sharing this device' }).getByLabel('2', { exact: true }).check()
  await page.getByLabel('Name of player 2').fill('Bea')
  await page.getByRole('button', { name: 'Start' }).tap()
}

type Asked = 'curtain' | 'mine' | 'summary' | 'over'

/** What is to be done next: open the curtain, move, look at a summary, or nothing any more. */
async function asked(page: Page): Promise<Asked> {
  const found = await page.waitForFunction(
    () => {
      if (document.querySelector('[data-testid="ending"]')) return 'over'
      if (document.querySelector('[data-testid="summary"][open]')) return 'summary'
      if (document.querySelector('[data-testid="curtain"][open]')) return 'curtain'
      return document.querySelector('section[data-own]') ? 'mine' : null
    },
    undefined,
    { timeout: 60_000 },
  )
  return (await found.jsonValue()) as Asked
}

/** Makes the first move of the list. */
async function moveOn(page: Page): Promise<void> {
  const before = await lastEntry(page)
  await tapTwice(page)
  await expect.poll(async () => (await lastEntry(page)) > before || (await asked(page)) !== 'mine').toBe(true)
}

test('two people play on one phone, and each has a curtain before what is hidden', { tag: '@core' }, async ({
  page,
}) => {
  await sitTogether(page)
  const opened: string[] = []
  for (let steps = 0; opened.length < 4 && steps < 300; steps++) {
    switch (await asked(page)) {
      case 'over':
        throw new Error('The game was over before the device was handed over four times.')
      case 'summary':
        await page.keyboard.press('Escape')
        break
      case 'mine':
        await moveOn(page)
        break
      case 'curtain': {
        const curtain = page.getByTestId('curtain')
        // It covers all of the table, and Escape does not open it.
        const covered = await page.evaluate(() =>
          [
            [8, 8],
            [195, 420],
            [382, 836],
          ].every(([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('[data-testid="curtain"]')),
        )
        expect(covered).toBe(true)
        await page.keyboard.press('Escape')
        await expect(curtain).toBeVisible()
        if (opened.length === 0) for (const theme of themes) expect(await barriersOn(page, theme)).toEqual([])
        const open = curtain.getByRole('button', { name: /^I’m / })
        const name = (await open.textContent())?.replace('I’m ', '') ?? ''
        await open.tap()
        await expect(page.getByTestId('curtain')).toHaveCount(0)
        await expect(page.locator('section[data-own]')).toBeVisible()
        await expect(page.getByRole('banner')).toContainText(name)
        opened.push(name)
      }
    }
  }
  expect(new Set(opened)).toEqual(new Set(['Anna', 'Bea']))
  // Who opens the page again has to say who it is, before anything is seen that others must not see.
  const last = opened.at(-1) ?? ''
  await page.reload()
  await expect(page.getByTestId('curtain')).toContainText(last)
  await page.getByRole('button', { name: `I’m ${last}` }).tap()
  await expect(page.locator('section[data-own]')).toBeVisible()
})
