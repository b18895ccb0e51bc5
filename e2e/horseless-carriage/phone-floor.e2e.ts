import { expect, type Page, test } from '@playwright/test'
import { barriersOn, themes } from '../barriers.ts'
import { untilMyTurn } from '../local-table.ts'
import { zoneDrawn } from '../zone-drawn.ts'
import { openPosition } from './horseless-positions.ts'
import { putOnLit, take } from './horseless-table.ts'

async function openEditor(page: Page): Promise<void> {
  await openPosition(page, {
    seats: 3,
    seed: 7,
    when: ({ year, stage }) => year === 2 && stage.name === 'factory' && stage.plans[0]?.state === 'draft',
  })
  await untilMyTurn(page)
}

/** The part of the sheet that is seen, as the browser reports it. */
function seen(page: Page): Promise<number> {
  return page
    .locator('[data-floor] svg')
    .first()
    .evaluate((svg) => Number(svg.getAttribute('viewBox')?.split(' ')[2]))
}

test('the wheel, a double click and keys look closer at the floor, and back', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openEditor(page)
  const all = await seen(page)
  const floor = page.locator('[data-floor]')
  await floor.hover()
  await page.mouse.wheel(0, -400)
  await expect.poll(() => seen(page)).toBeLessThan(all * 0.7)
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect.poll(() => seen(page)).toBe(all)
  await floor.press('+')
  await expect.poll(() => seen(page)).toBeLessThan(all)
  await floor.press('0')
  await expect.poll(() => seen(page)).toBe(all)
  const box = await floor.boundingBox()
  if (!box) throw new Error('There is no floor to be seen.')
  await page.mouse.dblclick(box.x + 20, box.y + 20)
  await expect.poll(() => seen(page)).toBeLessThan(all)
})

test('the shelf shows every piece in the shape it takes on the floor, and turns the one in the hand', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openEditor(page)
  const engine = page.locator('[data-shelf="engine"] [data-footprint]')
  await expect(engine).toHaveAttribute('data-footprint', '4×4')
  const truck = page.locator('[data-shelf="truck"] [data-footprint]')
  await expect(truck).toHaveAttribute('data-footprint', '6×3')
  await take(page, 'truck')
  await page.keyboard.press('r')
  await expect(truck).toHaveAttribute('data-footprint', '3×6')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  /** How much of the screen is floor. */
  async function floorShare(page: Page): Promise<number> {
    const box = await page.locator('[data-floor]').boundingBox()
    const screen = page.viewportSize()
    if (!box || !screen) return 0
    const high = Math.min(box.y + box.height, screen.height) - Math.max(box.y, 0)
    return (box.width * high) / (screen.width * screen.height)
  }

  test('with a piece in the hand most of the screen is floor, and all can be read and pressed', async ({ page }) => {
    await openEditor(page)
    await page.getByRole('navigation').getByRole('button', { name: 'Factory', exact: true }).tap()
    await zoneDrawn(page)
    await expect(page.locator('[data-floor]')).toBeInViewport({ ratio: 1 })
    for (const piece of ['research', 'planning']) {
      await take(page, piece)
      await expect(page.getByRole('button', { name: 'Rotate 90°' })).toBeVisible()
      expect(await floorShare(page)).toBeGreaterThanOrEqual(0.55)
      // No tool lies over a square.
      await expect(page.locator('[data-floor] button')).toHaveCount(0)
      await expect(page.locator(`[data-shelf="${piece}"]`)).toBeInViewport()
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main button')]
          // A link within a sentence is as high as its line.
          .filter((button) => button.checkVisibility() && !button.closest('p, li'))
          .map((button) => ({ name: button.textContent, box: button.getBoundingClientRect() }))
          .filter(({ box }) => box.width < 44 || box.height < 44)
          .map(({ name, box }) => `${name} ${box.width}×${box.height}`),
      )
      expect(small).toEqual([])
      expect(await smallType(page)).toEqual([])
      for (const theme of themes) expect(await barriersOn(page, theme), theme).toEqual([])
      // Undo and Reset come up with the first piece, and leave the floor large enough.
      await putOnLit(page, false, (page, { x, y }) => page.touchscreen.tap(x, y))
    }
  })

  /** Words below twelve pixels. Letters within pictures of cars and badges are none. */
  function smallType(page: Page): Promise<string[]> {
    return page.evaluate(() => {
      const words = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
      const small: string[] = []
      for (let node = words.nextNode(); node; node = words.nextNode()) {
        const of = node.parentElement
        if (!of || !node.textContent?.trim() || !of.checkVisibility() || of.closest('[data-car], .aloud, defs'))
          continue
        const scale = of instanceof SVGTextElement ? (of.getScreenCTM()?.a ?? 1) : 1
        if (of instanceof SVGTextElement && !of.closest('[data-floor]')) continue
        const size = Number.parseFloat(getComputedStyle(of).fontSize) * scale
        if (size < 11.95) small.push(`${node.textContent} ${size.toFixed(1)}`)
      }
      return small
    })
  }

  test('two fingers look closer at the floor', async ({ page, context }) => {
    await openEditor(page)
    await page.getByRole('navigation').getByRole('button', { name: 'Factory', exact: true }).tap()
    await zoneDrawn(page)
    const all = await seen(page)
    const box = await page.locator('[data-floor]').boundingBox()
    if (!box) throw new Error('There is no floor to be seen.')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const session = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [-apart, apart].map((by, id) => ({ x: x + by, y, id })),
      })
    await touch('touchStart', 30)
    for (const apart of [40, 55, 70, 90]) await touch('touchMove', apart)
    await touch('touchEnd', 0)
    await expect.poll(() => seen(page)).toBeLessThan(all * 0.6)
    await expect(page.locator('rect[data-as="drafted"]')).toHaveCount(0)
  })
})
