import { expect } from '@playwright/test'
import { look } from '../local-table.ts'
import { createTableByKeys, guest, phone, playOn, pressKeys, sitDown, tapTwice } from '../online-table.ts'
import { test } from '../server.ts'

test('one plays online with the keyboard alone, the other by touch on a phone', async ({ browser, server }) => {
  const anna = await guest(browser, server, 'Anna')
  const ben = await guest(browser, server, 'Ben', phone)
  await sitDown(ben, await createTableByKeys(anna, 'age-of-engineering'))
  await expect(anna.getByTestId('prompt')).toBeVisible()
  // Whole games are played this way on the device, where the input is the same code.
  const inputs = new Map([
    [anna, 0],
    [ben, 0],
  ])
  for (let looks = 0; [...inputs.values()].some((made) => made < 6); looks++) {
    expect(looks).toBeLessThan(2_000)
    expect(await look(anna)).not.toBe('over')
    await playOn([anna, ben], async (page) => {
      await (page === ben ? tapTwice(page) : pressKeys(page))
      inputs.set(page, (inputs.get(page) ?? 0) + 1)
    })
  }
})
