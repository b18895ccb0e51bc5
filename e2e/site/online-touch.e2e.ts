import { expect } from '@playwright/test'
import { createTable, guest, phone, playOut, sitDown, tapTwice } from '../online-table.ts'
import { test } from '../server.ts'

test('two guests with phones play a whole game with a bot, by touch', async ({ browser, server }) => {
  const anna = await guest(browser, server, 'Anna', phone)
  const ben = await guest(browser, server, 'Ben', phone)
  await sitDown(ben, await createTable(anna))
  await expect(anna.getByTestId('prompt')).toBeVisible()
  await playOut([anna, ben], tapTwice)
})
