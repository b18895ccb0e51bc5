import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect } from '@playwright/test'
import { openPosition } from '../kraftwagen/kraftwagen-positions.ts'
import { move, playNow, untilMyTurn } from '../local-table.ts'
import { lookAt } from '../look-at.ts'
import { guest } from '../online-table.ts'
import { test } from '../server.ts'

test('a game can be watched again from a link to any move', { tag: '@core' }, async ({ page }) => {
  await playNow(page)
  for (let moves = 0; moves < 10 && (await untilMyTurn(page)) === 'mine'; moves++) {
    await move(page, () => page.locator('[data-choice]').first().click())
  }
  await untilMyTurn(page)
  const { pathname } = new URL(page.url())
  await page.goto(`${pathname}/replay#move=7`)
  await expect(page.getByText(/^Move 7 of \d+$/)).toBeVisible()
  await page.getByRole('button', { name: 'Next move' }).click()
  await expect(page.getByText(/^Move 8 of \d+$/)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText(/^Move 6 of \d+$/)).toBeVisible()
  expect(page.url()).toContain('#move=6')
})

test('the file of a recorded game is opened and watched', async ({ page }) => {
  await page.goto('/replay')
  const field = page.getByLabel('Choose game file')
  await field.setInputFiles({ name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
  await expect(page.getByRole('alert')).toContainText('This isn’t a game file')
  await field.setInputFiles(resolve(import.meta.dirname, '../../games/kraftwagen/fixtures/two-players.record.json'))
  await expect(page.getByText(/^Move (\d+) of \1$/)).toBeVisible()
  await page.getByRole('button', { name: 'First move' }).click()
  await expect(page.getByText(/^Move 0 of \d+$/)).toBeVisible()
})

test('the record of a game from elsewhere, which the server keeps, opens under its address', async ({
  browser,
  server,
}) => {
  const page = await guest(browser, server, 'Anna')
  const guestOf = await page.context().request.post('/api/guest', { data: { name: 'Anna' } })
  const { id: account } = (await guestOf.json()) as { id: string }
  await server.query('update accounts set guest = false where id = $1', [account])
  const file = resolve(import.meta.dirname, '../../games/kraftwagen/fixtures/two-players.record.json')
  const headers = { 'content-type': 'application/json', origin: server.url }
  const answer = await page.context().request.post('/api/records', { headers, data: await readFile(file) })
  const { id } = (await answer.json()) as { id: string }
  await page.goto(`/table/${id}/replay`)
  await expect(page.getByText(/^Move (\d+) of \1$/)).toBeVisible()
  await expect(page.getByText('names as in its file')).toBeVisible()
  await expect(page.getByText('Bertha').first()).toBeVisible()
  await page.getByRole('button', { name: 'Exit' }).click()
  await expect(page).toHaveURL(/\/play$/)
})

test('a finished game plays automatically at a speed, from any chapter, with the eyes of any seat', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPosition(page, { seed: 5, when: ({ phase }) => phase === 'over' })
  await page.goto(`${new URL(page.url()).pathname}/replay#move=0`)
  const at = async () => Number(/Move (\d+)/.exec(await page.getByText(/^Move \d+ of \d+$/).innerText())?.[1])
  await page.getByRole('combobox', { name: 'Replay speed' }).selectOption('Fast')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(at).toBeGreaterThan(2)
  await expect(page.locator('[data-highlight] > span')).not.toBeEmpty()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()

  const chapter = page.getByRole('combobox', { name: 'Chapter' })
  await chapter.selectOption('Round 3')
  await expect(chapter.locator(':checked')).toHaveText('Round 3')
  const third = await at()
  await chapter.selectOption('Round 2')
  await expect.poll(at).toBeLessThan(third)

  // Totals are hidden: only the one of whose view it is can be read.
  const known = page.locator('li:has([data-points]:not([data-points="hidden"]))')
  await expect(known).toContainText('Anna')
  await page.getByRole('combobox', { name: 'View as' }).selectOption('Benedikt')
  await expect(known).toContainText('Benedikt')
  await page.getByRole('combobox', { name: 'View as' }).selectOption('Spectator')
  await expect(known).toHaveCount(0)

  // To the end, where it stops automatically.
  await page.keyboard.press('Escape')
  await page.getByRole('slider').focus()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.getByText(/^Move (\d+) of \1$/)).toBeVisible()
  await expect(page.locator('[data-playing]')).toHaveCount(0)
})

test('from any move of a finished game one plays on against bots, and the game itself stays unchanged', async ({
  page,
}) => {
  await openPosition(page, { seed: 5, when: ({ phase }) => phase === 'over' })
  const replay = `${new URL(page.url()).pathname}/replay`
  await page.goto(replay)
  const playOn = page.getByRole('button', { name: 'Continue from here' })
  await expect(playOn).toBeDisabled()
  await page.goto(`${replay}#move=20`)
  await playOn.click()
  await expect(page).toHaveURL(/\/local\/branch-/)
  expect(await untilMyTurn(page)).toBe('mine')
  await move(page, () => page.locator('[data-choice]').first().click())
  await page.goto('/play')
  const branch = page.getByRole('listitem').filter({ hasText: 'Branched at move 20' })
  await branch.getByRole('link', { name: 'Resume' }).click()
  await expect(page.getByTestId('prompt')).toBeVisible()
  await page.goto(`${replay}#move=20`)
  await expect(page.getByText(/^Move 20 of \d+$/)).toBeVisible()
  await expect(playOn).toBeEnabled()
})

test('a branch gets a name and a comment, is shared by a link and opened in another browser', async ({
  browser,
  page,
  baseURL,
}) => {
  await openPosition(page, { seed: 5, when: ({ phase }) => phase === 'over' })
  await page.goto(`${new URL(page.url()).pathname}/replay#move=20`)
  await page.getByRole('button', { name: 'Continue from here' }).click()
  await expect(page).toHaveURL(/\/local\/branch-/)
  expect(await untilMyTurn(page)).toBe('mine')
  await move(page, () => page.locator('[data-choice]').first().click())

  await page.goto('/play')
  const listed = page.getByRole('listitem').filter({ hasText: 'Branched at move 20' })
  await listed.getByRole('link', { name: 'Replay' }).click()
  await expect(page.getByTestId('comment')).toContainText('Branches off after move 20.')
  await page.getByRole('button', { name: 'Name and comment' }).click()
  await page.getByLabel('Branch name').fill('With the race first')
  await page.getByLabel('Comment on move 20').fill('The lap is worth more than the car.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'With the race first' })).toBeVisible()
  await lookAt(page, 'branch')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy link' }).last().click()
  await expect(page.getByRole('status').filter({ hasText: /^Copied: \d+ kB$/ })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const elsewhere = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' })).newPage()
  await elsewhere.goto(link)
  await expect(elsewhere.getByRole('heading', { name: 'With the race first' })).toBeVisible()
  await expect(elsewhere.getByTestId('comment')).toContainText('The lap is worth more than the car.')
  await elsewhere.getByRole('button', { name: 'Continue from here' }).click()
  await expect(elsewhere.getByTestId('prompt')).toBeVisible()
  await elsewhere.goto('/play')
  await elsewhere.getByRole('listitem').filter({ hasText: 'With the race first' }).getByRole('button').click()
  await expect(elsewhere.getByText('With the race first')).toHaveCount(0)

  await elsewhere.goto(link.slice(0, -40))
  await elsewhere.reload()
  await expect(elsewhere.getByRole('alert')).toContainText('Can’t show this branch')
  await elsewhere.context().close()
})
