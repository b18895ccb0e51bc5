import { expect } from '@playwright/test'
import { createTableByKeys, guest, playOut, pressKeys, sitDownByKeys } from '../online-table.ts'
import { test } from '../server.ts'

test('two guests lay a table, sit down and play a whole game with a bot, with the keyboard alone', async ({
  browser,
  server,
}) => {
  const anna = await guest(browser, server, 'Anna')
  const ben = await guest(browser, server, 'Ben')
  await sitDownByKeys(ben, await createTableByKeys(anna, 'kraftwagen'))
  await expect(anna.getByTestId('prompt')).toBeVisible()
  await playOut([anna, ben], pressKeys)
})
