import { expect, type Page } from '@playwright/test'
import { lookAt } from '../look-at.ts'
import { guest, phone } from '../online-table.ts'
import { test } from '../server.ts'

interface ClockSeen {
  readonly left: readonly number[]
}

test('a turn that was passed on is taken back: both see it, and the other has the time back', {
  tag: '@core',
}, async ({ browser, server }) => {
  const anna = await guest(browser, server, 'Anna')
  const ben = await guest(browser, server, 'Ben', phone)
  const pages = [anna, ben]
  for (const [page, name] of [
    [anna, 'Anna'],
    [ben, 'Ben'],
  ] as const)
    await page.context().request.post('/api/guest', { data: { name } })
  const pace = { kind: 'live', bank: 600, increment: 5 }
  const data = { game: 'kraftwagen', seats: 2, pace, visibility: 'open', ready: true }
  const { id } = (await (await anna.context().request.post('/api/tables', { data })).json()) as { id: string }
  await ben.context().request.post(`/api/tables/${id}/seat`, { data: { ready: true } })
  for (const page of pages) {
    await page.goto(`/table/${id}`)
    await expect(page.getByTestId('prompt')).toBeVisible()
  }

  /** Plays until Ben has passed his turn on to Anna and may take it back. */
  async function untilBenPassed(): Promise<void> {
    for (;;) {
      const by = (await movesOf(ben, id)).moves.length > 0 ? ben : anna
      await playFirst(by, id)
      const next = (await movesOf(ben, id)).moves.length > 0 ? ben : anna
      if (by !== ben || next !== anna) continue
      const { n } = await movesOf(ben, id)
      for (const page of pages) await expect(page.locator('section[data-n]')).toHaveAttribute('data-n', `${n}`)
      if ((await undoOf(ben).getAttribute('aria-disabled')) === null) return
    }
  }

  await untilBenPassed()
  const before = await clockOf(anna, id)
  await expect(anna).toHaveTitle('Your turn · Kraftwagen with Ben')
  await expect(ben).toHaveTitle('Kraftwagen with Anna')
  await anna.waitForTimeout(1_000)
  await undoOf(ben).tap()
  await expect(ben.getByTestId('turn-taken-back')).toHaveText(
    'You’ve taken your turn back. The time since you ended it counts as yours.',
  )
  await expect(anna.getByTestId('turn-taken-back')).toHaveText(
    'Ben has taken the turn back and continues. The time since then is back on your clock.',
  )
  await expect(anna.getByTestId('prompt')).toContainText('Ben')
  const after = await clockOf(anna, id)
  expect(after.left[0]).toBe(before.left[0])
  // What he had gained by passing the turn on goes as well.
  expect((before.left[1] ?? 0) - (after.left[1] ?? 0)).toBeGreaterThanOrEqual(1_000)
  await lookAt(anna, 'turn-taken-back')
  await lookAt(ben, 'turn-taken-back-own')
  await ben.setViewportSize(phone.viewport)

  await test.step('once the other has moved, she is asked, and sees what would go', async () => {
    await untilBenPassed()
    await expect(anna.getByTestId('turn-taken-back')).toBeHidden()
    await playFirst(anna, id)
    await ben.getByRole('button', { name: 'Ask to undo' }).tap()
    await expect(ben.getByText('Waiting for Anna to answer.')).toBeVisible()
    const question = anna.getByRole('alert').filter({ hasText: /^Ben wants to undo / })
    await expect(question).toContainText('It undoes your later moves, too.')
    await lookAt(anna, 'undo-asked')
    await anna.setViewportSize({ width: 1440, height: 900 })
    await anna.getByRole('tab', { name: 'Chat' }).click()
    await expect(anna.getByRole('textbox', { name: 'Message' })).toBeVisible()
    for (const free of ['[aria-label="Your board"]', 'aside form', '[data-testid="prompt"]'])
      expect(await overlaps(anna, '[role="alert"]:has(button)', free), free).toBe(false)
    await anna.keyboard.press('o')
    await question.getByRole('button', { name: 'Allow' }).click()
    await expect(ben.getByTestId('turn-taken-back')).toHaveText('You’ve taken your turn back.')
    await expect(anna.getByTestId('turn-taken-back')).toHaveText('Ben has taken the turn back and continues.')
  })

  const post = (text: string) =>
    ben.context().request.post(`/api/matches/${id}/chat`, { data: { id: crypto.randomUUID(), text } })

  await test.step('a second press on the button that ended the turn plans nothing', async () => {
    const end = anna.getByRole('button', { name: /^End turn/ })
    do {
      while (!(await movesOf(anna, id)).moves.some(({ kind }) => kind === 'endTurn'))
        await playFirst((await movesOf(anna, id)).moves.length > 0 ? anna : ben, id)
      await expect(end).toBeEnabled()
      await end.dblclick()
      await expect(anna.locator('section[data-n]')).not.toHaveAttribute('data-own')
    } while ((await movesOf(anna, id)).moves.length > 0)
    const plan = anna.getByRole('button', { name: 'Plan ahead' })
    await expect(plan).toBeVisible()
    await expect(anna.locator('[data-planning]')).toHaveCount(0)
    await post('Good luck, Anna')
    await plan.click()
    await expect(anna.getByTestId('prompt')).toContainText('Planning only')
  })

  await test.step('who plans reads and hears the others, and sees whose clock runs', async () => {
    await expect(anna.getByText('planning', { exact: false }).first()).toBeVisible()
    await anna.getByRole('tab', { name: 'Chat' }).click()
    const talk = anna.getByRole('log', { name: 'Chat' })
    await expect(talk).toContainText('Good luck, Anna')
    await post('Take your time')
    await expect(talk).toContainText('Take your time')
    await anna.getByRole('textbox', { name: 'Message' }).fill('Thank you')
    await anna.keyboard.press('Enter')
    await expect(talk).toContainText('Thank you')
    await expect(anna.getByText('Time left')).toHaveCount(2)
    await lookAt(anna, 'planning')
  })
})

/** Whether one thing lies over another one. */
function overlaps(page: Page, upper: string, lower: string): Promise<boolean> {
  return page.evaluate(
    ([upper = '', lower = '']) => {
      const [a, b] = [upper, lower].map((selector) => document.querySelector(selector)?.getBoundingClientRect())
      if (!a || !b || a.width === 0 || b.width === 0) throw new Error(`One of ${upper} and ${lower} is not in sight.`)
      return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    },
    [upper, lower],
  )
}

function undoOf(page: Page) {
  return page.getByRole('button', { name: /^Undo/ })
}

async function movesOf(page: Page, id: string): Promise<{ n: number; moves: { kind?: string }[] }> {
  const answer = await page.context().request.get(`/api/matches/${id}/moves`)
  return (await answer.json()) as { n: number; moves: { kind?: string }[] }
}

/** The first move that the player has, or the end of the turn where it can end. */
async function playFirst(page: Page, id: string): Promise<void> {
  const { n, moves } = await movesOf(page, id)
  const move = moves.find(({ kind }) => kind === 'endTurn') ?? moves[0]
  const data = { type: 'move', id: `move-${n}-${Date.now()}`, basis: n, move }
  const answer = await page.context().request.post(`/api/matches/${id}/commands`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

async function clockOf(page: Page, id: string): Promise<ClockSeen> {
  const answer = await page.context().request.get(`/api/matches/${id}/view`)
  const { standing } = (await answer.json()) as { standing: { clock: ClockSeen } }
  return standing.clock
}
