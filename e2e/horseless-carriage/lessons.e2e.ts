import { expect, type Locator, type Page, test } from '@playwright/test'
import { barriersOn } from '../barriers.ts'
import { type Effort, newcomerSeconds, wordsIn } from '../newcomer.ts'
import { settled } from '../settled.ts'

/** The input method used in a lesson. */
interface InputMethod {
  /** Takes the piece that is asked for from the shelf, unless it is in the hand, and lays it on a lit place. */
  lay(page: Page): Promise<void>
  press(page: Page, what: Locator): Promise<void>
  undo(page: Page): Promise<void>
  /** Chooses something on the market or on the tracks, and plays it. */
  play(page: Page, what: Locator): Promise<void>
}

const mouse: InputMethod = {
  lay: async (page) => {
    if (await waitsOnShelf(page)) await onShelf(page).click()
    const { x, y } = await litPlace(page)
    await page.mouse.click(x, y)
  },
  press: (_, what) => what.click(),
  undo: (page) => undoOf(page).click(),
  play: (_, what) => what.click(),
}

const touch: InputMethod = {
  lay: async (page) => {
    if (await waitsOnShelf(page)) await onShelf(page).tap()
    const { x, y } = await litPlace(page)
    await page.touchscreen.tap(x, y)
  },
  press: (_, what) => what.tap(),
  undo: (page) => undoOf(page).tap(),
  // A first tap shows what a move would do, a second one plays it.
  play: async (page, what) => {
    const step = await text(page)
    await what.tap()
    await settled(page)
    if ((await text(page)) === step && (await what.isVisible())) await what.tap()
  },
}

const keyboard: InputMethod = {
  lay: async (page) => {
    await tabTo(page, page.locator('[data-floor]'))
    await page.keyboard.press('n')
    await page.keyboard.press('Enter')
  },
  press: async (page, what) => {
    await tabTo(page, what)
    await page.keyboard.press('Enter')
  },
  undo: (page) => page.keyboard.press('u'),
  play: async (page, what) => {
    await tabTo(page, what)
    await page.keyboard.press('Enter')
  },
}

/** Presses Tab until an element has the focus, as a player without a pointer does. */
async function tabTo(page: Page, what: Locator): Promise<void> {
  for (let tabs = 0; tabs < 120; tabs++) {
    if (await what.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The keyboard does not get there.')
}

function undoOf(page: Page): Locator {
  return page.locator('[aria-keyshortcuts="u"]:visible').last()
}

function onShelf(page: Page): Locator {
  return page.locator('[data-shelf]:visible')
}

async function waitsOnShelf(page: Page): Promise<boolean> {
  return (await onShelf(page).getAttribute('aria-pressed')) !== 'true'
}

async function litPlace(page: Page): Promise<{ x: number; y: number }> {
  const place = page.locator('[data-place]').last()
  await place.scrollIntoViewIfNeeded()
  const box = await place.boundingBox()
  if (!box) throw new Error('No place is lit.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function text(page: Page): Promise<string> {
  return (await page.getByTestId('lesson').textContent()) ?? ''
}

/** Does what the step asks for, and waits until another one does. */
async function doStep(page: Page, input: InputMethod): Promise<void> {
  // While the page is being laid out, a piece may move on between the press and the release of a button.
  await settled(page)
  const before = await text(page)
  const goOn = page.getByRole('button', { name: /^(Continue|Weiter)$/ })
  const submit = page.locator('[data-submit]:visible')
  const sale = page.locator('[data-sale]:visible').first()
  const quadrant = page.locator('[data-quadrant]:visible').first()
  const card = page.locator('[data-card][data-legal]:visible').first()
  // Rivals may still be at it.
  const offered = page.locator(
    ':is([data-shelf], [data-submit], main [data-legal], [aria-keyshortcuts="u"]:not(:disabled, [aria-disabled="true"])):visible',
  )
  await expect(goOn.or(offered).first()).toBeVisible()
  // What they did is being laid out when the own pieces light up.
  await settled(page)
  // The next step may have come with the sales, which wait for the player.
  if ((await text(page)) !== before) return
  if (await goOn.isVisible()) await input.press(page, goOn)
  else if (/Press Undo|Drück „Rückgängig“/.test(before)) await input.undo(page)
  else if ((await onShelf(page).count()) > 0) await input.lay(page)
  else if ((await submit.count()) > 0) await input.press(page, submit)
  else if ((await sale.count()) > 0) await input.play(page, sale)
  else if ((await card.count()) > 0) {
    await input.press(page, card)
    await input.play(page, quadrant)
  } else await input.play(page, page.locator('main [data-legal]:visible').first())
  await untilAsksOther(page, before)
  // The end of the lesson comes a moment after its last step.
  await settled(page)
}

/** Waits until the lesson asks for something else than before, or is over. */
async function untilAsksOther(page: Page, before: string): Promise<void> {
  await page.waitForFunction(
    (before) =>
      document.querySelector('[data-testid="fork"]') !== null ||
      (document.querySelector('[data-testid="lesson"]')?.textContent ?? before) !== before,
    before,
    { timeout: 60_000 },
  )
}

/** Plays the rest of a lesson, which takes a newcomer less than five minutes together with the effort so far. */
async function toTheEnd(page: Page, input: InputMethod, soFar: Effort = { words: 0, acts: 0 }): Promise<void> {
  let { words, acts } = soFar
  for (let steps = 0; steps < 25; steps++) {
    if (await page.getByTestId('fork').isVisible()) {
      expect(newcomerSeconds({ words, acts })).toBeLessThan(300)
      return
    }
    words += wordsIn(await text(page))
    acts += 2
    await doStep(page, input)
  }
  throw new Error('The lesson did not come to its end.')
}

/** By its address, without an account. */
async function learn(page: Page): Promise<void> {
  await page.goto('/learn/horseless-carriage-lesson-1')
  await expect(page.getByTestId('lesson')).toContainText('Put the brake on a highlighted spot')
}

/** The first piece within half a minute and 40 words, the first sale within a minute, then all the rest. */
async function firstLesson(page: Page, input: InputMethod): Promise<void> {
  const effort = { words: 0, acts: 2 }
  const nextStep = async () => {
    effort.words += wordsIn(await text(page))
    effort.acts += 2
    await doStep(page, input)
  }
  await learn(page)
  await nextStep()
  await expect(page.getByTestId('lesson')).toContainText('spec indicator')
  expect(effort.words).toBeLessThanOrEqual(40)
  expect(newcomerSeconds(effort)).toBeLessThan(30)
  await expect(page.getByTestId('floor-status')).not.toHaveAttribute('data-refused')
  await nextStep()
  await expect(page.getByTestId('lesson')).toContainText('Open!')
  await expect(page.locator('main').getByText(/^open$/i)).toBeVisible()
  while (!(await text(page)).includes('$8!')) await nextStep()
  expect(newcomerSeconds(effort)).toBeLessThan(60)
  await toTheEnd(page, input, effort)
  await expect(page.getByRole('dialog', { name: 'You sold where nobody else could' })).toBeVisible()
}

/** Rivals who waste no time: with the mouse and by touch the first lesson is played at the speed of a new player. */
async function hurry(page: Page, language = 'en'): Promise<void> {
  await page.addInitScript(
    (language) => localStorage.setItem('carriage-house.settings', JSON.stringify({ speed: 0, language })),
    language,
  )
}

test('the first lesson with the mouse, and then the same game against bots', async ({ page }) => {
  await firstLesson(page, mouse)
  await page.getByRole('button', { name: 'Finish this game' }).click()
  await expect(page).toHaveURL(/\/local\/horseless-carriage-lesson-1$/)
  await expect(page.getByTestId('prompt')).toContainText('Choose a card')
})

test('the first lesson in German with the keyboard alone', async ({ page }) => {
  await hurry(page, 'de')
  await page.goto('/learn/horseless-carriage-lesson-1')
  await expect(page.getByTestId('lesson')).toBeVisible()
  await toTheEnd(page, keyboard)
  await expect(page.getByRole('dialog', { name: 'Du hast verkauft, wo es sonst niemand konnte' })).toBeVisible()
})

test('the second lesson with the keyboard alone: a whole year', async ({ page }) => {
  await hurry(page)
  await page.goto('/learn/horseless-carriage-lesson-2')
  await expect(page.getByTestId('lesson')).toContainText('Research comes first')
  await toTheEnd(page, keyboard)
  await expect(page.getByRole('dialog', { name: 'You’ve played a full year' })).toBeVisible()
})

test.describe('in a hand', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the first lesson by touch', { tag: '@core' }, async ({ page }) => {
    await firstLesson(page, touch)
  })

  test('the second lesson in German by touch', async ({ page }) => {
    await hurry(page, 'de')
    await page.goto('/learn/horseless-carriage-lesson-2')
    await expect(page.getByTestId('lesson')).toBeVisible()
    await toTheEnd(page, touch)
    await expect(page.getByRole('dialog', { name: 'Das war ein ganzes Jahr' })).toBeVisible()
  })
})

test('what is laid can be lifted and is asked for again, a reload keeps it, and a new beginning clears it', async ({
  page,
}) => {
  await hurry(page)
  await learn(page)
  const lesson = page.getByTestId('lesson')
  await doStep(page, mouse)
  await expect(lesson).toContainText('spec indicator')
  await page.reload()
  await expect(lesson).toContainText('spec indicator')
  await page.keyboard.press('u')
  await expect(lesson).toContainText('Put the brake on a highlighted spot')
  await doStep(page, mouse)
  await page.getByRole('button', { name: 'I know the rules' }).click()
  await page.getByRole('button', { name: 'Restart lesson' }).click()
  await expect(lesson).toContainText('Put the brake on a highlighted spot')
  await expect(page.locator('[data-place]')).toHaveCount(2)
})

test('each step can be skipped, and nothing of a step bars anybody’s way', async ({ page }) => {
  await hurry(page)
  await learn(page)
  const fork = page.getByTestId('fork')
  for (let steps = 0; steps < 20 && !(await fork.isVisible()); steps++) {
    // A look takes longer than a step.
    if (steps % 5 === 0) expect(await barriersOn(page, 'day')).toEqual([])
    const before = await text(page)
    await page.getByRole('button', { name: 'Skip step' }).click()
    await untilAsksOther(page, before)
    await settled(page)
  }
  await expect(fork).toBeVisible()
})
