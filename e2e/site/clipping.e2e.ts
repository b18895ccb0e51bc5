import { expect } from '@playwright/test'
import { lostOn } from '../lost.ts'
import { createTable, guest, sitDown } from '../online-table.ts'
import { test } from '../server.ts'
import { settled } from '../settled.ts'

test('no word in the list of players is cut off beside a clock', async ({ browser, server }) => {
  const viewport = { width: 1440, height: 900 }
  const anna = await guest(browser, server, 'Anna', { viewport })
  const ben = await guest(browser, server, 'Benedikt-Maximilian', { viewport })
  await sitDown(ben, await createTable(anna, 'kraftwagen', '3 days per move'))
  await expect(anna.getByTestId('prompt')).toBeVisible()
  for (const page of [anna, ben]) {
    await settled(page)
    expect(await lostOn(page)).toEqual([])
  }
})
