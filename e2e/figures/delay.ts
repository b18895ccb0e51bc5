import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { openPosition as openEngineering } from '../age-of-engineering/age-of-engineering-positions.ts'
import { openPosition as openCarriage } from '../horseless-carriage/horseless-positions.ts'
import { playAYear } from '../horseless-carriage/horseless-year.ts'
import { openPosition as openKraftwagen } from '../kraftwagen/kraftwagen-positions.ts'
import { untilAsked } from '../local-table.ts'
import type { TestSite } from '../server.ts'
import { type Figure, quantile } from './figure.ts'
import { type Hand, handOn } from './hand.ts'
import { playAsPeopleDo } from './play.ts'
import { type Shifts, watchShifts, worstShift } from './shift.ts'
import { type Reading, readTrace, traced } from './trace.ts'

/** On a processor four times slower every interaction takes four times as long, and waits for a frame. */
const slower = 4
const frame = 17

/** How many interactions of a game without years are measured: as many as leave all figures to eight minutes. */
const interactions = 50

interface Measured {
  readonly name: string
  readonly atMost: number
  readonly open: (page: Page) => Promise<void>
  readonly play: (hand: Hand) => Promise<void>
}

const games: readonly Measured[] = [
  {
    name: 'Kraftwagen',
    atMost: 80,
    open: (page) => openKraftwagen(page, { seed: 1, when: ({ actor, round }) => actor === 0 && round === 2 }),
    play: (hand) => playAsPeopleDo(hand, interactions),
  },
  {
    name: 'Age of Engineering',
    atMost: 80,
    open: (page) => openEngineering(page, { seed: 1, when: ({ actor, round }) => actor === 0 && round === 2 }),
    play: (hand) => playAsPeopleDo(hand, interactions),
  },
  {
    name: 'Horseless Carriage',
    atMost: 100,
    open: (page) =>
      openCarriage(page, {
        seats: 4,
        seed: 1,
        when: ({ year, stage }) => year === 4 && stage.name === 'research' && stage.waiting[0] === 0,
      }),
    play: playAYear,
  },
]

const screens: Readonly<Record<string, Screen>> = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

/**
 * Interaction delay by kind, in kept matches of every game, on a desktop and on a phone: the processor time of the page's own
 * thread from an input to the picture that answers it, which does not depend on what else runs, as on a processor four times
 * slower, and one frame: docs/decisions/code.md.
 */
export const delays = Object.fromEntries(
  games.flatMap((game) =>
    Object.entries(screens).map(([screen, options]) => [
      `delay-${game.name.toLowerCase().replaceAll(' ', '-')}-${screen}`,
      (browser: Browser, server: Pick<TestSite, 'url'>) =>
        delaysIn(game, `${game.name}, ${screen}`, browser, { ...options, baseURL: server.url }),
    ]),
  ),
)

async function delaysIn(game: Measured, where: string, browser: Browser, options: Screen): Promise<Figure[]> {
  const { interactions, undrawn, shift, moved } = await measure(browser, options, game)
  const all = interactions.map(({ spent }) => spent)
  const figures: Figure[] = [
    {
      what: `${where}: delay of an interaction, p95 of ${all.length}`,
      is: delayOf(quantile(all, 0.95)),
      unit: 'ms',
      atMost: game.atMost,
    },
    { what: `${where}: the same, median`, is: delayOf(quantile(all, 0.5)), unit: 'ms' },
    {
      what: `${where}: answers that were not drawn`,
      is: undrawn.length,
      unit: undrawn.join(', '),
      atMost: 0,
      required: true,
    },
    { what: `${where}: layout shift`, is: shift, unit: moved.join(', '), atMost: 0.02 },
  ]
  const kinds = Map.groupBy(interactions, ({ kind }) => kind)
  for (const [kind, some] of [...kinds].sort(([a], [b]) => a.localeCompare(b))) {
    const times = some.map(({ spent }) => spent)
    figures.push({
      what: `– ${kind} (${times.length}), processor time not slowed: median ${quantile(times, 0.5).toFixed(1)} ms, p95`,
      is: quantile(times, 0.95),
      unit: 'ms',
    })
  }
  return figures
}

function delayOf(spent: number): number {
  return slower * spent + frame
}

interface Screen extends BrowserContextOptions {
  readonly viewport: { readonly width: number; readonly height: number }
}

/** A window of Chromium has a toolbar of this height, and what of the page lies below the window is never drawn. */
const toolbar = 87

async function measure(browser: Browser, options: Screen, { open, play }: Measured): Promise<Reading & Shifts> {
  const context = await browser.newContext({ ...options, locale: 'en-GB', serviceWorkers: 'block' })
  const page = await context.newPage()
  await watchShifts(page)
  const session = await context.newCDPSession(page)
  const { windowId, bounds } = await session.send('Browser.getWindowForTarget')
  const height = options.viewport.height + toolbar
  await session.send('Browser.setWindowBounds', { windowId, bounds: { width: bounds.width ?? 0, height } })
  await open(page)
  await untilAsked(page)
  await page.waitForTimeout(1000)
  await browser.startTracing(page, { categories: traced })
  await play(handOn(page, session, options.hasTouch === true))
  const reading = readTrace((await browser.stopTracing()).toString())
  if (reading.lowest < height)
    throw new Error(
      `Of a window of ${height} pixels only ${reading.lowest} were drawn: the page is not seen as a whole.`,
    )
  const shifts = await worstShift(page)
  await context.close()
  return { ...reading, ...shifts }
}
