import { expect, test } from '@playwright/test'
import { move, untilMyTurn } from '../local-table.ts'
import { phone, tapTwice } from '../online-table.ts'
import { openPosition } from './age-of-engineering-positions.ts'

declare global {
  interface Window {
    /** What the head and the bar of a phone said at the same moment about whose turn it is. */
    named: [head: string, bar: string][]
  }
}

test.use(phone)

test('the head and the bar of a phone name the same player, in every picture that is drawn', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('carriage-house.settings', JSON.stringify({ endsTurn: true, speed: 1 }))
    window.named = []
    const look = () => {
      const head = document.querySelector('header')?.textContent ?? ''
      const bar = document.querySelector('[data-testid="prompt"]')?.textContent ?? ''
      const [, waited] = /^Waiting for (.+)\.$/.exec(bar) ?? []
      if (waited !== undefined) window.named.push([head, waited])
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await openPosition(page, { seed: 1, when: ({ phase, actor }) => phase === 'action' && actor === 0 })
  for (let moves = 0; moves < 12; moves++) {
    if ((await untilMyTurn(page)) === 'over') break
    await move(page, () => tapTwice(page))
  }
  const named = await page.evaluate(() => window.named)
  expect(new Set(named.map(([, bar]) => bar)).size).toBeGreaterThan(1)
  expect(named.filter(([head, bar]) => !head.includes(`${bar}’s turn`))).toEqual([])
})
