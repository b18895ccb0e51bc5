import { expect, type Page, test } from '@playwright/test'
import { move, playNow, untilMyTurn } from './local-table.ts'

// In a hand the log and the preview are in sight together.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const wanted = Number(process.env.PREVIEWS ?? 100)

test(`what a preview promises is what happens, in ${wanted} moves`, async ({ page }) => {
  test.setTimeout(60_000 + wanted * 2_000)
  let moves = 0
  let whole = 0
  while (moves < wanted) {
    await playNow(page)
    await page.getByRole('navigation').getByRole('button', { name: 'Log' }).tap()
    while (moves < wanted && (await untilMyTurn(page)) === 'mine') {
      const n = await lastEntry(page)
      const promised = await choose(page, moves)
      await move(page, () => page.locator('[data-choice][data-chosen]').tap())
      moves++
      const told = await page.locator(`#move-${n + 1} p`).allTextContents()
      if (promised.stopped === null) {
        expect(told, `move ${moves}`).toEqual(promised.lines)
        whole++
      } else {
        // It said how far it can know, and was right as far as that.
        expect(told.slice(0, promised.lines.length), `move ${moves}`).toEqual(promised.lines)
      }
      // As long as nobody else has moved, whether it can be taken back is as it was said.
      const free = await page.locator('[aria-keyshortcuts="u"]:enabled').count()
      const stillMine = await page.locator('section[data-mine]').isVisible()
      if (stillMine && (await lastEntry(page)) === n + 1) {
        expect(free > 0, `move ${moves} can be taken back`).toBe(promised.undoable)
      }
    }
  }
  // Most moves of the game hold no chance and no secret.
  expect(whole).toBeGreaterThan(wanted / 2)
})

interface Promised {
  readonly lines: string[]
  readonly stopped: string | null
  readonly undoable: boolean
}

/** Taps one of the choices and reads what it would bring. */
async function choose(page: Page, turn: number): Promise<Promised> {
  const fold = page.getByRole('button', { name: /^All choices as a list/ })
  if (await fold.isVisible()) await fold.tap()
  const choices = page.locator('[data-choice]')
  const choice = choices.nth((turn * 7) % (await choices.count()))
  await choice.tap()
  await expect(choice).toHaveAttribute('data-chosen', 'true')
  const preview = page.getByTestId('preview')
  const [stopped, undoable, lines] = await Promise.all([
    preview.getAttribute('data-stopped'),
    preview.getAttribute('data-undoable'),
    preview.locator('li[data-told]').allTextContents(),
  ])
  return { lines, stopped, undoable: undoable === 'true' }
}

async function lastEntry(page: Page): Promise<number> {
  return Number(await page.locator('section[data-n]').getAttribute('data-n'))
}
