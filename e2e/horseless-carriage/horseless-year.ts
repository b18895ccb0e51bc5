import type { Hand } from '../figures/hand.ts'
import { asking, lookAround, skipSummary, untilAskedBy, untilShown } from '../figures/play.ts'
import { lastEntry, untilAsked } from '../local-table.ts'
import { litSquare, stageOf } from './horseless-table.ts'

const taken = 'a piece is taken in the hand'
const laid = 'a piece is laid'

/** Plays until the last card of a year is laid, as people do: builds with several pieces in the hand, looks around, sells. */
export async function playAYear(hand: Hand): Promise<void> {
  for (let turn = 0; turn < 60 && (await untilAskedBy(hand)); turn++) {
    const stage = await stageOf(hand.page)
    const before = await lastEntry(hand.page)
    if (hand.byFinger) await hand.point('another zone', asking)
    if (turn % 3 === 1) await lookAround(hand)
    await decideWith(hand, stage, turn)
    await untilShown(hand.page, before)
    if (stage !== 'demand') continue
    if ((await untilAsked(hand.page)) === 'summary') await skipSummary(hand)
    return
  }
}

async function decideWith(hand: Hand, stage: string, turn: number): Promise<void> {
  switch (stage) {
    case 'factory':
      await buildWith(hand)
      return
    case 'demand':
      await hand.point('a card is taken', '[data-card][data-legal]', turn)
      await move(hand, '[data-quadrant]', turn)
      return
    case 'sales':
      await move(hand, '[data-sale]', turn)
      return
    case 'research':
    case 'focus':
      await move(hand, 'main [data-move][data-legal]', turn)
      return
    case 'waiting':
    case 'theirs':
      return
    default:
      if (hand.byFinger) await move(hand, '[data-choice]', 0)
      else {
        await hand.press('to the choices', '1')
        await hand.press('a move in the list', 'Enter')
      }
  }
}

/** A click, or a tap that shows what a move does and one that plays it. */
async function move(hand: Hand, selector: string, which: number): Promise<void> {
  if (hand.byFinger) await hand.point('a move is looked at', selector, which)
  await hand.point('a move on the board', selector, which)
}

async function buildWith(hand: Hand): Promise<void> {
  const { page } = hand
  const shelf = '[data-shelf]:not(:disabled)'
  const pieces = await page.locator(shelf).evaluateAll((all) => all.map((each) => each.getAttribute('data-shelf')))
  const kinds = [...new Set(pieces)].slice(0, 12)
  for (const [place, piece] of kinds.entries()) {
    if (!(await hand.point(taken, `[data-shelf="${piece}"]`))) continue
    const at = place % 2 === 0 ? await litSquare(page, false) : undefined
    if (at) await hand.pointAt(laid, at)
    // A station puts its indicator into the hand.
    const next = at && (await litSquare(page, false))
    if (next) await hand.pointAt(laid, next)
    // Nothing to put back once it lies there.
    await hand.point('a piece is put back', 'button[aria-label^="Put back"]')
  }
  // Whatever keeps the plan from being built is taken back.
  const faults = page.locator('[data-review] li')
  for (let steps = 0; steps < 20 && (await faults.count()) > 0; steps++)
    if (!(await hand.point('a step is undone', 'button[aria-label^="Undo in draft"]'))) break
  const submit = '[data-submit]'
  if ((await page.locator(submit).count()) === 0) {
    // Every year floor is added.
    await hand.point(taken, '[data-shelf="expansion"]')
    const at = await litSquare(page, true)
    if (at) await hand.pointAt(laid, at)
  }
  if (!(await hand.point('a plan is handed in', submit))) throw new Error('The plan cannot be handed in.')
}
