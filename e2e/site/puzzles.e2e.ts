import { readFileSync } from 'node:fs'
import { choicesOfPuzzle, type Puzzle, type PuzzleStock, puzzlePosition } from '@carriage/bots/puzzle'
import { canonical, redact, type Seat } from '@carriage/kernel'
import { titleOf } from '@carriage/shared/catalogue'
import { expect, type Page } from '@playwright/test'
import { barriersOn } from '../barriers.ts'
import { lookAt } from '../look-at.ts'
import { test } from '../server.ts'

const game = 'kraftwagen'
const stock = JSON.parse(
  readFileSync(new URL(`../../bots/games/${game}/puzzles/puzzles.record.json`, import.meta.url), 'utf8'),
) as PuzzleStock

/** Always the same puzzle of the day. */
const day = new Date('2026-11-18T12:00:00Z')

test('today’s puzzle is answered wrong, then right by keyboard, and stays solved', { tag: '@core' }, async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(day)
  await page.goto('/')
  await page.getByRole('link', { name: 'Puzzle of the day' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^Today/ })).toBeVisible()
  await page.getByRole('link', { name: 'Solve today’s Kraftwagen puzzle', exact: true }).click()
  const { right, wrong } = await choicesOn(page)
  const verdict = page.getByTestId('verdict')

  await choose(page, wrong, pressed)
  await expect(verdict).toContainText('Not the best.')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(verdict).toBeEmpty()
  await choose(page, right, pressed)
  await expect(verdict).toContainText('Right!')
  expect(await barriersOn(page, 'day')).toEqual([])

  await page.getByRole('link', { name: 'All puzzles' }).click()
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Kraftwagen', exact: true }) })
  await expect(card).toContainText('Solved')
  await page.reload()
  await expect(card).toContainText(/1 of \d+ solved/)
  await lookAt(page, 'puzzles')
})

test('the same on a phone in German by touch', async ({ browser, server }) => {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'de-DE',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(day)
  await page.goto('/puzzles')
  await page.getByRole('link', { name: 'Die heutige Aufgabe zu Kraftwagen lösen', exact: true }).tap()
  const { right, wrong } = await choicesOn(page)
  const verdict = page.getByTestId('verdict')

  await choose(page, wrong, tapped)
  await expect(verdict).toContainText('Nicht die beste.')
  await page.getByRole('button', { name: 'Noch mal' }).tap()
  await choose(page, right, tapped)
  await expect(verdict).toContainText('Richtig!')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await barriersOn(page, 'night')).toEqual([])
})

test('anyone who asks for the answer is shown it, and has not solved the puzzle', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB' })
  const page = await context.newPage()
  const first = puzzleCalled(stock.puzzles[0]?.id)
  await page.goto(`/puzzles/${game}/${first.id}`)
  await page.getByRole('button', { name: 'Show answer' }).click()
  await expect(page.getByTestId('verdict')).toContainText('Best choice:')
  await lookAt(page, 'puzzle')
  await choose(page, placesIn(first).right, pressed)
  await page.getByRole('link', { name: 'All puzzles' }).click()
  await expect(page.getByRole('link', { name: /: Solved$/ })).toHaveCount(0)
})

type Choice = ReturnType<Page['locator']>

/** The numbers of a right and a wrong choice of the puzzle that a page shows. */
async function choicesOn(page: Page): Promise<{ right: number; wrong: number }> {
  await expect(page).toHaveURL(new RegExp(`/puzzles/${game}/`))
  const id = new URL(page.url()).pathname.split('/').at(-1)
  return placesIn(puzzleCalled(id))
}

function puzzleCalled(id: string | undefined): Puzzle {
  const puzzle = stock.puzzles.find((each) => each.id === id)
  if (!puzzle) throw new Error(`There is no puzzle ${id}.`)
  return puzzle
}

function placesIn(puzzle: Puzzle): { right: number; wrong: number } {
  const rules = titleOf(game)?.versions[0]
  if (!rules) throw new Error(`There is no game ${game}.`)
  const seat = puzzle.seat as Seat // the tests of the stock look at it
  const moves = [...rules.moves(redact(puzzlePosition(rules, stock, puzzle), seat), seat)].map((move) =>
    canonical(move),
  )
  const canonicalMove = choicesOfPuzzle(stock, puzzle).map(({ move }) => canonical(move))
  return { right: moves.indexOf(canonicalMove[0] ?? '') + 1, wrong: moves.indexOf(canonicalMove.at(-1) ?? '') + 1 }
}

/** A key plays what it stands on. */
async function pressed(choice: Choice): Promise<void> {
  await choice.press('Enter')
}

/** The first tap shows what a choice would bring, the second plays it. */
async function tapped(choice: Choice): Promise<void> {
  await choice.tap()
  await expect(choice).toHaveAttribute('data-chosen', 'true')
  await choice.tap()
}

/** Makes a choice from the list of choices. */
async function choose(page: Page, number: number, act: (choice: Choice) => Promise<void>): Promise<void> {
  const fold = page.locator('summary, button').filter({ hasText: /^(All choices|Alle|You can|Du kannst)/ })
  const choice = page.locator(`[data-choice="${number}"]`)
  await expect(page.locator('section[data-n="0"]')).toBeVisible()
  if (!(await choice.isVisible()) && (await fold.count()) > 0) await fold.first().click()
  await act(choice)
}
