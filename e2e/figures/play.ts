import { errors, type Page } from '@playwright/test'

/** A person looks at what came before doing something about it. */
const look = 200

/** Interval between two strokes of the same key by a quick player. */
const keystroke = 100

/**
 * Plays as people do, by mouse and keys in turn, with a look at the log now and then. `act` wraps each interaction.
 * The hand is a bare pointer and the eye a glance ten times a second, so that the page is not kept busy by being watched.
 */
export async function playAsPeopleDo(
  page: Page,
  act: (interaction: () => Promise<void>) => Promise<void>,
  enough: () => boolean,
): Promise<void> {
  for (let moves = 0; !enough() && (await untilMyTurn(page)); moves++) {
    await page.waitForTimeout(look)
    if (moves % 2 === 1) {
      await act(() => page.keyboard.press('l'))
      await page.waitForTimeout(look)
      await act(() => page.keyboard.press('o'))
      await page.waitForTimeout(look)
    }
    const before = await movesShown(page)
    const target = moves % 2 === 0 ? await pieceOf(page, moves) : undefined
    if (target) {
      await page.mouse.move(target.x, target.y)
      await page.waitForTimeout(look)
      const { x, y } = (await pieceOf(page, moves)) ?? target
      await act(() => page.mouse.click(x, y))
    } else {
      await act(() => page.keyboard.press('c'))
      await seen(page, () => document.activeElement?.matches('[data-choice]') === true)
      for (let down = moves % 4; down > 0; down--) {
        await page.waitForTimeout(keystroke)
        await act(() => page.keyboard.press('ArrowDown'))
      }
      await page.waitForTimeout(look)
      await act(() => page.keyboard.press('Enter'))
    }
    // A piece that was still on its way may have been missed: then it is tried again.
    await seen(page, isBeyond, before).catch(ignoreTimeout)
  }
}

/** Waits until something is asked of me, skipping scenes; false once the game is over. */
async function untilMyTurn(page: Page): Promise<boolean> {
  for (;;) {
    const found = await page.waitForFunction(
      () => {
        const dialog = document.querySelector('dialog[open]')
        if (dialog) return /\bwins?$/.test(dialog.querySelector('h2')?.textContent ?? '') ? 'over' : 'scene'
        return document.querySelector('section[data-mine]') ? 'mine' : undefined
      },
      undefined,
      { polling: 100, timeout: 60_000 },
    )
    const now = await found.jsonValue()
    if (now !== 'scene') return now === 'mine'
    await page.keyboard.press('Escape')
    await page.waitForTimeout(look)
  }
}

async function seen<T>(page: Page, sight: (given: T) => boolean, given?: T): Promise<void> {
  await page.waitForFunction(sight as (given: unknown) => boolean, given, { polling: 100, timeout: 5000 })
}

function isBeyond(before: string | null): boolean {
  const n = document.querySelector('section[data-n]')?.getAttribute('data-n')
  return n !== before || document.querySelector('dialog[open]') !== null
}

function ignoreTimeout(problem: unknown): void {
  if (!(problem instanceof errors.TimeoutError)) throw problem
}

function movesShown(page: Page): Promise<string | null> {
  return page.evaluate(() => document.querySelector('section[data-n]')?.getAttribute('data-n') ?? null)
}

/** The middle of one of the pieces that can be played with a click. */
function pieceOf(page: Page, which: number): Promise<{ x: number; y: number } | undefined> {
  return page.evaluate((which) => {
    const pieces = [...document.querySelectorAll('main [data-legal]')].flatMap((piece) => {
      const { x, y, width, height } = piece.getBoundingClientRect()
      const middle = { x: x + width / 2, y: y + height / 2 }
      const top = document.elementFromPoint(middle.x, middle.y)
      return width > 0 && top && piece.contains(top) ? [middle] : []
    })
    return pieces[which % Math.max(1, pieces.length)]
  }, which)
}
