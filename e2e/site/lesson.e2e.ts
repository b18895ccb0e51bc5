import { expect, type Page, test } from '@playwright/test'
import { barriersNow, barriersOn } from '../barriers.ts'
import { doStep, keyboard, mouse, playThrough, touch } from '../lesson-input.ts'
import { move, untilMyTurn } from '../local-table.ts'
import { newcomerSeconds, wordsIn } from '../newcomer.ts'
import { settled } from '../settled.ts'

/** From the front page to the first step, or to this lesson, with rivals who waste no time. */
async function learn(page: Page, lesson?: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('carriage-house.settings', JSON.stringify({ speed: 0 })))
  await page.goto(lesson === undefined ? '/' : `/learn/${lesson}`)
  if (lesson === undefined) await page.getByRole('link', { name: 'Learn by playing' }).click()
  await expect(page.getByTestId('lesson')).toBeVisible()
}

test('the first lesson with the mouse: sold within a minute, and then the same game against bots', {
  tag: '@core',
}, async ({ page }) => {
  await learn(page)
  let words = wordsIn((await page.getByTestId('lesson').textContent()) ?? '')
  await move(page, () => mouse.play(page))
  expect(newcomerSeconds({ words, acts: 3 })).toBeLessThan(30)
  words += wordsIn((await page.getByTestId('lesson').textContent()) ?? '')
  await move(page, () => mouse.press(page, 'End turn', 'e'))
  await expect(page.getByRole('dialog', { name: 'The end of the round' })).toBeVisible()
  expect(newcomerSeconds({ words, acts: 5 })).toBeLessThan(60)
  await playThrough(page, mouse)
  await page.getByRole('button', { name: 'Finish this game' }).click()
  await expect(page).toHaveURL(/\/local\/kraftwagen-lesson-1$/)
  for (let moves = 0; moves < 5 && (await untilMyTurn(page)) === 'mine'; moves++)
    await move(page, () => page.locator('[data-choice]').first().click())
})

test('the first lesson in the text view, with the keyboard alone', async ({ page }) => {
  await learn(page)
  await page.keyboard.press('t')
  await expect(page.getByRole('region', { name: 'Text view' })).toBeVisible()
  await playThrough(page, keyboard)
})

test.describe('in a hand', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the first lesson by touch: each step comes to the zone in which it is done', async ({ page }) => {
    await learn(page)
    await playThrough(page, touch)
  })
})

test('being outbid is shown on a slip that covers neither the bar nor the step', async ({ page }) => {
  await learn(page)
  const slip = page.getByTestId('digest')
  // The slip is fetched when it is first needed, so the step shows when to look for it.
  const outbid = page.getByTestId('lesson').getByText('Nobody wants your car now')
  for (let acts = 0; acts < 40 && !(await outbid.isVisible()); acts++) {
    if (await page.getByRole('dialog', { name: 'The end of the round' }).isVisible())
      await page.keyboard.press('Escape')
    else await doStep(page, mouse)
    await settled(page)
  }
  await expect(slip).toContainText('no longer has a buyer: Ada offers a better engine')
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    await expect(slip).toBeVisible()
    const [card, bar, step] = await Promise.all(
      [slip, page.locator('section[data-n]'), page.getByTestId('lesson')].map((part) => part.boundingBox()),
    )
    if (!card || !bar || !step) throw new Error('A part of the table has no place.')
    expect(card.y + card.height).toBeLessThanOrEqual(bar.y)
    expect(card.y).toBeGreaterThanOrEqual(step.y + step.height)
    for (const theme of ['day', 'night']) {
      await page.evaluate((theme) => {
        document.documentElement.dataset.theme = theme
      }, theme)
      await settled(page)
      expect(await barriersNow(page)).toEqual([])
    }
  }
  await slip.getByRole('button', { name: 'Got it' }).click()
  await expect(slip).toBeHidden()
})

test('what the lesson comes to later is answered kindly, and anybody may leave at any step', async ({ page }) => {
  await learn(page)
  await page.locator('main [data-move*="priceCar"][aria-disabled="true"]').last().click({ force: true })
  await expect(page.getByRole('alert', { name: 'Not allowed' })).toContainText('the lesson gets to it later')
  await page.getByRole('button', { name: 'Got it' }).click()
  await page.getByRole('button', { name: 'I know the rules' }).click()
  await expect(page.getByTestId('fork')).toBeVisible()
})

test('anyone who comes back to a game reads what happened meanwhile', async ({ page }) => {
  await learn(page)
  await page.getByRole('button', { name: 'I know the rules' }).click()
  await page.getByRole('button', { name: 'Finish this game' }).click()
  const key = 'carriage-house.seen.kraftwagen-lesson-1'
  await untilMyTurn(page)
  await page.getByRole('link', { name: 'Carriage House' }).first().click()
  const seen = await page.evaluate((key) => localStorage.getItem(key), key)
  expect(seen).not.toBeNull()
  await page.goBack()
  for (let moves = 0; moves < 12 && (await untilMyTurn(page)) === 'mine'; moves++)
    await move(page, () => page.locator('[data-choice]').first().click())
  await page.getByRole('link', { name: 'Carriage House' }).first().click()
  // As if all this had been played while this device was elsewhere.
  await page.evaluate(([key, seen]) => localStorage.setItem(key, seen), [key, seen ?? ''] as const)
  await page.goBack()
  const slip = page.getByRole('region', { name: 'While you were away' })
  await expect(slip).toBeVisible()
  const lines = await slip.locator('p, li').count()
  expect(lines).toBeGreaterThan(1)
  expect(lines).toBeLessThanOrEqual(5)
  await slip.getByRole('button', { name: 'Got it' }).click()
  await expect(slip).toBeHidden()
})

test('the second lesson with the mouse: research, a race, an award, and the marker ends the round', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('carriage-house.settings', JSON.stringify({ speed: 0 })))
  await page.goto('/learn/kraftwagen-lesson-2')
  await expect(page.getByTestId('lesson')).toContainText('Better cars need better ideas')
  await playThrough(page, mouse)
  await expect(page.getByRole('dialog', { name: 'You’ve played a full round' })).toBeVisible()
})

test.describe('what is new in Age of Engineering', () => {
  const newThere = 'age-of-engineering-lesson-1'

  test('with the mouse: recruiting, a token, an investor, a sale, and no step bars anybody’s way', async ({ page }) => {
    await learn(page, newThere)
    const summary = page.getByRole('dialog', { name: 'The end of the round' })
    const looked = new Set<string>()
    for (let acts = 0; acts < 40 && !(await summary.isVisible()); acts++) {
      const asked = (await page.getByTestId('lesson').textContent()) ?? ''
      // Every third step is looked at closely: a look takes longer than the step.
      if (!looked.has(asked) && looked.size % 3 === 0) expect(await barriersOn(page, 'day')).toEqual([])
      looked.add(asked)
      await doStep(page, mouse)
      await settled(page)
    }
    expect(looked.size).toBeGreaterThan(7)
    await page.keyboard.press('Escape')
    await expect(page.getByTestId('fork')).toBeVisible()
    await page.getByRole('button', { name: 'Finish this game' }).click()
    await expect(page).toHaveURL(/\/local\/age-of-engineering-lesson-1$/)
    for (let moves = 0; moves < 3 && (await untilMyTurn(page)) === 'mine'; moves++)
      await move(page, () => page.locator('[data-choice]').first().click())
  })

  test.describe('in a hand', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('by touch', async ({ page }) => {
      await learn(page, newThere)
      await playThrough(page, touch)
    })
  })

  test('a reload goes on where the lesson was, and the lesson can be had from its beginning', async ({ page }) => {
    await learn(page, newThere)
    const text = page.getByTestId('lesson')
    const first = 'What’s new here is Recruit'
    await expect(text).toContainText(first)
    for (let acts = 0; acts < 20 && !(await text.getByText('raise both').isVisible()); acts++) {
      await doStep(page, mouse)
      await settled(page)
    }
    await page.reload()
    await expect(text).toContainText('raise both')
    await doStep(page, mouse)
    await page.getByRole('button', { name: 'I know the rules' }).click()
    await page.getByRole('button', { name: 'Restart lesson' }).click()
    await expect(text).toContainText(first)
    await page.reload()
    await expect(text).toContainText(first)
  })
})
