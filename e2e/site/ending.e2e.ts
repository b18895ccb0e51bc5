import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { barriersOn, themes } from '../barriers.ts'
import { openPosition as openHorseless } from '../horseless-carriage/horseless-positions.ts'
import { openPosition } from '../kraftwagen/kraftwagen-positions.ts'

const over = { seed: 5, when: ({ phase }: { readonly phase: string }) => phase === 'over' }

/** Shows what has arrived at once, or at the pace of the server. */
async function atSpeed(page: Page, speed: 0 | 1): Promise<void> {
  await page.addInitScript((speed) => {
    localStorage.setItem('carriage-house.settings', JSON.stringify({ endsTurn: false, speed }))
  }, speed)
}

/** A picture as the browser reads it: its size, how many colours it has, and how much of it is not paper. */
async function look(page: Page, file: Buffer) {
  return page.evaluate(async (bytes) => {
    const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0))]))
    const { width, height } = picture
    const context = new OffscreenCanvas(width, height).getContext('2d')
    context?.drawImage(picture, 0, 0)
    const data = new Uint32Array(context?.getImageData(0, 0, width, height).data.buffer ?? new ArrayBuffer())
    const paper = data[0]
    const below = data.subarray(Math.round(height * 0.3) * width, Math.round(height * 0.6) * width)
    return {
      width,
      height,
      colours: new Set(data).size,
      drawn: below.filter((pixel) => pixel !== paper).length / below.length,
    }
  }, file.toString('base64'))
}

test('points are counted source by source, then the winner stands first', { tag: '@core' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await atSpeed(page, 1)
  await openPosition(page, over)
  const ending = page.getByTestId('ending')
  const scores = () => ending.getByRole('list').first().locator('strong').allInnerTexts()
  await expect(ending.locator('[data-counting]')).toBeVisible()
  await expect(ending.locator('[data-counting]')).toHaveCount(0)
  const counted = (await scores()).map(Number)
  expect(counted).toEqual(counted.toSorted((a, b) => b - a))
  expect(counted[0]).toBeGreaterThan(0)
  // Without motion the same figures stand there from the beginning.
  await page.addInitScript(() =>
    localStorage.setItem('carriage-house.settings', JSON.stringify({ endsTurn: false, speed: 0 })),
  )
  await page.reload()
  await expect(ending).toBeVisible()
  expect((await scores()).map(Number)).toEqual(counted)
})

for (const [game, open] of [
  ['Kraftwagen', (page: Page) => openPosition(page, over)],
  [
    'Horseless Carriage',
    (page: Page) => openHorseless(page, { seats: 3, seed: 2, when: ({ stage }) => stage.name === 'over' }),
  ],
] as const) {
  test(`${game}: the end has superlatives, a curve and a poster that is shared as a picture`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await atSpeed(page, 0)
    await open(page)
    const ending = page.getByTestId('ending')
    await expect(ending.locator('[data-superlatives="3"] li')).toHaveCount(3)
    await expect(ending.getByRole('img', { name: 'Score over time' })).toBeVisible()
    await expect(ending.getByTestId('poster')).toBeVisible()
    // What most want now comes first, for keys too.
    const [again, review] = await ending.getByRole('button').allInnerTexts()
    expect([again, review]).toEqual(['Play again', 'Where I lost points'])

    const sharing = page.waitForEvent('download')
    await ending.getByRole('button', { name: 'Share poster' }).click()
    const file = await sharing
    expect(file.suggestedFilename()).toMatch(/\.png$/)
    const { width, height, colours, drawn } = await look(page, await readFile(await file.path()))
    expect([width, height]).toEqual([1200, 1500])
    expect(colours).toBeGreaterThan(20)
    expect(drawn).toBeGreaterThan(0.3)
    for (const theme of themes) expect(await barriersOn(page, theme), theme).toEqual([])
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the way to play again is in sight without scrolling', async ({ page }) => {
    await atSpeed(page, 0)
    await openPosition(page, over)
    await expect(page.getByRole('button', { name: 'Play again' })).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Where I lost points' })).toBeInViewport()
    await page.getByTestId('poster').scrollIntoViewIfNeeded()
    await expect(page.getByTestId('poster')).toBeInViewport()
  })
})
