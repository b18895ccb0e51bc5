import { expect, type Page } from '@playwright/test'
import { barriersOn } from '../barriers.ts'
import { guest, phone } from '../online-table.ts'
import { build, test } from '../server.ts'

/** Tables of a guest that may wait for players at once: docs/safety.md. */
const mostTables = 5
/** Lines within ten seconds. */
const atOnce = 5

test('a limit says what it is about, what to do, and keeps what was written', async ({ browser }) => {
  test.slow()
  const { server, tearDown } = await build('limits', { RATE_LIMIT_FACTOR: '1' })
  try {
    const anna = await guest(browser, server, 'Anna')
    await anna.context().request.post('/api/guest', { data: { name: 'Anna' } })

    await test.step('tables that wait for players', async () => {
      for (let n = 0; n < mostTables; n++) await lay(anna, 0)
      await anna.goto('/lobby')
      await anna.getByRole('button', { name: 'Create table' }).click()
      await expect(anna.getByRole('alert')).toHaveText(
        'You already have 5 tables waiting for players, which is the limit. Start or leave one first.',
      )
      expect(await barriersOn(anna, 'night')).toEqual([])
    })

    await test.step('lines at a table, on a phone in German', async () => {
      const ben = await guest(browser, server, 'Ben', { locale: 'de-DE', ...phone })
      await ben.context().request.post('/api/guest', { data: { name: 'Ben' } })
      await ben.goto(`/table/${await lay(ben, 2)}`)
      await ben.getByRole('button', { name: /^Chat/ }).tap()
      const field = ben.getByRole('textbox', { name: 'Nachricht' })
      const talk = ben.getByRole('log', { name: 'Chat' })
      for (let n = 1; n <= atOnce; n++) {
        await field.fill(`Zeile ${n}.`)
        await field.press('Enter')
        await expect(field).toHaveValue('')
      }
      await expect(talk).toContainText(`Zeile ${atOnce}.`)
      // However slow the machine is, they were written a moment ago.
      await server.query(`update chat_lines set at = now() + interval '1 hour'`, [])
      await field.fill('Eine Zeile zu viel')
      await ben.getByRole('button', { name: 'Senden' }).tap()
      await expect(ben.getByRole('alert')).toContainText('Dein Text ist noch da')
      await expect(field).toHaveValue('Eine Zeile zu viel')
      await expect(talk).not.toContainText('Eine Zeile zu viel')
      expect(await barriersOn(ben, 'day')).toEqual([])
      await server.query(`update chat_lines set at = now() - interval '1 hour'`, [])
      await ben.getByRole('button', { name: 'Senden' }).tap()
      await expect(field).toHaveValue('')
      await expect(talk).toContainText('Eine Zeile zu viel')
      await expect(ben.getByRole('alert')).toHaveCount(0)
    })
  } finally {
    await tearDown()
  }
})

/** Creates a table for three; with two bots it begins at once. */
async function lay(page: Page, bots: number): Promise<string> {
  const { request } = page.context()
  const data = { game: 'kraftwagen', seats: 3, options: {}, pace: { kind: 'none' }, visibility: 'link', ready: true }
  const laid = await request.post('/api/tables', { data })
  expect(laid.ok()).toBe(true)
  const { id } = (await laid.json()) as { id: string }
  for (let seat = 1; seat <= bots; seat++) {
    const taken = await request.put(`/api/tables/${id}/seats/${seat}/bot`, { data: { level: 'mechanic' } })
    expect(taken.ok()).toBe(true)
  }
  return id
}
