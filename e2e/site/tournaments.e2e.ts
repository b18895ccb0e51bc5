import { expect, type Page } from '@playwright/test'
import { barriersOn, themes } from '../barriers.ts'
import { lostOn } from '../lost.ts'
import { guest } from '../online-table.ts'
import { test } from '../server.ts'
import { settled } from '../settled.ts'

const sizes = [
  [1440, 900],
  [390, 844],
] as const

test('an invitational is made, joined by link on a phone in German, started, played and watched', async ({
  browser,
  server,
}) => {
  const anna = await guest(browser, server, 'Anna')
  await anna.context().request.post('/api/guest', { data: { name: 'Anna' } })
  const bernd = await guest(browser, server, 'Bernd', { locale: 'de-DE' })
  await bernd.context().request.post('/api/guest', { data: { name: 'Bernd' } })

  await test.step('a guest sees what is missing', async () => {
    await anna.goto('/lobby')
    await anna.getByRole('link', { name: 'Tournaments' }).click()
    await expect(anna).toHaveTitle('Tournaments · Carriage House')
    await expect(anna.getByText('add a passkey or an email address')).toBeVisible()
    await server.query('update accounts set guest = false', [])
    await anna.reload()
  })

  const link = await test.step('a tournament by invitation is made', async () => {
    await anna.getByRole('link', { name: 'Create a tournament' }).click()
    await anna.getByRole('textbox', { name: 'Name' }).fill('Friday at the works')
    await anna.getByLabel('Seats per table').selectOption('2')
    await anna.getByLabel('Anyone with the link').check()
    await lookAt(anna, 'new')
    await anna.getByRole('button', { name: 'Create tournament' }).click()
    await expect(anna.getByRole('heading', { level: 1, name: 'Friday at the works' })).toBeVisible()
    await anna.getByRole('button', { name: 'Sign up' }).focus()
    await anna.keyboard.press('Enter')
    await expect(anna.getByText('You’re signed up.')).toBeVisible()
    return anna.getByTestId('link').inputValue()
  })

  await test.step('without the link nobody signs up; with it one does, on a phone in German', async () => {
    await bernd.setViewportSize({ width: 390, height: 844 })
    await bernd.goto(link.replace(/#.*/, ''))
    await expect(bernd.getByText('Nur auf Einladung')).toBeVisible()
    await bernd.goto('about:blank')
    await bernd.goto(link)
    await bernd.getByRole('button', { name: 'Teilnehmen' }).click()
    await expect(bernd.getByText('Du bist dabei.')).toBeVisible()
    await lookAt(bernd, 'entered')
  })

  await test.step('the organiser starts it, and both have a way to their table', async () => {
    await expect(anna.getByRole('button', { name: 'Bernd' })).toBeVisible()
    await lookAt(anna, 'signup')
    await anna.getByRole('button', { name: 'Start now' }).click()
    await expect(anna.getByRole('link', { name: 'Go to my table', exact: true })).toBeVisible({ timeout: 60_000 })
    await expect(bernd.getByRole('link', { name: 'Zu meinem Tisch', exact: true })).toBeVisible({ timeout: 60_000 })
    await lookAt(bernd, 'playing')
    await anna.getByRole('link', { name: 'Round 1, table 1: watch' }).click()
    await expect(anna).toHaveURL(/\/table\//)
  })

  await test.step('the result appears without a reload, and the tournament ends', async () => {
    const table = new URL(anna.url()).pathname.split('/')[2]
    // As if both had played on to the end.
    const result = JSON.stringify({ ranking: [[0], [1]], scores: [9, 5] })
    await server.query('update match_heads set result = $2, waiting = 0 where match_id = $1', [table, result])
    await server.query('delete from deadlines where match_id = $1', [table])
    await server.query(`update tables set state = 'over', ended_at = now() where id = $1`, [table])
    await expect(bernd.getByText('Beendet', { exact: false }).first()).toBeVisible({ timeout: 60_000 })
    await expect(bernd.getByRole('listitem').filter({ hasText: '2 Punkte' }).first()).toBeVisible()
    await bernd.getByText('So wird gespielt').click()
    await lookAt(bernd, 'over')
    await anna.goto('/tournaments')
    await expect(anna.getByRole('region', { name: 'My tournaments' })).toContainText('Friday at the works')
    await expect(anna.getByRole('region', { name: 'Finished' })).toContainText('None right now.')
    await lookAt(anna, 'list')
  })
})

/** No barrier in both themes, nothing lost or beyond the side, on a desktop and on a phone. */
async function lookAt(page: Page, name: string): Promise<void> {
  const before = page.viewportSize()
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await settled(page)
    for (const theme of themes) expect(await barriersOn(page, theme), `${theme}, ${width} wide`).toEqual([])
    expect(await lostOn(page), `${width} wide`).toEqual([])
    const folder = process.env.PICTURES
    if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true })
  }
  if (before) await page.setViewportSize(before)
}
