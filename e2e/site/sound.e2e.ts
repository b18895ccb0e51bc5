import { currentStep, type State } from '@carriage/kraftwagen'
import { expect, type Page, test } from '@playwright/test'
import { openPosition } from '../kraftwagen/kraftwagen-positions.ts'
import { move, untilMyTurn } from '../local-table.ts'

/** A sound that the browser was asked to play. */
interface Sounds {
  readonly seconds: number
  readonly peak: number
  readonly mean: number
}

interface Listening {
  played: Sounds[]
  trembled: number
  contexts: Set<BaseAudioContext>
}

/** No two sounds last equally long. */
const seconds = { turn: 0.7, tile: 0.12, stamp: 0.24, coin: 0.42, gear: 0.3, clock: 0.36 } as const

const mine = (state: State) => state.actor === 0 && state.round === 2 && currentStep(state).name === 'takeTile'

/** Notes in the page every sound that starts, and every time that the phone trembles. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const here = window as unknown as Listening
    Object.assign(here, { played: [], trembled: 0, contexts: new Set() })
    localStorage.setItem(
      'carriage-house.settings',
      JSON.stringify({
        endsTurn: false,
        speed: 0,
        ...JSON.parse(localStorage.getItem('carriage-house.settings') ?? '{}'),
      }),
    )
    const { start } = Object.getOwnPropertyDescriptors(AudioBufferSourceNode.prototype)
    AudioBufferSourceNode.prototype.start = function (...when) {
      const curve = this.buffer?.getChannelData(0) ?? new Float32Array()
      here.contexts.add(this.context)
      here.played.push({
        seconds: this.buffer?.duration ?? 0,
        peak: curve.reduce((most, value) => Math.max(most, Math.abs(value)), 0),
        mean: curve.reduce((sum, value) => sum + value, 0) / curve.length,
      })
      start.value?.apply(this, when)
    }
    const vibrate = navigator.vibrate.bind(navigator)
    Object.assign(navigator, {
      vibrate(pattern: VibratePattern) {
        here.trembled++
        return vibrate(pattern)
      },
    })
  })
}

/** The names of what was heard since the last look. */
async function receivedOn(page: Page): Promise<string[]> {
  const received = await page.evaluate(() => (window as unknown as Listening).played.splice(0))
  for (const { peak, mean } of received) {
    expect(peak).toBeGreaterThan(0.1)
    expect(peak).toBeLessThan(0.5)
    expect(Math.abs(mean)).toBeLessThan(0.002)
  }
  return received.map(
    (sound) => Object.entries(seconds).find(([, each]) => Math.abs(each - sound.seconds) < 0.001)?.[0] ?? 'unknown',
  )
}

/** Plays my turn to its end, until it is my turn again. */
async function playTurn(page: Page): Promise<void> {
  const end = page.getByRole('button', { name: /^End turn/ })
  do {
    await move(page, async () => {
      await page.locator('[data-choice]').first().focus()
      await page.keyboard.press('Enter')
    })
    await untilMyTurn(page)
  } while (!(await end.isEnabled()))
  await move(page, () => page.keyboard.press('e'))
  await untilMyTurn(page)
}

test('what happens is heard, once the player has touched the page, and a switch turns it off', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await listen(page)
  await openPosition(page, { seed: 1, when: mine })
  await untilMyTurn(page)
  expect(await receivedOn(page)).toEqual([])

  await playTurn(page)
  await expect.poll(() => receivedOn(page)).toContain('turn')
  await expect
    .poll(() => page.evaluate(() => [...(window as unknown as Listening).contexts].map(({ state }) => state)))
    .toEqual([expect.stringMatching(/running|suspended/)])

  const button = page.getByRole('button', { name: 'Sound', exact: true })
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await receivedOn(page)
  await playTurn(page)
  expect(await receivedOn(page)).toEqual([])

  // The choice holds for this device; turned on again, a sound answers at once.
  await page.reload()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => receivedOn(page)).toEqual(['tile'])
})

test('a tab in the background is heard only when it is my turn', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await listen(page)
  await openPosition(page, { seed: 1, when: mine })
  await untilMyTurn(page)
  await playTurn(page)
  await expect.poll(() => receivedOn(page)).toContain('turn')
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await receivedOn(page)
  // Another turn right after mine is not heard: nothing changed hands. Nothing but turns is heard.
  const received: string[] = []
  for (let turns = 0; turns < 8 && received.length === 0; turns++) {
    await playTurn(page)
    received.push(...(await receivedOn(page)))
  }
  expect(new Set(received)).toEqual(new Set(['turn']))
})

test('steps of a replay are jumps, and silent', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await listen(page)
  await openPosition(page, { seed: 1, when: mine })
  await page.goto(`${new URL(page.url()).pathname}/replay#move=7`)
  await page.getByRole('button', { name: 'Next move' }).click()
  await expect(page.getByText(/^Move 8 of \d+$/)).toBeVisible()
  await page.getByRole('button', { name: 'Last move' }).click()
  await expect(page.getByText(/^Move (\d+) of \1$/)).toBeVisible()
  expect(await receivedOn(page)).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the switch is in the menu, large enough for a finger, and my turn makes the phone tremble', async ({
    page,
  }) => {
    await listen(page)
    await openPosition(page, { seed: 1, when: mine })
    await untilMyTurn(page)
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap()
    const button = page.getByRole('dialog').getByRole('button', { name: 'Sound', exact: true })
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await button.tap()
    await button.tap()
    await expect.poll(() => receivedOn(page)).toEqual(['tile'])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^All choices as a list/ }).tap()
    await playTurn(page)
    await expect.poll(() => receivedOn(page)).toContain('turn')
    await expect.poll(() => page.evaluate(() => (window as unknown as Listening).trembled)).toBeGreaterThan(0)
  })
})
