import { expect, type Page, test } from '@playwright/test'
import { openPosition as openAge } from '../age-of-engineering/age-of-engineering-positions.ts'
import { openPosition as openHorseless } from '../horseless-carriage/horseless-positions.ts'
import { openPosition as openKraftwagen } from '../kraftwagen/kraftwagen-positions.ts'

/** All that can be read of the page at one moment of the count. */
interface Moment {
  /** What is counted now; nothing before the dialog is there, and after the last source. */
  readonly source: string
  readonly words: string
  /** Points that stand on plates, in the head of a phone or on a poster. */
  readonly points: readonly string[]
  /** The lines of the count as a screen reader finds them. */
  readonly lines: readonly string[]
}

declare global {
  interface Window {
    moments: Moment[]
    /** What may not be said before all is counted, in titles and labels as well. */
    readAll: () => string
  }
}

/** Reads the page with each picture it draws, until all is counted. */
async function readEveryMoment(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('carriage-house.settings', JSON.stringify({ endsTurn: false, speed: 2 }))
    window.moments = []
    window.readAll = () =>
      [
        document.title,
        document.body.textContent,
        ...[...document.querySelectorAll('[title], [aria-label], [alt]')].flatMap((element) =>
          ['title', 'aria-label', 'alt'].map((name) => element.getAttribute(name) ?? ''),
        ),
      ].join('\n')
    const look = () => {
      const ending = document.querySelector('[data-testid="ending"]')
      const over =
        ending ??
        [...document.querySelectorAll('[data-testid="prompt"]')].some((prompt) => /over/.test(prompt.textContent))
      if (over && !(ending && !ending.querySelector('[data-counting]')))
        window.moments.push({
          source: ending?.querySelector('[data-counting] p')?.textContent ?? '',
          words: window.readAll(),
          points: [...document.querySelectorAll('[data-points], [data-own-points], [data-testid="poster"]')].map(
            (element) => element.getAttribute('data-points') ?? 'poster',
          ),
          lines: [...(ending?.querySelectorAll('[data-counting] li') ?? [])].map((line) => line.textContent),
        })
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

// Each game once, and each layout of a table.
for (const [game, size, open] of [
  ['Kraftwagen', desktop, (page: Page) => openKraftwagen(page, { seed: 5, when: ({ phase }) => phase === 'over' })],
  ['Age of Engineering', phone, (page: Page) => openAge(page, { seed: 3, when: ({ phase }) => phase === 'over' })],
  [
    'Horseless Carriage',
    desktop,
    (page: Page) => openHorseless(page, { seats: 3, seed: 2, when: ({ stage }) => stage.name === 'over' }),
  ],
] as const)
  test(`${game}, ${size.width} px: nothing on the page shows the winner before the last points are counted`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await readEveryMoment(page)
    await open(page)
    const ending = page.getByTestId('ending')
    await expect(ending.locator('[data-counting]')).toBeVisible()
    await expect(ending.getByTestId('poster')).toBeVisible({ timeout: 40_000 })
    const moments = await page.evaluate(() => window.moments)
    const sources = [...new Set(moments.map(({ source }) => source).filter(Boolean))]
    expect(sources.length).toBeGreaterThan(1)

    // What the page says once all is counted is what it must not have said before.
    const after = await page.evaluate(() => window.readAll())
    expect(after).toMatch(/\bwins?\b/)
    for (const { source, words, points, lines } of moments) {
      expect(words, source).not.toMatch(/(?<!cheapest )\bwins?\b|\b(won|winner|1st)\b/i)
      expect(
        points.filter((shown) => shown !== 'hidden'),
        source,
      ).toEqual([])
      // The seats stand in the order of the table, whatever they have.
      expect(['', 'ABC'], lines.join(' ')).toContain(lines.map((line) => line[0]).join(''))
    }
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-points]:not([data-points="hidden"]), [data-own-points]').first()).toBeVisible()
  })
