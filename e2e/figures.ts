// Measures the built client in a real browser, served by a real house: `pnpm figures`.
import { loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import { wholeChromium } from './chromium.ts'
import { delays } from './figures/delay.ts'
import { factory } from './figures/factory.ts'
import { type Figure, tableOf } from './figures/figure.ts'
import { firstMove } from './figures/first-move.ts'
import { fixedWork } from './figures/fixed-work.ts'
import { load } from './figures/load.ts'
import { build } from './house.ts'

const parts = { load, firstMove, ...delays, factory }
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in parts))
if (unknown.length > 0)
  throw new Error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`)

const { house, tearDown } = await build('figures')
const browser = await chromium.launch(wholeChromium)
try {
  const figures: Figure[] = [fixedWork('before')]
  for (const [name, measure] of Object.entries(parts)) {
    if (wanted.length === 0 || wanted.includes(name)) figures.push(...(await measure(browser, house)))
  }
  figures.push(fixedWork('after'))
  console.log(tableOf(figures))
  if (figures.some(({ is, atMost, required }) => required && is > (atMost ?? 0))) process.exitCode = 1
  console.log(
    `\nLoad of the machine meanwhile: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}.`,
  )
} finally {
  await browser.close()
  await tearDown()
}
