import { expect } from '@playwright/test'
import { createTable, guest, sitDown } from '../online-table.ts'
import { test } from '../server.ts'

test('players of a match that breaks are informed, and play on once it is released', async ({ browser, server }) => {
  const anna = await guest(browser, server, 'Anna')
  const ben = await guest(browser, server, 'Ben')
  const link = await createTable(anna)
  await sitDown(ben, link)
  await expect(anna.getByTestId('prompt')).toBeVisible()
  const match = /\/table\/(\w+)/.exec(link)?.[1]
  expect(match).toBeDefined()

  // The match is not cached after the restart.
  await server.kill()
  await server.query(`update matches set opening = json_build_array('broken', opening) where id = $1`, [match])
  await server.open()
  for (const page of [anna, ben])
    await expect(page.getByTestId('prompt')).toContainText('This game is on hold', { timeout: 60_000 })

  await anna.reload()
  await expect(anna.getByRole('heading', { name: 'This game is on hold' })).toBeVisible({ timeout: 60_000 })

  await server.query('update matches set opening = opening -> 1 where id = $1', [match])
  const released = await fetch(`${server.ops}/quarantine/${match}/release`, { method: 'POST' })
  expect(released.status).toBe(200)
  for (const page of [anna, ben]) {
    await expect(page.getByTestId('prompt')).toBeVisible({ timeout: 60_000 })
    await expect(page.getByTestId('prompt')).not.toContainText('This game is on hold')
  }
})
