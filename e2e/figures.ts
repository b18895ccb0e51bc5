// Measures the built client in a real browser, served by a real server: `pnpm tools figures`.
import { loadavg } from 'node:os'
import { type Browser, chromium } from '@playwright/test'
import { wholeChromium } from './chromium.ts'
import { delays } from './figures/delay.ts'
import { factory } from './figures/factory.ts'
import { type Figure, tableOf } from './figures/figure.ts'
import { firstMove } from './figures/first-move.ts'

import { load } from './figures/load.ts'
import { build, type TestSite } from './server.ts'

const parts = { load, firstMove, ...delays, factory }
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in parts))
if (unknown.length > 0)
  throw new Error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`)

const { server, tearDown } = await build('figures')
try {
  const figures: Figure[] = [fixedWork('before')]
  for (const [name, measure] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    figures.push(...(await measured(name, measure)))
  }
  figures.push(fixedWork('after'))
  console.log(tableOf(figures))
  if (figures.some(({ is, atMost, required }) => required && is > (atMost ?? 0))) process.exitCode = 1
  console.log(
    `\nLoad of the machine meanwhile: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}. It took ${Math.round(performance.now() / 1000)} seconds.`,
  )
} finally {
  await tearDown()
}

/** One part in a browser of its own. What cannot be measured is shown, and keeps no other part from being measured. */
async function measured(name: string, measure: (browser: Browser, server: TestSite) => Promise<Figure[]>) {
  const browser = await chromium.launch(wholeChromium)
  try {
    return await measure(browser, server)
  } catch (problem) {
    console.error(problem)
    return [{ what: `${name}: could not be measured`, is: 1, unit: '', atMost: 0, required: true } as const]
  } finally {
    await browser.close()
  }
}

/**
 * Processor time of a fixed piece of work. On a busy machine all processor time is longer, since cores are shared by threads and
 * machines: figures of two runs can only be compared if this one is about the same.
 */
function fixedWork(when: string): Figure {
  const before = process.cpuUsage()
  const values = new Float64Array(1 << 16)
  for (let round = 0; round < 400; round++)
    for (let index = 0; index < values.length; index++) values[index] = Math.sqrt((values[index] ?? 0) + index + round)
  const { user, system } = process.cpuUsage(before)
  return { what: `processor time of a fixed piece of work, ${when}`, is: (user + system) / 1000, unit: 'ms' }
}
