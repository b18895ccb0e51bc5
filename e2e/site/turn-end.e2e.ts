import { preview, redact } from '@carriage/kernel'
import { kraftwagen, type State } from '@carriage/kraftwagen'
import { expect, type Page, test } from '@playwright/test'
import { barriersOn, themes } from '../barriers.ts'
import { openPosition } from '../kraftwagen/kraftwagen-positions.ts'
import { lastEntry, move } from '../local-table.ts'
import { clickFirst, phone, tapTwice } from '../online-table.ts'

/** The first move of my list leaves nothing but to end my turn. */
function leavesNothing(state: State): boolean {
  if (state.actor !== 0 || state.phase !== 'action') return false
  const [first] = kraftwagen.moves(state, 0)
  const shown = first && preview(kraftwagen, redact(state, 0), 0, first)
  if (!shown?.legal || !shown.undoable || shown.state?.actor !== 0) return false
  return JSON.stringify([...kraftwagen.moves(shown.state, 0)]) === '[{"kind":"endTurn"}]'
}

/** Makes the three seconds an hour, as long as the page says so: a busy machine is slow and not wrong. */
async function stretchTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const here = window as unknown as { stretched: boolean }
    here.stretched = true
    const real = window.setTimeout
    window.setTimeout = ((act: () => void, ms?: number) =>
      real(act, ms === 3_000 && here.stretched ? 3_600_000 : ms)) as typeof window.setTimeout
  })
}

for (const { device, options, choose, words } of [
  {
    device: 'on a desktop in English',
    options: { viewport: { width: 1440, height: 900 } },
    choose: clickFirst,
    words: { ending: 'Your turn ends in three seconds', hold: 'Hold', undo: 'Undo' },
  },
  {
    device: 'in a hand in German',
    options: { ...phone, locale: 'de-DE' },
    choose: tapTwice,
    words: { ending: 'Dein Zug endet in drei Sekunden', hold: 'Anhalten', undo: 'Rückgängig' },
  },
])
  test(`a turn in which nothing is left can be held or taken back ${device}, and else ends by itself`, async ({
    browser,
  }) => {
    const context = await browser.newContext(options)
    const page = await context.newPage()
    await stretchTime(page)
    await openPosition(page, { seed: 1, when: leavesNothing })
    const hold = page.getByRole('button', { name: words.hold })
    await move(page, () => choose(page))
    await expect(page.getByTestId('prompt')).toContainText(words.ending)
    await expect(page.getByRole('status').filter({ hasText: words.ending })).toHaveCount(1)
    for (const theme of themes) expect(await barriersOn(page, theme)).toEqual([])
    await hold.click()
    await expect(hold).toBeHidden()
    await expect(page.getByTestId('prompt')).not.toContainText(words.ending)
    await move(page, () => page.getByRole('button', { name: words.undo, exact: false }).first().click())
    await page.evaluate(() => Object.assign(window, { stretched: false }))
    await move(page, () => choose(page))
    const n = await lastEntry(page)
    await expect.poll(() => lastEntry(page)).toBeGreaterThan(n)
    await context.close()
  })
