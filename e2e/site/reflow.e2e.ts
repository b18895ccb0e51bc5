import { type Browser, expect, type Page } from '@playwright/test'
import { lostOn } from '../lost.ts'
import { type TestSite, test } from '../server.ts'
import { settled } from '../settled.ts'
import { states } from '../states.ts'

const rankings = ['final-ranking', 'engineering-ranking', 'carriage-ranking'] as const
const places = ['home', 'lobby', 'table-with-preview', 'rules-panel', ...rankings] as const
const sizes = [
  [1440, 900],
  [390, 844],
] as const

for (const place of places) {
  test(`nothing is lost on a screen 320 pixels wide, nor with text at 200 %: ${place}`, async ({ browser, server }) => {
    const page = await reach(browser, server, place)
    await page.setViewportSize({ width: 320, height: 640 })
    await settled(page)
    expect(await lostOn(page), '320 wide').toEqual([])

    // A browser-wide font size of twice the usual 16 pixels.
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await settled(page)
      expect(await lostOn(page), `${width} wide, text at 200 %`).toEqual([])
    }
  })
}

async function reach(browser: Browser, server: TestSite, place: (typeof places)[number]): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce', locale: 'en-GB' })
  const page = await context.newPage()
  await states[place]?.(page)
  return page
}

for (const place of rankings) {
  test(`all names and scores of the final ranking are in sight on a phone: ${place}`, async ({ browser, server }) => {
    const page = await reach(browser, server, place)
    for (const [width, height] of [
      [390, 844],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height })
      await settled(page)
      const beyond = await page
        .getByTestId('ending')
        .locator(':is(strong, table, button)')
        .evaluateAll((parts) => {
          const body = parts[0]?.closest('dialog')?.getBoundingClientRect()
          return parts
            .map((part) => ({ text: part.textContent.slice(0, 40), box: part.getBoundingClientRect() }))
            .filter(({ box }) => !body || box.width === 0 || box.left < body.left || box.right > body.right)
            .map(({ text }) => text)
        })
      expect(beyond, `${width} wide`).toEqual([])
    }
  })
}
