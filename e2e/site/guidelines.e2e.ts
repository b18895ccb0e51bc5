import { expect } from '@playwright/test'
import { barriersOn, themes } from '../barriers.ts'
import { lostOn } from '../lost.ts'
import { guest, phone } from '../online-table.ts'
import { test } from '../server.ts'

const desktop = { viewport: { width: 1440, height: 900 } }

for (const { locale, size, link: path, title, point } of [
  { locale: 'en-GB', size: desktop, link: 'Code of Conduct', title: 'Code of Conduct', point: '1. Be civil' },
  { locale: 'de-DE', size: phone, link: 'Fairplay', title: 'Fairplay', point: '1. Sei höflich' },
])
  test(`the foot leads to the conduct with its numbered points: ${locale}`, async ({ browser, server }) => {
    const page = await guest(browser, server, 'Anna', { locale, ...size })
    await page.goto('/about/imprint')
    await page.getByRole('contentinfo').getByRole('link', { name: path }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('heading', { name: point })).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(8)
    for (const theme of themes) expect(await barriersOn(page, theme), theme).toEqual([])
    expect(await lostOn(page)).toEqual([])
    const folder = process.env.SHOTS
    if (folder !== undefined) await page.screenshot({ path: `${folder}/conduct-${locale}.png`, fullPage: true })
  })
