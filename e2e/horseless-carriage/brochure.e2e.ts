import { expect, type Page, test } from '@playwright/test'
import { barriersOn, themes } from '../barriers.ts'
import { untilMyTurn } from '../local-table.ts'
import { openPosition } from './horseless-positions.ts'
import { putBack, take } from './horseless-table.ts'

/** It is for me to build, and I have a dealership with a mainline. */
async function openEditor(page: Page): Promise<void> {
  await openPosition(page, {
    seats: 3,
    seed: 7,
    when: ({ stage, players }) =>
      stage.name === 'factory' &&
      stage.plans[0]?.state === 'draft' &&
      players[0]?.factory.pieces.some(({ kind }) => kind === 'dealership') === true,
  })
  await untilMyTurn(page)
}

/** Lays what is in the hand on the first place where it is ready, and looks at the cars one frame later. */
async function layAndLook(page: Page): Promise<{ before: string[]; after: string[] } | undefined> {
  return page.evaluate(async () => {
    const cars = () => [...document.querySelectorAll('[data-car]')].map((car) => car.getAttribute('data-car') ?? '')
    const before = cars()
    const lit = document.querySelector<SVGGElement>('[data-testid="lit"]')
    const [, x, y] = /M(-?[\d.]+) (-?[\d.]+)/.exec(lit?.querySelectorAll('path')[1]?.getAttribute('d') ?? '') ?? []
    const matrix = lit?.getScreenCTM()
    if (!lit || !matrix || x === undefined || y === undefined) return undefined
    const at = new DOMPoint(Number(x) + 11, Number(y) + 11).matrixTransform(matrix)
    document
      .querySelector('[data-floor] svg')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: at.x, clientY: at.y }))
    await new Promise((done) => requestAnimationFrame(done))
    return { before, after: cars() }
  })
}

test('the car of a plan changes within one frame of a station laid, on the floor and on its card', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openEditor(page)
  for (const station of ['paint', 'engine', 'battery', 'door', 'radiator', 'windshield', 'brake', 'claxon']) {
    if (!(await take(page, station))) continue
    const looked = await layAndLook(page)
    if (!looked) {
      await putBack(page)
      continue
    }
    const added = looked.after.filter((car) => !looked.before.includes(car))
    expect(added.length).toBeGreaterThanOrEqual(2)
    for (const car of added) expect(car.split(' ')).toContain(station)
    await expect(
      page
        .locator('[data-dealership]')
        .getByRole('img', { name: / with / })
        .first(),
    ).toBeVisible()
    for (const theme of themes) expect(await barriersOn(page, theme), theme).toEqual([])
    return
  }
  throw new Error('No station could be laid.')
})
