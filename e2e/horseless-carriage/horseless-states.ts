import { accessOf, openPlaces, type Piece, type State, stationRooms } from '@carriage/horseless-carriage'
import { expect, type Page } from '@playwright/test'
import { untilMyTurn } from '../local-table.ts'
import { zoneDrawn } from '../zone-drawn.ts'
import { openFirstYear, openPosition } from './horseless-positions.ts'
import { mouse, putBack, putOnLit, take } from './horseless-table.ts'
import { isLastCard, isLastSale, sellersIn } from './year-ends.ts'

function isNarrow(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 1000
}

async function openZone(page: Page, name: string): Promise<void> {
  if (!isNarrow(page)) return
  await page.getByRole('navigation').getByRole('button', { name, exact: true }).click()
  await zoneDrawn(page)
}

/** A year in the middle of a game, and it is for me to build. */
async function building(page: Page): Promise<void> {
  await openPosition(page, {
    seats: 4,
    seed: 7,
    when: ({ year, stage }) => year === 3 && stage.name === 'factory' && stage.plans[0]?.state === 'draft',
  })
  await untilMyTurn(page)
  await openZone(page, 'Factory')
}

/** Takes the first of these that has a place where it would be ready. */
async function takeOne(page: Page, pieces: readonly string[]): Promise<void> {
  for (const piece of pieces) {
    if (!(await take(page, piece))) continue
    const ready = await page.getByTestId('lit').locator('path').last().getAttribute('d')
    if (ready) return
    await putBack(page)
  }
}

const department = { kind: 'department', type: 'planning' } as const

/** It is for me to build, and a department could cover the last square beside a station that lacks indicators. */
function isTight(state: State): boolean {
  const { stage, supply, players, options } = state
  const factory = players[0]?.factory
  if (!factory || stage.name !== 'factory' || stage.plans[0]?.state !== 'draft') return false
  const access = accessOf(state, 0)
  const shut = (draft: readonly Piece[]) =>
    stationRooms(factory, access, draft, options).filter(
      ({ sockets, free }) => free.length === 0 && sockets.some(({ state }) => state !== 'filled'),
    ).length
  const now = shut([])
  return openPlaces(factory, supply, access, [], department, options).some(
    ({ piece, waitsFor }) => waitsFor.length === 0 && shut([piece]) > now,
  )
}

/** Goes through the places of a department, turned in each way, until one would leave a station without room. */
async function pointWhereItIsTight(page: Page): Promise<void> {
  await take(page, department.type)
  const floor = page.locator('[data-floor]')
  const squeezed = page.locator('[data-squeezed]')
  for (let turns = 0; turns < 4; turns++) {
    for (let place = 0; place < 80; place++) {
      if ((await squeezed.count()) > 0) return
      await floor.press('n')
    }
    await floor.press('r')
  }
}

const stations = ['battery', 'windshield', 'radiator', 'paint', 'brake', 'door', 'claxon', 'engine', 'chassis']

/** The states of Horseless Carriage that are looked at one by one. */
export const horselessStates: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'carriage-building': async (page) => {
    await building(page)
    await takeOne(page, [...stations, 'research'])
    await expect(page.getByTestId('lit')).toBeVisible()
    await hoverLit(page)
  },
  'carriage-room': async (page) => {
    await openPosition(page, { seats: 3, seed: 6, when: isTight })
    await untilMyTurn(page)
    await openZone(page, 'Factory')
    if (isNarrow(page)) await page.getByRole('button', { name: 'All', exact: true }).click()
    await pointWhereItIsTight(page)
    await expect(page.locator('[data-squeezed]').first()).toBeVisible()
  },
  'carriage-refusal': async (page) => {
    await building(page)
    await takeOne(page, ['research', 'planning'])
    await tryTheBay(page)
    await expect(page.getByTestId('floor-status')).toHaveRole('alert')
  },
  'carriage-drafts': async (page) => {
    await building(page)
    await takeOne(page, ['research', 'planning'])
    await putOnLit(page, true, mouse)
    await page.getByRole('button', { name: '+ Copy' }).click()
    await takeOne(page, [...stations, 'planning'])
    await putOnLit(page, true, mouse)
    await putOnLit(page, false, mouse)
    await page.getByRole('button', { name: 'Compare' }).click()
    await expect(page.getByRole('region', { name: 'Compare' })).toBeVisible()
  },
  'carriage-market': async (page) => {
    await openPosition(page, {
      seats: 5,
      seed: 8,
      when: ({ stage }) =>
        stage.name === 'sales' &&
        stage.selling[0] === 0 &&
        stage.step.name === 'dealership' &&
        stage.offers.flatMap(({ dealerships }) => dealerships).filter(({ placed }) => placed).length >= 6,
    })
    await untilMyTurn(page)
    await openZone(page, 'Market')
    await expect(page.locator('[data-sale]').first()).toBeVisible()
  },
  'carriage-focus': async (page) => {
    await openPosition(page, {
      seats: 4,
      seed: 7,
      when: ({ year, stage }) => year === 3 && stage.name === 'focus' && stage.waiting[0] === 0,
    })
    await untilMyTurn(page)
    await openZone(page, 'Research')
    await expect(page.getByRole('heading', { name: 'First to build, last to sell' })).toBeVisible()
  },
  'carriage-research': async (page) => {
    await openPosition(page, {
      seats: 5,
      seed: 3,
      when: ({ year, stage }) => year === 4 && stage.name === 'research' && stage.waiting[0] === 0,
    })
    await untilMyTurn(page)
    await openZone(page, 'Research')
    await expect(page.locator('[data-move][data-legal]').first()).toBeVisible()
  },
  'carriage-cards': async (page) => {
    await openPosition(page, {
      seats: 4,
      seed: 5,
      when: ({ year, stage }) => year === 3 && stage.name === 'demand' && stage.waiting[0] === 0,
    })
    await untilMyTurn(page)
    await openZone(page, 'Market')
    await page.locator('[data-card][data-legal]').nth(3).click()
    await expect(page.locator('[data-quadrant]').first()).toBeVisible()
  },
  'carriage-ranking': async (page) => {
    await openPosition(page, { seats: 4, seed: 2, when: ({ stage }) => stage.name === 'over' })
    await expect(page.getByText('Where the wealth came from')).toBeVisible()
  },
}

/** What else is looked at, though no test of access or reflow goes there. */
export const horselessMoments: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'carriage-lesson': async (page) => {
    await page.goto('/learn/horseless-carriage-lesson-1')
    await expect(page.locator('[data-place]').first()).toBeVisible()
  },
  'carriage-first-year': async (page) => {
    await openFirstYear(page)
    await openZone(page, 'Factory')
  },
  'carriage-year-end': async (page) => {
    await openPosition(page, {
      seats: 5,
      seed: 1,
      when: (state) => isLastSale(state) && sellersIn(state) >= 4,
    })
    await untilMyTurn(page)
    await openZone(page, 'Market')
    await playSecond(page, '[data-sale]')
    await summaryOpened(page)
  },
  'carriage-new-demand': async (page) => {
    await openPosition(page, { seats: 4, seed: 1, when: isLastCard })
    await untilMyTurn(page)
    await openZone(page, 'Market')
    await page.locator('[data-card][data-legal]').first().click()
    await playSecond(page, '[data-quadrant]')
    await summaryOpened(page)
  },
  'carriage-replay': async (page) => {
    await openPosition(page, { seats: 4, seed: 2, when: ({ stage }) => stage.name === 'over' })
    await page.goto(`${new URL(page.url()).pathname}/replay#move=60`)
    // All of the game is played again first.
    await page.getByText(/^Move 60 of/).waitFor()
  },
}

/** Plays what lies there; on a phone the first tap only shows it. */
async function playSecond(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).first()
  await target.click()
  if (isNarrow(page) && (await target.isVisible())) await target.click()
}

/** The rivals' last moves come before it, however long they take. */
async function summaryOpened(page: Page): Promise<void> {
  await page.getByTestId('summary').waitFor()
}

async function hoverLit(page: Page): Promise<void> {
  await putOnLit(page, true, async (page, at) => page.mouse.move(at.x, at.y))
}

/** Lets go over the loading bay, where nothing may lie. */
async function tryTheBay(page: Page): Promise<void> {
  const at = await page.evaluate(() => {
    const lit = document.querySelector<SVGGElement>('[data-testid="lit"]')
    lit?.ownerSVGElement?.scrollIntoView({ block: 'center' })
    const matrix = lit?.getScreenCTM()
    // The bay of the main floor tile lies around (2, 2).
    const point = matrix && new DOMPoint(2.5 * 24, 2.5 * 24).matrixTransform(matrix)
    return point && { x: point.x, y: point.y }
  })
  if (!at) throw new Error('There is no floor to be seen.')
  await mouse(page, at)
}
