import { expect, type Page, test } from '@playwright/test'
import { lastEntry, move, playNow, untilMyTurn } from '../local-table.ts'

// In a hand the log and the preview are in sight together.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const wanted = Number(process.env.PREVIEWS ?? 40)
const share = 125

for (let first = 0; first < wanted; first += share) {
  const last = Math.min(first + share, wanted)
  test(`what a preview promises is what happens, in moves ${first + 1} to ${last} of ${wanted}`, async ({ page }) => {
    test.setTimeout(120_000 + share * 4_000)
    let whole = 0
    for (let moves = first; moves < last; ) {
      await playNow(page)
      await page.getByRole('navigation').getByRole('button', { name: 'Log' }).tap()
      for (; moves < last && (await untilMyTurn(page)) === 'mine'; moves++) {
        if (await isConsistent(page, moves)) whole++
      }
    }
    // Most moves of the game hold no chance and no secret.
    expect(whole).toBeGreaterThan((last - first) / 2)
  })
}

/** Plays a move as its preview said; gives whether the preview could say all of it. */
async function isConsistent(page: Page, turn: number): Promise<boolean> {
  const n = await lastEntry(page)
  const promised = await choose(page, turn)
  await move(page, () => page.locator('[data-choice][data-chosen]').tap())
  const { free, own, now } = await page.evaluate(() => {
    const bar = document.querySelector<HTMLElement>('section[data-n]')
    return {
      free: document.querySelector('[aria-keyshortcuts="u"]:not(:disabled, [aria-disabled="true"])') !== null,
      own: bar?.dataset.own !== undefined,
      now: Number(bar?.dataset.n),
    }
  })
  const reported = await loggedLines(page, n + 1)
  // A preview that meets chance or a secret says how far it can know, and is right as far as that.
  const known = promised.stopped === null ? reported : reported.slice(0, promised.lines.length)
  expect(known, `move ${turn + 1}`).toEqual(promised.lines)
  // Until another seat has moved, undo is possible exactly as announced.
  if (own && now === n + 1) expect(free, `move ${turn + 1} can be taken back`).toBe(promised.undoable)
  return promised.stopped === null
}

/** What the log says of an entry. A summary may show it first, and rivals may have made more entries since than it shows. */
async function loggedLines(page: Page, entry: number): Promise<string[]> {
  const lines = page.locator(`#move-${entry} p`)
  const shown = await lines.allTextContents()
  if (shown.length > 0) return shown
  // The log scrolls with each entry; nothing is pressed before it stops.
  const asked = await untilMyTurn(page)
  const older = page.getByRole('button', { name: 'Show earlier events' })
  if (asked === 'mine' && (await lines.count()) === 0 && (await older.isVisible())) await older.tap()
  return lines.allTextContents()
}

interface Promised {
  readonly lines: string[]
  readonly stopped: string | null
  readonly undoable: boolean
}

/** Taps one of the choices and reads what it would bring. */
async function choose(page: Page, turn: number): Promise<Promised> {
  const choices = page.locator('[data-choice]')
  if ((await choices.count()) === 0) await page.getByRole('button', { name: /^All choices as a list/ }).tap()
  await expect(choices.first()).toBeVisible()
  const choice = choices.nth((turn * 7) % (await choices.count()))
  await choice.tap()
  await expect(choice).toHaveAttribute('data-chosen', 'true')
  return page.getByTestId('preview').evaluate((preview) => ({
    lines: [...preview.querySelectorAll('li[data-event]')].map(({ textContent }) => textContent ?? ''),
    stopped: preview.getAttribute('data-stopped'),
    undoable: preview.getAttribute('data-undoable') === 'true',
  }))
}
