import { expect, type Page, test } from '@playwright/test'
import { settled } from '../settled.ts'

for (const { locale, skip } of [
  { locale: 'en-GB', skip: 'Skip step' },
  { locale: 'de-DE', skip: 'Überspringen' },
])
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' })

    test('the number of a step lies on no word of a phone', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('carriage-house.settings', JSON.stringify({ speed: 0 })))
      await page.goto('/learn')
      let looked = 0
      for (let step = 0; step < 5; step++) {
        await expect(page.getByTestId('lesson')).toBeVisible()
        await settled(page)
        if ((await page.locator('[data-testid="summary"][open], [data-testid="fork"]').count()) > 0) break
        if ((await page.locator('[data-callout]').count()) > 0) {
          looked++
          await expect.poll(() => coveredWords(page), { message: `step ${step + 1}` }).toEqual([])
        }
        await page.getByRole('button', { name: skip }).tap()
      }
      expect(looked).toBeGreaterThan(0)
    })
  })

/** The words under the number of the callout. */
function coveredWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pin = document.querySelector('[data-callout]')
    const box = pin?.getBoundingClientRect()
    if (!pin || !box) return []
    const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const of = text.parentElement
      if (!of || of.closest('.aloud, title') || pin.parentElement?.contains(of)) continue
      if (text.textContent?.trim() === '' || !of.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const { left, right, top, bottom, width } of range.getClientRects()) {
        const x = Math.max(left, Math.min(middle.x, right))
        const y = Math.max(top, Math.min(middle.y, bottom))
        if (width > 1 && Math.hypot(x - middle.x, y - middle.y) < box.width / 2 - 2) found.push(text.textContent ?? '')
      }
    }
    return found
  })
}
