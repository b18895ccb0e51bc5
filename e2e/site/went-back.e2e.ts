import { expect, type Page } from '@playwright/test'
import { clickFirst, createTable, guest, playOn, sitDown } from '../online-table.ts'
import { test } from '../server.ts'

test('players of a table whose last moves were lost are informed, and play on from what is stored', async ({
  browser,
  server,
}) => {
  const anna = await guest(browser, server, 'Anna')
  const ben = await guest(browser, server, 'Ben')
  const link = await createTable(anna)
  await sitDown(ben, link)
  await expect(anna.getByTestId('prompt')).toBeVisible()
  const match = /\/table\/(\w+)/.exec(link)?.[1]
  let moves = 0
  const act = async (page: Page) => {
    await clickFirst(page)
    moves += 1
  }
  while (moves < 4) await playOn([anna, ben], act)

  // As after the promotion of a standby that had not heard of the last moves.
  await server.kill()
  // The store is back at the last decision of a person, whom the table then waits for.
  await server.query(
    `update match_heads set version = lost.n - 1, waiting = 1 << lost.seat
     from (select n, seat from moves where match_id = $1 and not bot order by n desc limit 1) lost where match_id = $1`,
    [match],
  )
  await server.query(
    'delete from moves m using match_heads h where m.match_id = $1 and h.match_id = $1 and m.n > h.version',
    [match],
  )
  await server.open()
  for (const page of [anna, ben]) {
    const shown = page.getByRole('alert').filter({ hasText: 'lost the last moves' })
    await expect(shown).toBeVisible({ timeout: 60_000 })
    await shown.getByRole('button').click()
    await expect(shown).toBeHidden()
  }
  while (moves < 7) await playOn([anna, ben], act)
})
