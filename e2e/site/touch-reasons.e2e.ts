import { expect, type Locator, type Page, test } from '@playwright/test'
import { openPosition as openEngineering } from '../age-of-engineering/age-of-engineering-positions.ts'
import { barriersOn, themes } from '../barriers.ts'
import { openPosition as openCarriage } from '../horseless-carriage/horseless-positions.ts'
import { expectReason, forget, tapIllegalTargets } from '../illegal-taps.ts'
import { look, move, playNow, untilMyTurn } from '../local-table.ts'
import { zoneDrawn } from '../zone-drawn.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** Number of illegal taps tried in each game. */
const wanted = 20

test('Kraftwagen: 20 taps that can do nothing get a reason with its rule', async ({ page }) => {
  await playNow(page)
  const reasons: string[] = []
  // The choice of a start tile, carrying it out, and turns of the first round.
  for (let turn = 0; reasons.length < wanted; turn++) {
    await untilMyTurn(page)
    reasons.push(...(await tapIllegalTargets(page, 2)))
    if (reasons.length < wanted) await playFirst(page)
    expect(turn).toBeLessThan(12)
  }
})

test('a player who taps while others decide is shown whose turn it is', async ({ page }) => {
  await holdBots(page)
  await openEngineering(page, { seed: 5, when: ({ actor, steps }) => actor === 1 && steps.at(-1)?.name === 'takeTile' })
  expect(await look(page)).toBe('theirs')
  const reasons = await tapIllegalTargets(page, 3)
  expect(reasons.length).toBeGreaterThanOrEqual(8)
  for (const reason of reasons) expect(reason).toMatch(/Waiting for Benedikt\..*CH-3/)
})

test('Age of Engineering: 20 taps that can do nothing get a reason with its rule', async ({ page }) => {
  await holdBots(page)
  const reasons: string[] = []
  for (const step of ['bonuses', 'takeTile', 'actions', 'priceCar']) {
    await openEngineering(page, { seed: 5, when: ({ actor, steps }) => actor === 0 && steps.at(-1)?.name === step })
    await untilMyTurn(page)
    reasons.push(...(await tapIllegalTargets(page, 2)))
  }
  expect(reasons.length).toBeGreaterThanOrEqual(wanted)
})

test('Horseless Carriage: 20 taps that can do nothing get a reason with its rule', async ({ page }) => {
  await holdBots(page)
  const reasons: string[] = []
  const positions = {
    setUp: { seats: 3, seed: 1, when: ({ stage }) => stage.name === 'setUp' },
    research: { seats: 4, seed: 3, when: ({ stage }) => stage.name === 'research' && stage.waiting[0] === 0 },
    factory: {
      seats: 4,
      seed: 7,
      when: ({ year, stage }) => year === 3 && stage.name === 'factory' && stage.plans[0]?.state === 'draft',
    },
    sales: { seats: 4, seed: 11, when: ({ stage }) => stage.name === 'sales' && stage.selling[0] === 0 },
    demand: { seats: 4, seed: 5, when: ({ stage }) => stage.name === 'demand' && stage.waiting[0] === 0 },
  } satisfies Record<string, Parameters<typeof openCarriage>[1]>
  for (const position of Object.values(positions)) {
    await openCarriage(page, position)
    await untilMyTurn(page)
    reasons.push(...(await tapIllegalTargets(page, 2)), ...(await tapTheFloor(page)))
  }
  expect(reasons.length).toBeGreaterThanOrEqual(wanted)
})

test('a long press names a sign and plays nothing; scrolling and the next tap hide the name', async ({ page }) => {
  await playNow(page)
  await untilMyTurn(page)
  const note = page.locator('[data-sign-note]')
  const tile = page.locator('main [data-piece][data-legal]').first()
  const name = await tile.getAttribute('title')
  await longPress(page, await middleOf(tile))
  await expect(note.locator('strong')).toHaveText(name ?? '')
  // Its row in the box and its mark, a rule and the page of the box are there with the same press.
  const origin = note.locator('[data-origin]').first()
  await expect(origin.locator('[data-mark]')).toBeVisible()
  await expect(origin.getByRole('link')).toHaveAttribute('href', /\/box\/kraftwagen#/)
  await expect(origin.locator('[data-rule]')).toBeVisible()
  await expect(page.getByTestId('preview')).toHaveCount(0)
  await page
    .locator('main section[aria-label]')
    .first()
    .evaluate((zone) => zone.scrollBy(0, 40))
  await expect(note).toHaveCount(0)
  // A tap still chooses.
  await tile.tap()
  await expect(page.getByTestId('preview')).toBeVisible()
})

test('a name with its reason, and a refusal, bar nobody from the page', async ({ page }) => {
  await playNow(page)
  await untilMyTurn(page)
  const at = await middleOf(page.locator('main span[title]').first())
  await expectReason(page, at, 'a sign')
  for (const theme of themes) expect(await barriersOn(page, theme)).toEqual([])
  await expectReason(page, await middleOf(page.getByRole('button', { name: 'End turn' })), 'the end of a turn')
  for (const theme of themes) expect(await barriersOn(page, theme)).toEqual([])
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false })

  test('the focus names a piece, and a refusal covers nothing that is asked', async ({ page }) => {
    await playNow(page)
    await untilMyTurn(page)
    await page.keyboard.press('Shift')
    const piece = page.locator('main [data-piece][aria-disabled="true"]').first()
    await piece.focus()
    await expect(page.locator('[data-sign-note="focus"] strong')).toHaveText((await piece.getAttribute('title')) ?? '')
    await page.keyboard.press('Enter')
    const refusal = page.getByRole('alert', { name: 'Not allowed' })
    await expect(refusal).toBeVisible()
    const { x, width } = (await refusal.boundingBox()) ?? { x: 0, width: 1440 }
    for (const offered of await page.locator('[data-legal], [data-choice]').all())
      expect((await offered.boundingBox())?.x ?? 1440).toBeGreaterThanOrEqual(x + width)
  })
})

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false })

  test('a mouse that rests sees the facts of a part, and where it comes from only when it presses', async ({
    page,
  }) => {
    await holdBots(page)
    await openCarriage(page, {
      seats: 4,
      seed: 3,
      when: ({ stage }) => stage.name === 'research' && stage.waiting[0] === 0,
    })
    const notes = page.locator('[data-sign-note]')
    const part = page.locator('[data-square="speed 3"] > [title]')
    await part.hover()
    // Longer than a note took to come.
    await page.waitForTimeout(1_200)
    await expect(notes).toHaveCount(0)
    const facts = (await part.getAttribute('title')) ?? ''
    expect(facts).toMatch(/^speed 3: .+, step [A-E], \d × \d squares, \d+ left/)
    await part.click()
    await expect(notes.locator('strong')).toHaveText(facts)
    const [name, origin] = [
      await notes.locator('strong').boundingBox(),
      await notes.locator('[data-origin]').first().boundingBox(),
    ]
    expect(name?.y).toBeLessThan(origin?.y ?? 0)
  })
})

/** Bots that never get to think: the position stays unchanged. */
async function holdBots(page: Page): Promise<void> {
  await page.context().route(/\/assets\/bot-/, () => undefined)
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('It is not to be seen.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Rests a finger until a name comes, or for as long as a browser waits before it opens a menu. */
async function longPress(page: Page, at: { readonly x: number; readonly y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await expect(page.locator('[data-sign-note="press"]')).toBeVisible()
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** The loading bay takes no piece, and with an empty hand there is nothing to lay. */
async function tapTheFloor(page: Page): Promise<string[]> {
  await page.getByRole('navigation').getByRole('button', { name: 'Factory', exact: true }).tap()
  await zoneDrawn(page)
  const reasons: string[] = []
  for (const [column, row] of [
    [1, 1],
    [3, 2],
  ] as const) {
    await forget(page)
    const at = await page.evaluate(
      ([column, row]) => {
        const sheet = document.querySelector<SVGSVGElement>('[data-floor] svg')
        sheet?.scrollIntoView({ block: 'center' })
        const matrix = sheet?.getScreenCTM()
        if (!matrix) throw new Error('There is no floor to be seen.')
        const { x, y } = new DOMPoint((column + 0.5) * 24, (row + 0.5) * 24).matrixTransform(matrix)
        return { x, y }
      },
      [column, row] as const,
    )
    reasons.push(await expectReason(page, at, `floor ${column}/${row}`))
  }
  return reasons
}

/** Plays the first choice of the list, which is folded away again. */
async function playFirst(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^All choices as a list/ }).tap()
  const choice = page.locator('[data-choice]').first()
  await choice.tap()
  await move(page, () => choice.tap())
  if ((await untilMyTurn(page)) === 'mine') await page.getByRole('button', { name: /^Hide the list/ }).tap()
}
