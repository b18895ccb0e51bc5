import { expect, type Page } from '@playwright/test'
import { barriersOn, themes } from '../barriers.ts'
import { faultsOn, resize, tableSizes } from '../crowded.ts'
import { lostOn } from '../lost.ts'
import { openZones } from '../open-zones.ts'
import { test } from '../server.ts'
import { settled } from '../settled.ts'
import { moments, states } from '../states.ts'

/** A page, a list, each game's board, a text and an ending: each kind of layout once. */
const core = ['home', 'lobby', 'table-with-preview', 'engineering-table', 'carriage-building', 'text', 'final-ranking']

/** Pages that are no table. */
const pages = ['home', 'lobby']

/** Each kind of layout once: boards, prices, notes, lists, endings, a floor, a lesson. `pnpm tools looks` goes through all others. */
const crowded = [
  'table-with-preview',
  'refusal',
  'text',
  'final-ranking',
  'engineering-table',
  'engineering-price',
  'carriage-lesson',
]

const rankings = ['final-ranking', 'engineering-ranking', 'carriage-ranking']
const reflowing = ['home', 'lobby', 'table-with-preview', 'rules-panel', ...rankings]

/** Where each theme is judged. A colour is no other in between, and what is too small or unnamed by day is so at night. */
const judged = {
  day: [
    [1440, 900],
    [768, 1024],
    [390, 844],
  ],
  night: [
    [1440, 900],
    [390, 844],
  ],
} as const

const sizes = [
  [390, 844],
  [820, 1180],
  [1180, 820],
  [1440, 900],
  [1920, 1080],
] as const

const { 'carriage-lesson': lesson } = moments
const walked = { ...states, ...(lesson && { 'carriage-lesson': lesson }) }

// Reaching a state takes as long as to look at it, so all that is asked of a state is asked at the same page.
for (const [name, reach] of Object.entries(walked)) {
  const tag = core.includes(name) ? '@core' : []
  test(`nothing bars the way, is lost, crowded or too small: ${name}`, { tag }, async ({ browser, server }) => {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      locale: 'en-GB',
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    await reach(page)
    // First, while no zone has been opened.
    if (reflowing.includes(name)) await test.step('nothing lost when large or narrow', () => findReflow(page))
    if (name in states) await test.step('no barrier, in both themes', () => findBarriers(page, name))
    if (crowded.includes(name)) await test.step('nothing crowded, in seven sizes', () => findCrowds(page))
    else if (!pages.includes(name)) await test.step('no word cut off, in five sizes', () => findLosses(page))
    if (rankings.includes(name)) await test.step('all names and scores in sight on a phone', () => findBeyond(page))
  })
}

async function findBarriers(page: Page, name: string): Promise<void> {
  for (const theme of themes)
    for (const [width, height] of judged[theme]) {
      // What a phone alone has is the same in all states of a game.
      if (theme === 'night' && width < 1_000 && !core.includes(name)) continue
      await page.setViewportSize({ width, height })
      expect.soft(await barriersOn(page, theme), `${name}, ${theme}, ${width} wide`).toEqual([])
    }
}

/** Finds words that are cut off, too. */
async function findCrowds(page: Page): Promise<void> {
  for (const [width, height] of tableSizes) {
    await resize(page, width, height)
    for (const zone of await openZones(page)) {
      await zone.open()
      expect.soft(await faultsOn(page), `${width}×${height}, ${zone.name}`).toEqual([])
    }
  }
}

async function findLosses(page: Page): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    for (const zone of await openZones(page)) {
      await zone.open()
      expect.soft(await lostOn(page), `${width} wide, ${zone.name}`).toEqual([])
    }
  }
}

async function findBeyond(page: Page): Promise<void> {
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
}

/** On a screen 320 pixels wide, and with text at 200 %. */
async function findReflow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  await settled(page)
  expect(await lostOn(page), '320 wide').toEqual([])

  // A browser-wide font size of twice the usual 16 pixels.
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await settled(page)
    expect(await lostOn(page), `${width} wide, text at 200 %`).toEqual([])
  }
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
}
