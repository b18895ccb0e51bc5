import { expect } from '@playwright/test'
import { lookAt } from '../look-at.ts'
import { guest } from '../online-table.ts'
import { test } from '../server.ts'

test('a table shows when its people are awake, by the reader’s clock, and the lobby leaves out those who sleep', async ({
  browser,
  server,
}) => {
  const anna = await guest(browser, server, 'Anna')
  const her = anna.context().request
  await her.post('/api/guest', { data: { name: 'Anna' } })
  const time = { zone: 'UTC', sleep: { from: '22:00', to: '06:00' }, holidays: [] }
  await her.put('/api/me/time', { data: time })
  const table = { game: 'kraftwagen', seats: 3, pace: { kind: 'none' }, visibility: 'open', ready: true }
  const { id } = (await (await her.post('/api/tables', { data: table })).json()) as { id: string }

  const ben = await guest(browser, server, 'Ben', { timezoneId: 'Asia/Kolkata', hasTouch: true })
  const his = ben.context().request
  await his.post('/api/guest', { data: { name: 'Ben' } })
  await ben.goto('/lobby')
  const card = ben.getByRole('listitem').filter({ has: ben.locator(`a[href="/table/${id}"]`) })
  await expect(card).toContainText('awake 11:30–03:30 (your time)')
  const filter = ben.getByLabel('Only tables where players are awake when I am')
  await filter.check()
  await expect(card).toBeVisible()
  await lookAt(ben, 'hours')
  await filter.uncheck()
  // Ben sleeps while Anna is awake.
  const away = { zone: 'UTC', sleep: { from: '06:00', to: '17:00' }, holidays: [] }
  await his.put('/api/me/time', { data: away })
  await filter.check()
  await expect(card).toBeHidden()
  await filter.uncheck()
  await expect(card).toBeVisible()
  await card.getByRole('link').tap()
  await expect(ben.getByText('Players here are all awake 11:30–03:30 (your time).')).toBeVisible()
})
