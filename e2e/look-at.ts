import { expect, type Page } from '@playwright/test'
import { barriersOn, themes } from './barriers.ts'
import { lostOn } from './lost.ts'

const sizes = [
  [1440, 900],
  [390, 844],
] as const

/** Looks at a page on a desktop and on a phone, by day and by night: nothing is cut off, and nothing bars the way. */
export async function lookAt(page: Page, picture: string): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    expect(await lostOn(page), picture).toEqual([])
    for (const theme of themes) expect(await barriersOn(page, theme), `${picture} ${theme}`).toEqual([])
    const folder = process.env.PICTURES
    if (folder !== undefined) await page.screenshot({ path: `${folder}/${picture}-${width}.png`, fullPage: true })
  }
}
