import { expect, type Page } from '@playwright/test'
import { settled } from './settled.ts'
import { zoneDrawn } from './zone-drawn.ts'

/** What lies on the board and can be tapped, and is no move now: pieces, cards, parts on the shelf, and every sign. */
const pieces = '[data-piece], [data-shelf], [data-card]'
const signs = '[title], [role="img"][aria-label], rect:has(> title)'

interface Point {
  readonly x: number
  readonly y: number
}

/** How many illegal targets the zone has that is open; each gets a number. */
function mark(page: Page): Promise<number> {
  return page.evaluate(
    ({ pieces, signs }) => {
      for (const old of document.querySelectorAll('[data-target]')) old.removeAttribute('data-target')
      const dead = [...document.querySelectorAll(`main :is(${pieces}, ${signs})`)].filter((each) => {
        const control = each.closest('button, a, summary, label, [role="application"]')
        if (control) return control === each && each.matches(pieces) && each.getAttribute('aria-disabled') === 'true'
        // A drawing that is made of targets is none itself.
        return (
          !each.parentElement?.closest('main [title]') && !each.querySelector('button, [title], :scope rect > title')
        )
      })
      const seen = dead.filter((each) => {
        const { width, height } = each.getBoundingClientRect()
        return width >= 8 && height >= 8 && each.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      })
      for (const [index, each] of seen.entries()) each.setAttribute('data-target', String(index))
      return seen.length
    },
    { pieces, signs },
  )
}

/** Brings a target into sight; nothing if something else lies on it. */
function bring(page: Page, target: number): Promise<Point | undefined> {
  return page.evaluate(async (target) => {
    const element = document.querySelector(`[data-target="${target}"]`)
    if (!element) return undefined
    element.scrollIntoView({ block: 'center', inline: 'center' })
    // Zones that come into sight are laid out only now, and may move it.
    await new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut)))
    const { x, y, width, height } = element.getBoundingClientRect()
    const at = { x: x + width / 2, y: y + height / 2 }
    return element.contains(document.elementFromPoint(at.x, at.y)) ? at : undefined
  }, target)
}

const answers = '[role="alert"]:visible, [data-sign-note]:visible'

/** Taps somewhere, and expects a reason with its rule. */
export async function expectReason(page: Page, { x, y }: Point, what: string): Promise<string> {
  await page.touchscreen.tap(x, y)
  const answer = page.locator(answers).filter({ hasText: /\b(KW|AE|HC|CH)-\d/ })
  await expect(answer, what).toHaveCount(1)
  const text = (await answer.innerText()).replaceAll(/\s+/g, ' ')
  expect(text.replace(/\b(KW|AE|HC|CH)-[\d.]+/, '').length, `${what}: ${text}`).toBeGreaterThan(20)
  return text
}

/** Puts away the last answer, which gives its room back to the board. */
export async function forget(page: Page): Promise<void> {
  const understood = page.getByRole('button', { name: 'Got it' })
  if (await understood.isVisible()) await understood.tap()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-sign-note]')).toHaveCount(0)
}

/** Taps up to this many illegal targets in each zone of the table, spread over all; returns the reasons shown. */
export async function tapIllegalTargets(page: Page, inEachZone: number): Promise<string[]> {
  const reasons: string[] = []
  const tabs = page.getByRole('navigation').getByRole('button')
  const digest = page.getByRole('button', { name: 'Got it' })
  await settled(page)
  if (await digest.isVisible()) await digest.tap()
  for (const tab of await tabs.all()) {
    const name = await tab.innerText()
    if (name === 'Log' || name === 'Chat') continue
    await forget(page)
    await tab.tap()
    await zoneDrawn(page)
    await settled(page)
    const count = await mark(page)
    const step = Math.max(1, count / inEachZone)
    for (let target = 0; target < count; target += step) {
      await forget(page)
      const at = await bring(page, Math.floor(target))
      if (at) reasons.push(await expectReason(page, at, `${name}, target ${Math.floor(target)} of ${count}`))
    }
  }
  await forget(page)
  return reasons
}
