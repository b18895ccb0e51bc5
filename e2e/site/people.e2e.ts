import { expect, type Page } from '@playwright/test'
import { barriersOn, themes } from '../barriers.ts'
import { lostOn } from '../lost.ts'
import { guest, phone } from '../online-table.ts'
import { test } from '../server.ts'

test('at every name a person is muted, blocked and reported; the list in the account takes it back', {
  tag: '@core',
}, async ({ browser, server }) => {
  const anna = await guest(browser, server, 'Anna')
  const ben = await guest(browser, server, 'Ben', { locale: 'de-DE', ...phone })
  const carl = await guest(browser, server, 'Carl')
  for (const [page, name] of [
    [anna, 'Anna'],
    [ben, 'Ben'],
    [carl, 'Carl'],
  ] as const)
    await page.context().request.post('/api/guest', { data: { name } })
  const menu = anna.getByRole('dialog', { name: 'Ben' })

  await test.step('in the waiting room, by keyboard: a block frees the seat', async () => {
    const table = await laid(anna)
    await sit(ben, table)
    await anna.goto(`/table/${table}`)
    await anna.getByRole('button', { name: 'Ben', exact: true }).focus()
    await anna.keyboard.press('Enter')
    await expect(menu.getByRole('button', { name: 'Block' })).toBeVisible()
    await lookAt(anna)
    await menu.getByRole('button', { name: 'Block' }).focus()
    await anna.keyboard.press('Enter')
    await expect(menu.getByText('Blocked: Ben can’t message you')).toBeVisible()
    await anna.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(anna.getByText('Ben', { exact: true })).toHaveCount(0)
    await expect(anna.getByText('Free seat', { exact: true })).toHaveCount(2)
    await ben.goto(`/table/${table}`)
    await ben.getByRole('button', { name: 'Hier mitspielen' }).first().tap()
    await expect(ben.getByRole('alert')).toBeVisible()
  })

  await test.step('the same menu by touch, in German', async () => {
    await ben.getByRole('button', { name: 'Anna' }).tap()
    const dialog = ben.getByRole('dialog', { name: 'Anna' })
    await expect(dialog.getByRole('button', { name: 'Stummschalten' })).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Profil' })).toBeVisible()
    await lookHere(ben)
  })

  await test.step('the list in the account takes the block back', async () => {
    await anna.goto('/settings/account')
    const list = anna.getByRole('region', { name: 'Muted and blocked players' })
    await expect(list.getByRole('listitem')).toContainText('blocked')
    await lookAt(anna)
    await list.getByRole('button', { name: 'Unblock Ben' }).click()
    await expect(list.getByRole('status')).toHaveText('You haven’t muted or blocked anyone.')
  })

  const table = await laid(anna)
  for (const page of [ben, carl]) await sit(page, table)

  await test.step('at a line of the chat: who is muted is not read any more', async () => {
    await writeLine(ben, table, 'Fools, all of you')
    await anna.goto(`/table/${table}`)
    await anna.getByRole('tab', { name: /^Chat/ }).click()
    const talk = anna.getByRole('log', { name: 'Chat' })
    await expect(talk).toContainText('Fools, all of you')
    await talk.getByRole('button', { name: 'Ben', exact: true }).click()
    await expect(menu.getByRole('button', { name: 'Mute' })).toBeVisible()
    await lookHere(anna)
    await menu.getByRole('button', { name: 'Mute' }).click()
    await expect(menu.getByText('Muted: you don’t see Ben’s messages.')).toBeVisible()
    await anna.keyboard.press('Escape')
    await writeLine(ben, table, 'Fools still')
    await writeLine(carl, table, 'Good evening')
    await expect(talk).toContainText('Good evening')
    await expect(talk).not.toContainText('Fools')
  })

  await test.step('at a plate of the table', async () => {
    await anna
      .getByRole('list', { name: 'Seats in turn order' })
      .getByRole('button', { name: 'Ben', exact: true })
      .click()
    await menu.getByRole('button', { name: 'Report' }).click()
    const form = anna.getByRole('dialog', { name: 'Report Ben' })
    await lookHere(anna)
    await form.getByRole('button', { name: 'Report' }).click()
    await expect(form.getByRole('status')).toHaveText('Reported. A moderator will review it.')
    await anna.keyboard.press('Escape')
  })

  await test.step('on the profile, where the report names no table', async () => {
    await anna
      .getByRole('list', { name: 'Seats in turn order' })
      .getByRole('button', { name: 'Ben', exact: true })
      .click()
    await menu.getByRole('link', { name: 'Profile' }).click()
    await anna.getByRole('heading', { level: 1 }).getByRole('button', { name: 'Ben', exact: true }).click()
    await expect(menu.getByRole('button', { name: 'Unmute' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Profile' })).toHaveCount(0)
    await menu.getByRole('button', { name: 'Report' }).click()
    const form = anna.getByRole('dialog', { name: 'Report Ben' })
    await form.getByLabel('What’s wrong').selectOption('name')
    await form.getByRole('button', { name: 'Report' }).click()
    await expect(form.getByRole('status')).toHaveText('Reported. A moderator will review it.')
  })
})

async function laid(page: Page): Promise<string> {
  const data = { game: 'kraftwagen', seats: 3, options: {}, pace: { kind: 'none' }, visibility: 'open', ready: true }
  return ((await (await page.context().request.post('/api/tables', { data })).json()) as { id: string }).id
}

async function sit(page: Page, table: string): Promise<void> {
  const answer = await page.context().request.post(`/api/tables/${table}/seat`, { data: { ready: true } })
  expect(answer.ok()).toBe(true)
}

async function writeLine(page: Page, table: string, text: string): Promise<void> {
  const data = { id: crypto.randomUUID(), text }
  expect((await page.context().request.post(`/api/matches/${table}/chat`, { data })).ok()).toBe(true)
}

/** No barrier in both themes and nothing lost. */
async function lookHere(page: Page): Promise<void> {
  const width = page.viewportSize()?.width
  for (const theme of themes) expect(await barriersOn(page, theme), `${width}, ${theme}`).toEqual([])
  expect(await lostOn(page), `${width} wide`).toEqual([])
  const folder = process.env.SHOTS
  if (folder !== undefined) await page.screenshot({ path: `${folder}/people-${width}-${Date.now()}.png` })
}

/** The same on a desktop and on a phone. Their layouts of a table differ, and a menu closes between them. */
async function lookAt(page: Page): Promise<void> {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await lookHere(page)
  }
}
