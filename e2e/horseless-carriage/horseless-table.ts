import { errors, expect, type Locator, type Page } from '@playwright/test'
import { isInSummary, knowGames, lastEntry, look, move } from '../local-table.ts'
import { expectPiecesDrawn } from '../pieces.ts'
import { zoneDrawn } from '../zone-drawn.ts'

/** The card of the front page starts a game with cars only, and its green button, where it was played last, a full one. */
export type HorselessGame = 'Cars only' | 'Full game'

/** Opens a game of Horseless Carriage against bots from the front page, with rivals who waste no time. */
export async function playHorseless(page: Page, game: HorselessGame): Promise<void> {
  await page.addInitScript(() => {
    const settings = JSON.parse(localStorage.getItem('carriage-house.settings') ?? '{}') as object
    localStorage.setItem('carriage-house.settings', JSON.stringify({ speed: 0, ...settings }))
    localStorage.setItem('carriage-house.last-game', 'horseless-carriage')
  })
  await knowGames(page)
  await page.goto('/')
  if (game === 'Full game') await page.getByRole('button', { name: 'Play Horseless Carriage' }).click()
  else
    await page
      .getByRole('region', { name: 'The games' })
      .getByRole('button', { name: /Horseless/ })
      .click()
  await expect(page.getByTestId('prompt')).toBeVisible({ timeout: 60_000 })
}

export type Stage = 'setUp' | 'research' | 'focus' | 'factory' | 'waiting' | 'sales' | 'deliver' | 'demand' | 'theirs'

/** What is asked of me, by what the board offers. */
export async function stageOf(page: Page): Promise<Stage> {
  const prompt = await page.getByTestId('prompt').innerText()
  if (prompt.startsWith('Place your first')) return 'setUp'
  if (prompt.startsWith('Move a research marker')) return 'research'
  if (prompt.startsWith('Take a slot')) return 'focus'
  if (prompt.startsWith('Build your factory')) return 'factory'
  if (prompt.startsWith('Your plan is waiting')) return 'waiting'
  if (prompt.includes('which mainlines deliver')) return 'deliver'
  if (prompt.startsWith('Choose a card')) return 'demand'
  if (prompt.startsWith('Your sale') || prompt.includes('choose a niche')) return 'sales'
  // Where all decide at once, the last of them may have done so since the board was looked at.
  return 'theirs'
}

/** A mouse or a finger. */
export type Pointer = (page: Page, at: { readonly x: number; readonly y: number }) => Promise<void>

export const mouse: Pointer = (page, { x, y }) => page.mouse.click(x, y)
const finger: Pointer = (page, { x, y }) => page.touchscreen.tap(x, y)

/** Takes a piece from the shelf; false if there is none to take. */
export async function take(page: Page, name: string): Promise<boolean> {
  const item = page.locator(`[data-shelf="${name}"]:visible`).first()
  for (;;) {
    if ((await item.count()) === 0 || (await item.isDisabled())) return false
    try {
      await item.click({ timeout: 5_000 })
      return true
    } catch (error) {
      // All build at once: a rival may take the last one between the look and the click.
      if (!(error instanceof errors.TimeoutError)) throw error
    }
  }
}

/** The middle of a square that is lit for the piece in the hand; ready ones first. */
export function litSquare(page: Page, readyOnly = false): Promise<{ x: number; y: number } | undefined> {
  return page.evaluate((readyOnly) => {
    const lit = document.querySelector<SVGGElement>('[data-testid="lit"]')
    const sheet = lit?.closest('svg')?.parentElement
    const matrix = lit?.getScreenCTM()
    if (!lit || !sheet || !matrix) return undefined
    sheet.scrollIntoView({ block: 'center' })
    const { left, right, top, bottom } = sheet.getBoundingClientRect()
    const now = lit.getScreenCTM() ?? matrix
    const [waiting, ready] = [...lit.querySelectorAll('path')]
    for (const path of readyOnly ? [ready] : [ready, waiting])
      for (const [, x, y] of (path?.getAttribute('d') ?? '').matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)) {
        const at = new DOMPoint(Number(x) + 11, Number(y) + 11).matrixTransform(now)
        if (at.x <= left || at.x >= right || at.y <= top || at.y >= bottom) continue
        // Tools lie over the floor, and what lies below them is not tapped.
        if (sheet.contains(document.elementFromPoint(at.x, at.y))) return { x: at.x, y: at.y }
      }
    return undefined
  }, readyOnly)
}

/** Points at a square that is lit for the piece in the hand. False if none is in sight. */
export async function putOnLit(page: Page, readyOnly = false, point: Pointer = mouse): Promise<boolean> {
  const at = await litSquare(page, readyOnly)
  if (!at) return false
  await point(page, at)
  return true
}

export async function putBack(page: Page): Promise<void> {
  const back = page.getByRole('button', { name: 'Put back' })
  if ((await back.isVisible()) && (await back.isEnabled())) await back.click()
}

/** How many things still keep the draft from being built. */
function missing(page: Page): Promise<number> {
  return page.locator('[data-review] li').count()
}

const stations = [
  'brake',
  'battery',
  'paint',
  'engine',
  'claxon',
  'door',
  'radiator',
  'windshield',
  'headlights',
  'body',
]

/** Builds what it can: a mainline with a dealership, stations with their indicators, the floor. */
async function build(page: Page, point: Pointer = mouse): Promise<void> {
  for (const [first, second] of [
    ['small', 'car'],
    ['middle', 'car'],
  ] as const) {
    if (!(await take(page, first))) continue
    if (!(await putOnLit(page, false, point))) {
      await putBack(page)
      continue
    }
    if (!(await take(page, second)) || !(await putOnLit(page, true, point))) await takeBackAll(page)
    break
  }
  for (const station of stations) {
    if (!(await take(page, station))) continue
    // A station that reaches a mainline, and then the indicator that comes into the hand automatically.
    if ((await putOnLit(page, true, point)) && (await putOnLit(page, false, point))) continue
    await putBack(page)
  }
  await layFloor(page, point)
  if ((await missing(page)) > 0) {
    await takeBackAll(page)
    await layFloor(page, point)
  }
}

/** Undoes everything in the draft. */
async function takeBackAll(page: Page): Promise<void> {
  await putBack(page)
  const undo = page.getByRole('button', { name: 'Undo in draft' })
  while (await undo.isEnabled()) await undo.click()
}

async function layFloor(page: Page, point: Pointer): Promise<void> {
  await putBack(page)
  if (await take(page, 'expansion')) await putOnLit(page, false, point)
}

/** My plan could still be changed; it is enough to let the others catch up for a moment. */
async function untilPlansAreBuilt(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () => !document.querySelector('[data-testid="prompt"]')?.textContent.startsWith('Your plan is waiting'),
      undefined,
      { timeout: 1_000 },
    )
    .catch(() => undefined)
}

/**
 * Hands in what is laid. All seats decide at once, so that the next entry may be a rival's: mine is made once something else
 * is asked, it has come back with a piece that is missing, or has led to the end of a year in which nobody sells. The button
 * alone does not show it: it is disabled while the plan is on its way.
 */
async function handIn(page: Page, press: (submit: Locator) => Promise<void>): Promise<void> {
  const submit = page.locator('[data-submit]:enabled')
  await expect(submit).toBeVisible()
  await expect(async () => {
    if ((await submit.count()) > 0 && !(await isInSummary(page))) await press(submit)
    await page.waitForFunction(
      () =>
        document.querySelector('rect[data-flagged], [data-testid="summary"]') ??
        !/^(Build your factory|Place your first)/.test(
          document.querySelector('[data-testid="prompt"]')?.textContent ?? '',
        ),
      undefined,
      { timeout: 20_000 },
    )
  }).toPass()
  await expectPiecesDrawn(page)
}

/** One decision of a game, made on the drawn board with the mouse. */
export async function decide(page: Page, turn: number): Promise<void> {
  switch (await stageOf(page)) {
    case 'theirs':
      return
    case 'waiting':
      await untilPlansAreBuilt(page)
      return
    case 'setUp':
      await putOnLit(page, true)
      await putOnLit(page, true)
      await handIn(page, (submit) => submit.click())
      return
    case 'research':
    case 'focus': {
      const offered = page.locator('main [data-move][data-legal]:visible')
      const count = await offered.count()
      await move(page, () => offered.nth(turn % count).click())
      return
    }
    case 'factory':
      await build(page)
      await handIn(page, (submit) => submit.click())
      return
    case 'sales': {
      const seen = await lastEntry(page)
      // Forced sales are played without a click: this one may have passed since the prompt was read.
      if ((await look(page)) === 'mine') await move(page, () => page.locator('[data-sale]').first().click(), seen)
      return
    }
    case 'demand':
      await page.locator('[data-card][data-legal]').first().click()
      await move(page, () =>
        page
          .locator('[data-quadrant]')
          .nth(turn % 4)
          .click(),
      )
      return
    default:
      await move(page, async () => {
        await page.keyboard.press('1')
        await page.keyboard.press('Enter')
      })
  }
}

/** The same with a finger: the tab that calls is opened first, and what is a move is tapped twice. */
export async function decideByTouch(page: Page, turn: number): Promise<void> {
  const calls = page.locator('nav [data-calls]').first()
  if ((await calls.count()) > 0) await calls.tap()
  await zoneDrawn(page)
  const twice = async (target: Locator) => {
    await target.scrollIntoViewIfNeeded()
    await target.tap()
    await move(page, () => target.tap())
  }
  switch (await stageOf(page)) {
    case 'theirs':
      return
    case 'waiting':
      await untilPlansAreBuilt(page)
      return
    case 'setUp':
      await putOnLit(page, true, finger)
      await putOnLit(page, true, finger)
      await handIn(page, (submit) => submit.tap())
      return
    case 'research':
    case 'focus': {
      const offered = page.locator('main [data-move][data-legal]:visible')
      await twice(offered.nth(turn % (await offered.count())))
      return
    }
    case 'factory':
      await build(page, finger)
      await handIn(page, (submit) => submit.tap())
      return
    case 'sales': {
      const seen = await lastEntry(page)
      const sale = page.locator('[data-sale]').first()
      const sell = async () => {
        await sale.tap()
        await sale.tap()
      }
      if ((await look(page)) === 'mine') await move(page, sell, seen)
      return
    }
    case 'demand':
      await page.locator('[data-card][data-legal]').first().tap()
      await twice(page.locator('[data-quadrant]').nth(turn % 4))
      return
    default: {
      await page.getByRole('button', { name: /^All choices as a list/ }).tap()
      await twice(page.locator('[data-choice]').first())
    }
  }
}
