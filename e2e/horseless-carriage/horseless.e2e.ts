import { expect, type Page, test } from '@playwright/test'
import { barriersOn, themes } from '../barriers.ts'
import { isInSummary, lastEntry, move, untilMyTurn } from '../local-table.ts'
import { openPosition } from './horseless-positions.ts'
import { decide, decideByTouch, playHorseless, stageOf } from './horseless-table.ts'

// A game has up to seven years, and in each a whole factory is built piece by piece.
test.setTimeout(600_000)

/** Plays to the end, or so many turns; gives what was asked on the way. */
async function playOut(
  page: Page,
  act: (page: Page, turn: number) => Promise<void>,
  most = Number.POSITIVE_INFINITY,
): Promise<Set<string>> {
  const seen = new Set<string>()
  for (let turn = 0; turn < most && (await untilMyTurn(page)) === 'mine'; turn++) {
    seen.add(await stageOf(page))
    await act(page, turn)
    expect(turn).toBeLessThan(200)
  }
  return seen
}

test('a whole introductory game of three with the mouse, on the drawn board alone', { tag: '@core' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await playHorseless(page, 'Cars only')
  const seen = await playOut(page, decide)
  // Sales depend on chance here; selling has a test of its own.
  for (const stage of ['setUp', 'research', 'focus', 'factory', 'demand']) expect(seen).toContain(stage)
  await expect(page.getByText('Where the wealth came from')).toBeVisible()
})

test('two years of the full game of three with the mouse, on the drawn board alone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await playHorseless(page, 'Full game')
  const seen = await playOut(page, decide, 10)
  for (const stage of ['setUp', 'research', 'focus', 'factory', 'demand']) expect(seen).toContain(stage)
})

test('a sale takes one click', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPosition(page, {
    seats: 3,
    seed: 1,
    // With one mainline there is nothing else to choose.
    when: ({ stage, players }) =>
      stage.name === 'sales' &&
      stage.selling[0] === 0 &&
      stage.step.name === 'dealership' &&
      players[0]?.factory.pieces.filter(({ kind }) => kind === 'mainline').length === 1,
  })
  await untilMyTurn(page)
  expect(await stageOf(page)).toBe('sales')
  const before = await lastEntry(page)
  // What lies on the market when it is opened stops; what changes from then on comes into its place.
  await expect(page.locator('[data-spot="market"] [data-waiting]').first()).toBeVisible()
  await expect(page.locator('[data-spot="market"] [data-new]')).toHaveCount(0)
  await page.locator('[data-sale]').first().click()
  await expect(page.locator('[data-spot="market"] [data-new]')).not.toHaveCount(0)
  await expect.poll(async () => (await isInSummary(page)) || (await lastEntry(page)) > before).toBe(true)
  // If it was the last sale of the year, a summary lists them all.
  await untilMyTurn(page)
  await page.getByRole('tab', { name: 'Log' }).click()
  await expect(page.getByText(/^Anna sells/).last()).toBeVisible()
})

test('a draft outlives a reload and what rivals do meanwhile', { tag: '@core' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await playHorseless(page, 'Full game')
  // What is asked of a rival reads alike, so the turn must be mine before the stage is read.
  for (let turn = 0; (await untilMyTurn(page)) === 'mine' && (await stageOf(page)) !== 'research'; turn++)
    await decide(page, turn)
  // While research is asked for, the factory can be drafted.
  await page.getByRole('button', { name: 'My factory' }).click()
  await page.locator('[data-shelf="small"]').click()
  await page.locator('[data-floor]').press('n')
  await page.locator('[data-floor]').press('Enter')
  const drafted = page.locator('rect[data-as="drafted"]')
  await expect(drafted).toHaveCount(1)
  await page.getByRole('button', { name: 'Research', exact: true }).click()
  await decide(page, 0)
  await untilMyTurn(page)
  await page.reload()
  await untilMyTurn(page)
  await page.getByRole('button', { name: 'My factory' }).click()
  await expect(drafted).toHaveCount(1)
})

test('a shortage sends back one plan: only the missing piece is flagged, and all the rest stays', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPosition(page, {
    seats: 5,
    // Shortages are rare: to find a game with one from seed 1 on takes longer than a minute.
    seed: 41,
    when: ({ stage }) => {
      const mine = stage.name === 'factory' ? stage.plans[0] : undefined
      return mine?.state === 'draft' && mine.short !== null
    },
  })
  await untilMyTurn(page)
  await expect(page.getByRole('alert').filter({ hasText: 'left when your turn came' })).toBeVisible()
  const drafted = page.locator('rect[data-as="drafted"]')
  const flagged = page.locator('rect[data-flagged]')
  expect(await flagged.count()).toBeGreaterThan(0)
  expect(await drafted.count()).toBeGreaterThan(await flagged.count())
  // Whatever hung on the missing piece is flagged once that is gone; the rest can be built.
  while ((await flagged.count()) > 0) {
    const before = await drafted.count()
    await flagged.first().click({ force: true })
    await page.getByRole('button', { name: 'Put back' }).click()
    expect(await drafted.count()).toBeLessThan(before)
  }
  await move(page, () => page.locator('[data-submit]').click())
})

test('on a wide screen the others stand beside my factory, and what is new there is marked until I look', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await openPosition(page, {
    seats: 4,
    seed: 7,
    when: ({ year, stage }) => year === 2 && stage.name === 'factory' && stage.plans[0]?.state === 'draft',
  })
  await untilMyTurn(page)
  const rivals = page.locator('[data-neighbour]')
  await expect(rivals).toHaveCount(3)
  // Rivals may build before I do. With my next turn all have built, and the marks stay unchanged.
  await decide(page, 0)
  await untilMyTurn(page)
  const news = page.locator('em[data-fresh]')
  const marked = await news.count()
  expect(marked).toBeGreaterThan(0)
  // What stood there at first sight is no news.
  await expect(rivals.locator('rect[data-as="built"]:not([data-fresh])').first()).toBeVisible()
  await rivals.filter({ has: news }).first().hover()
  await page.mouse.move(5, 5)
  await expect(news).toHaveCount(marked - 1)
  for (const theme of themes) expect(await barriersOn(page, theme), theme).toEqual([])
})

test('nothing on a desktop needs a page scroll at 1280 by 800, whatever the phase', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await playHorseless(page, 'Cars only')
  for (let turn = 0; turn < 7 && (await untilMyTurn(page)) === 'mine'; turn++) {
    const over = await page.evaluate(() => {
      const { scrollHeight, scrollWidth, clientHeight, clientWidth } = document.documentElement
      return { down: scrollHeight - clientHeight, across: scrollWidth - clientWidth }
    })
    expect(over).toEqual({ down: 0, across: 0 })
    await decide(page, turn)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('two years of the introductory game of three with one thumb', async ({ page }) => {
    await playHorseless(page, 'Cars only')
    const seen = await playOut(page, decideByTouch, 10)
    for (const stage of ['setUp', 'research', 'focus', 'factory', 'demand']) expect(seen).toContain(stage)
  })
})

/** Presses Tab until the focus is where it is wanted. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let press = 0; press < 250; press++) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`No Tab leads to ${selector}.`)
}

/** Takes a piece by keys and lays it on the next legal place. */
async function lay(page: Page, piece: string): Promise<void> {
  await tabTo(page, `[data-shelf="${piece}"]`)
  await page.keyboard.press('Enter')
  await layHeld(page)
}

async function layHeld(page: Page): Promise<void> {
  await tabTo(page, '[data-floor]')
  await page.keyboard.press('n')
  await page.keyboard.press('Enter')
}

test('a year with the keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await playHorseless(page, 'Cars only')
  const done: string[] = []
  while ((await untilMyTurn(page)) === 'mine' && !done.includes('demand')) {
    const stage = await stageOf(page)
    done.push(stage)
    const before = await lastEntry(page)
    switch (stage) {
      case 'setUp':
        await layHeld(page)
        await layHeld(page)
        await press(page, '[data-submit]')
        break
      case 'factory':
        await lay(page, 'small')
        await lay(page, 'car')
        await lay(page, 'expansion')
        await press(page, '[data-submit]')
        break
      case 'sales':
        await press(page, '[data-sale]')
        break
      case 'demand':
        await tabTo(page, '[data-card][data-legal]')
        await page.keyboard.press('Enter')
        await press(page, '[data-quadrant]')
        break
      default:
        await press(page, '[data-move][data-legal], [data-choice]')
    }
    expect((await isInSummary(page)) || (await lastEntry(page)) > before).toBe(true)
  }
  expect(done).toEqual(expect.arrayContaining(['setUp', 'research', 'focus', 'factory', 'demand']))
})

async function press(page: Page, selector: string): Promise<void> {
  await tabTo(page, selector)
  await move(page, () => page.keyboard.press('Enter'))
}
