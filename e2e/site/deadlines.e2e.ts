import { expect } from '@playwright/test'
import { lookAt } from '../look-at.ts'
import { guest } from '../online-table.ts'
import { test } from '../server.ts'

const slow = { kind: 'slow', days: 3 }

test('an address for calendar programs is made, shown, renewed and revoked, and lists what waits', async ({
  browser,
  server,
}) => {
  const anna = await guest(browser, server, 'Anna')
  const me = anna.context().request
  await me.post('/api/guest', { data: { name: 'Anna' } })
  const data = { game: 'kraftwagen', seats: 2, pace: slow, visibility: 'link', bots: ['apprentice'], ready: true }
  const { id } = (await (await me.post('/api/tables', { data })).json()) as { id: string }
  await expect
    .poll(async () => (await (await me.get('/api/tables/waiting')).json()) as { tables: object[] })
    .toMatchObject({ tables: [{ id }] })

  await anna.goto('/my-games')
  await anna.getByRole('link', { name: 'Calendar feed' }).click()
  const section = anna.getByRole('region', { name: 'Calendar feed' })
  await section.getByRole('button', { name: 'Create address' }).click()
  const field = section.getByLabel('Calendar address')
  await expect(field).toHaveValue(/\/api\/calendar\/[\w-]{48}\.ics$/)
  await lookAt(anna, 'calendar-en')
  const first = await field.inputValue()
  // As a calendar program reads it: without any cookie.
  const calendar = await (await fetch(first)).text()
  expect(calendar).toContain(`URL:${server.url}/table/${id}`)
  expect(calendar.match(/^BEGIN:VEVENT/gm)).toHaveLength(1)

  await anna.reload()
  await expect(field).toHaveValue(first)
  await section.getByRole('button', { name: 'Create new address' }).focus()
  await anna.keyboard.press('Enter')
  await expect(section).toContainText('The old address no longer works.')
  const second = await field.inputValue()
  expect(second).not.toBe(first)
  expect((await fetch(first)).status).toBe(404)
  expect((await fetch(second)).status).toBe(200)
  await section.getByRole('button', { name: 'Revoke address' }).click()
  await expect(field).toBeHidden()
  expect((await fetch(second)).status).toBe(404)
})

test('in German the address of the calendar gives a German calendar', async ({ browser, server }) => {
  const page = await guest(browser, server, 'Anna', { locale: 'de-DE', hasTouch: true })
  await page.context().request.post('/api/guest', { data: { name: 'Anna' } })
  await page.goto('/settings/time')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Adresse erstellen' }).tap()
  const field = page.getByLabel('Adresse deines Kalenders')
  expect(await (await fetch(await field.inputValue())).text()).toContain('Deadlines//DE')
  await lookAt(page, 'calendar-de')
})
