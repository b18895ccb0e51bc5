import { errors, type Page } from '@playwright/test'
import { lastEntry, untilAsked } from '../local-table.ts'
import type { Hand } from './hand.ts'

/** Waits until I have to decide, skipping summaries as a person does; false once the game is over. */
export async function untilAskedBy(hand: Hand): Promise<boolean> {
  for (;;) {
    const now = await untilAsked(hand.page)
    // Whatever is still drawn would be counted as the next interaction's.
    await hand.page.waitForTimeout(500)
    if (now !== 'summary') return now === 'mine'
    await skipSummary(hand)
  }
}

export async function skipSummary(hand: Hand): Promise<void> {
  if (hand.byFinger) await hand.point('a round summary is skipped', 'dialog[data-testid="summary"] button')
  else await hand.press('a round summary is skipped', 'Escape')
}

/** Waits until the table shows an entry after this one, or a summary. */
export async function untilShown(page: Page, before: number): Promise<void> {
  await page
    .waitForFunction(
      (before) =>
        document.querySelector('[data-testid="summary"]') !== null ||
        document.querySelector('section[data-n]')?.getAttribute('data-n') !== String(before),
      before,
      { polling: 100, timeout: 5000 },
    )
    .catch((problem: unknown) => {
      // A piece that was still on its way may have been missed: then it is tried again.
      if (!(problem instanceof errors.TimeoutError)) throw problem
    })
}

/** The tab of what is asked of me, unless it is open. */
export const asking = 'nav [data-calls]:not([aria-current])'

/** A look at the log and back, or on a phone at every zone. */
export async function lookAround(hand: Hand): Promise<void> {
  if (hand.byFinger) {
    const tabs = await hand.page.getByRole('navigation').getByRole('button').count()
    // Those that are not open, from the first to the last.
    for (let tab = 0; tab < tabs - 1; tab++) await hand.point('another zone', 'nav button:not([aria-current])', tab)
    await hand.point('another zone', asking)
  } else {
    await hand.press('the log', 'l')
    await hand.press('back to the options', 'o')
  }
}

/** Plays as people do, by mouse and keys in turn or with a finger, with a look around now and then. */
export async function playAsPeopleDo(hand: Hand, interactions: number): Promise<void> {
  for (let moves = 0; hand.count() < interactions && (await untilAskedBy(hand)); moves++) {
    if (moves % 4 === 1) await lookAround(hand)
    const before = await lastEntry(hand.page)
    if (hand.byFinger) await tapMove(hand, moves)
    else if (moves % 2 === 1 || !(await hand.point('a move on the board', 'main [data-legal]', moves)))
      await chooseByKeys(hand, moves)
    await untilShown(hand.page, before)
  }
}

async function chooseByKeys(hand: Hand, moves: number): Promise<void> {
  await hand.press('to the choices', 'c')
  // At the end of the list another step has nothing to answer.
  const choices = await hand.page.locator('[data-choice]').count()
  for (let down = Math.min(moves % 4, choices - 1); down > 0; down--) await hand.press('to another choice', 'ArrowDown')
  await hand.press('a move in the list', 'Enter')
}

/** The first tap shows what a move does, the second plays it. */
async function tapMove(hand: Hand, moves: number): Promise<void> {
  const piece = 'main [data-legal]'
  if (moves % 2 === 0 && (await hand.point('a move is looked at', piece, moves))) {
    if (await hand.point('a move on the board', `${piece}[data-chosen], ${piece}[data-lit]`)) return
    if (await hand.point('a move on the board', piece, moves)) return
  }
  const fold = hand.page.getByRole('button', { name: /^All choices as a list/ })
  if (await fold.isVisible()) {
    const box = await fold.boundingBox()
    if (box) await hand.pointAt('to the choices', { x: box.x + box.width / 2, y: box.y + box.height / 2 })
  }
  await hand.point('a move is looked at', '[data-choice]', moves)
  await hand.point('a move in the list', '[data-choice][data-chosen="true"]')
}
