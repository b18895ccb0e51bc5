import { expect, type Page } from '@playwright/test'
import { lastEntry, look, move, untilMyTurn } from '../local-table.ts'
import { clickFirst, createTable, guest, playOn, playOut, sitDown } from '../online-table.ts'
import { test } from '../server.ts'

// Players have one: it must not stand between a page and its server.
test.use({ serviceWorkers: 'allow' })

test('a guest follows a link, plays a whole game with another guest and a bot while somebody watches, and again', {
  tag: '@core',
}, async ({ browser, server }) => {
  const anna = await guest(browser, server, 'Anna')
  const ben = await guest(browser, server, 'Ben')
  const link = await createTable(anna)
  await sitDown(ben, link)
  await expect(anna.getByTestId('prompt')).toBeVisible()
  const cleo = await guest(browser, server, 'Cleo')
  await cleo.goto(link)
  await expect(cleo.getByTestId('prompt')).toBeVisible()
  await expect(cleo.getByRole('button', { name: 'End turn' })).toBeHidden()
  // Talk is for the players: a spectator is offered none instead of a field that swallows it.
  await expect(cleo.getByRole('tab', { name: 'Log' })).toBeVisible()
  await expect(cleo.getByRole('tab', { name: 'Chat' })).toBeHidden()
  await expect(anna.getByRole('tab', { name: 'Chat' })).toBeVisible()

  await playOut([anna, ben], clickFirst)
  // The spectator has not skipped the earlier summaries yet.
  expect(await untilMyTurn(cleo)).toBe('over')
  await cleo.getByRole('button', { name: 'Watch the replay' }).click()
  await cleo.getByRole('button', { name: 'First move' }).click()
  await expect(cleo.getByText(/^Move 0 of \d{3}$/)).toBeVisible()

  await anna.getByRole('button', { name: 'Play again' }).click()
  await ben.getByRole('button', { name: 'Join the rematch' }).click()
  for (const page of [anna, ben]) {
    await expect(page.locator('section[data-n]')).toBeVisible()
    expect(await lastEntry(page)).toBeLessThan(10)
  }
})

test('a reload, a lost connection and a killed server in mid-turn lose nothing', { tag: '@core' }, async ({
  browser,
  server,
}) => {
  const anna = await guest(browser, server, 'Anna')
  const ben = await guest(browser, server, 'Ben')
  await sitDown(ben, await createTable(anna))
  await untilMidTurn(ben, anna)
  const before = await lastEntry(ben)

  await ben.reload()
  expect(await untilMyTurn(ben)).toBe('mine')
  expect(await lastEntry(ben)).toBe(before)

  await ben.context().setOffline(true)
  await expect(ben.getByTestId('prompt')).toContainText('Connection lost', { timeout: 60_000 })
  await ben.context().setOffline(false)
  await expect(ben.getByTestId('prompt')).not.toContainText('Connection lost', { timeout: 60_000 })
  expect(await lastEntry(ben)).toBe(before)

  await server.kill()
  for (const page of [anna, ben]) {
    await expect(page.getByTestId('prompt')).toContainText('Connection lost', { timeout: 60_000 })
  }
  // What is played meanwhile waits for the server, and is played once.
  await clickFirst(ben)
  expect(await lastEntry(ben)).toBe(before)
  await server.open()
  for (const page of [anna, ben]) {
    await expect.poll(() => lastEntry(page), { timeout: 60_000 }).toBeGreaterThan(before)
    await expect(page.getByTestId('prompt')).not.toContainText('Connection lost')
  }
  expect(await entriesOf(ben, before + 1)).toEqual(await entriesOf(anna, before + 1))
  for (let moves = 0; moves < 6; moves++) await playOn([anna, ben], clickFirst)
})

/** Plays until this player is in the middle of a turn, so that no other can move. */
async function untilMidTurn(page: Page, other: Page): Promise<void> {
  for (;;) {
    await playOn([other], clickFirst)
    if ((await look(page)) === 'theirs') continue
    await untilMyTurn(page)
    const n = await lastEntry(page)
    await move(page, () => clickFirst(page))
    if ((await look(page)) === 'mine' && (await lastEntry(page)) === n + 1) return
  }
}

/** The log up to an entry, as this page shows it. */
async function entriesOf(page: Page, last: number): Promise<string[]> {
  await page.keyboard.press('l')
  const entries = page.locator('li[id^="move-"]')
  await expect(entries.first()).toBeVisible()
  // A browser may stop drawing a hidden page; its text must still be right.
  const shown = await entries.allTextContents()
  await page.keyboard.press('o')
  return shown.slice(0, last)
}
