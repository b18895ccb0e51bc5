import { expect, type Page } from '@playwright/test'
import { expectPiecesDrawn } from './pieces.ts'

/** The person at this device knows these games: no first hour is offered. */
export async function knowGames(page: Page): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('carriage-house.known-games', '["kraftwagen","age-of-engineering","horseless-carriage"]'),
  )
}

/** Starts a game from the home page, with quick bots. */
export async function playNow(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const settings = JSON.parse(localStorage.getItem('carriage-house.settings') ?? '{}') as object
    localStorage.setItem('carriage-house.settings', JSON.stringify({ endsTurn: false, speed: 0, ...settings }))
  })
  await knowGames(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Play Kraftwagen' }).click()
  await expect(page.getByTestId('prompt')).toBeVisible()
}

export type Standing = 'mine' | 'theirs' | 'summary' | 'over'

/** How the table stands, in one look: each question to a page costs as much as a move. */
export function look(page: Page): Promise<Standing> {
  return page.evaluate(standing)
}

function standing(): Standing {
  if (document.querySelector('[data-testid="ending"]')) return 'over'
  const summary = document.querySelector('dialog[data-testid="summary"]')
  // A summary that was closed takes the keys until it is removed.
  if (summary) return summary.hasAttribute('open') ? 'summary' : 'theirs'
  return document.querySelector('section[data-own]') ? 'mine' : 'theirs'
}

/** Waits until something is asked of me: a move, a look at a summary, or nothing any more. */
export async function untilAsked(page: Page): Promise<Exclude<Standing, 'theirs'>> {
  for (;;) {
    // Bots take their time, and longer where the machine is busy.
    await page.waitForFunction(
      () =>
        document.querySelector('[data-testid="ending"], [data-testid="summary"][open]') ??
        (document.querySelector('[data-testid="summary"]') ? null : document.querySelector('section[data-own]')),
      undefined,
      { timeout: 60_000 },
    )
    const now = await look(page)
    if (now !== 'theirs') return now
  }
}

/** Waits until it is my turn or the game is over; a summary on the way is skipped. */
export async function untilMyTurn(page: Page): Promise<'mine' | 'over'> {
  for (;;) {
    const now = await untilAsked(page)
    if (now !== 'summary') return now
    await page.keyboard.press('Escape')
  }
}

/**
 * Does something that is a move, waits until the table shows that it was made or a summary shows it, and sees that no
 * piece is lost. A click on a piece that begins to slide just then goes astray, for a person too, who clicks again. Where the
 * rules may play on automatically, `seen` is the entry at which the caller saw that it has to move: with a later one there is
 * nothing left to do.
 */
export async function move(page: Page, act: () => Promise<void>, seen?: number): Promise<void> {
  const before = seen ?? (await lastEntry(page))
  await expect(async () => {
    if ((await lastEntry(page)) === before && !(await isInSummary(page))) await act()
    await page.waitForFunction(
      (before) =>
        document.querySelector('[data-testid="summary"]') !== null ||
        document.querySelector('section[data-n]')?.getAttribute('data-n') !== String(before),
      before,
      { timeout: 20_000 },
    )
  }).toPass()
  await expectPiecesDrawn(page)
}

/** Whether a summary is shown: until it is over, the table stands as it was before. */
export async function isInSummary(page: Page): Promise<boolean> {
  return (await page.getByTestId('summary').count()) > 0
}

/** The number of the last entry of the log that the table shows. */
export function lastEntry(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.querySelector('section[data-n]')?.getAttribute('data-n')))
}
