// Watches whole games as a spectator, played by bots and then replayed at normal speed with sound:
// `pnpm tools watch [game …] [390x844]`. A picture a second goes to .cache/watch/<game>, with a contact sheet for
// every thirty of them; each move of which a spectator would see, hear and read nothing is named.
import { mkdirSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { openPosition as openEngineering } from './age-of-engineering/age-of-engineering-positions.ts'
import { wholeChromium } from './chromium.ts'
import { openPosition as openCarriage } from './horseless-carriage/horseless-positions.ts'
import { openPosition as openKraftwagen } from './kraftwagen/kraftwagen-positions.ts'
import { build } from './server.ts'

/** What a spectator perceives of a move. */
interface Perceived {
  readonly promptText: string
  readonly glowing: number
  readonly flights: number
  readonly sounds: number
}

interface Picture extends Perceived {
  readonly move: number
  readonly path: string
}

const games: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  kraftwagen: (page) => openKraftwagen(page, { seed: 5, when: ({ phase }) => phase === 'over' }),
  'age-of-engineering': (page) => openEngineering(page, { seed: 2, when: ({ phase }) => phase === 'over' }),
  'horseless-carriage': (page) => openCarriage(page, { seats: 3, seed: 3, when: ({ stage }) => stage.name === 'over' }),
}

const asked = process.argv.slice(2)
const [, width = 1440, height = 900] = (asked.map((each) => /^(\d+)x(\d+)$/.exec(each)).find(Boolean) ?? []).map(Number)
const named = asked.filter((each) => !/^--|^\d+x\d+$/.test(each))
const unknown = named.filter((game) => !(game in games))
if (unknown.length > 0)
  throw new Error(`No such game: ${unknown.join(', ')}. There are ${Object.keys(games).join(', ')}.`)

const { server, tearDown } = await build('watch')
const browser = await chromium.launch(wholeChromium)
try {
  for (const [game, open] of Object.entries(games)) {
    if (named.length === 0 || named.includes(game)) await watch(browser, game, open)
  }
} finally {
  await browser.close()
  await tearDown()
}

async function watch(browser: Browser, game: string, open: (page: Page) => Promise<void>): Promise<void> {
  const folder = resolve(import.meta.dirname, '..', '.cache', 'watch', game)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width, height },
    locale: 'en-GB',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.addInitScript(countPerceived)
  await open(page)
  await page.goto(`${new URL(page.url()).pathname}/replay#move=0`)
  await page.getByRole('combobox', { name: 'View as' }).selectOption('Spectator')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const pictures = await picturesOf(page, folder)
  await context.close()
  const sheets = await layOut(browser, folder, pictures)
  const moves = Map.groupBy(pictures, ({ move }) => move)
  const missed = [...moves].filter(([, seen]) => seen.every(isNothing)).map(([move]) => move)
  console.log(`${game}: ${pictures.length} pictures of ${moves.size} moves on ${sheets} sheets in ${folder}`)
  console.log(`Moves of which nothing is seen, heard or read: ${missed.join(', ') || 'none'}.`)
}

function isNothing({ move, promptText: shown, glowing, flights, sounds }: Picture): boolean {
  return move > 0 && shown === '' && glowing === 0 && flights === 0 && sounds === 0
}

/** A picture a second, until the game and the summary of its end are over. */
async function picturesOf(page: Page, folder: string): Promise<Picture[]> {
  const pictures: Picture[] = []
  // The last summary opens after the last move.
  for (let idle = 0; idle < 3; ) {
    const isPlaying = (await page.locator('[data-playing], dialog[open]').count()) > 0
    idle = isPlaying ? 0 : idle + 1
    const began = Date.now()
    const path = resolve(folder, `${String(pictures.length).padStart(4, '0')}.jpg`)
    await page.screenshot({ path, type: 'jpeg', quality: 60 })
    const move = Number(/\d+/.exec(await page.getByText(/^Move \d+ of \d+$/).innerText())?.[0])
    pictures.push({ move, path, ...(await page.evaluate(perceived)) })
    await page.waitForTimeout(Math.max(0, 1000 - (Date.now() - began)))
  }
  return pictures
}

/** Counts what flies and what is heard. */
function countPerceived(): void {
  const here = window as unknown as { flights: number; sounds: number }
  Object.assign(here, { flights: 0, sounds: 0 })
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof HTMLElement && 'flight' in node.dataset) here.flights++
  }).observe(document, { childList: true, subtree: true })
  const sources: { start: (this: AudioBufferSourceNode, when?: number) => void } = AudioBufferSourceNode.prototype
  const { start } = sources
  sources.start = function (when) {
    here.sounds++
    start.call(this, when)
  }
}

/** What was perceived since this was asked last. */
function perceived(): Perceived {
  const here = window as unknown as { flights: number; sounds: number }
  const { flights, sounds } = here
  Object.assign(here, { flights: 0, sounds: 0 })
  const rules = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
  const spots = new Set(rules.join('').match(/(?<=data-spot=")[^"]*/g))
  const summary = document.querySelector<HTMLElement>('dialog[open]')
  const shown = summary ?? document.querySelector<HTMLElement>('[data-highlight], [data-line]')
  return {
    promptText: shown?.innerText.replaceAll(/\s+/g, ' ').slice(0, 160) ?? '',
    glowing: spots.size,
    flights,
    sounds,
  }
}

/** Lays thirty pictures on a sheet, each with what was shown, and answers with the number of sheets. */
async function layOut(browser: Browser, folder: string, pictures: readonly Picture[]): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 2400, height: 1200 } })
  const sheets = Math.ceil(pictures.length / 30)
  for (let sheet = 0; sheet < sheets; sheet++) {
    const figures = pictures.slice(sheet * 30, sheet * 30 + 30).map(async (picture) => {
      const { move, path, promptText: shown, glowing, flights, sounds } = picture
      const words = `${move}: ${shown} (${glowing} glow, ${flights} fly, ${sounds} heard)`.replaceAll('<', '&lt;')
      return `<figure style="margin:0;width:19.5%"><img style="width:100%" src="data:image/jpeg;base64,${(await readFile(path)).toString('base64')}">${words}</figure>`
    })
    const body = (await Promise.all(figures)).join('')
    await page.setContent(`<body style="display:flex;flex-wrap:wrap;gap:8px;font:13px sans-serif">${body}</body>`)
    await page.screenshot({ path: resolve(folder, `sheet-${sheet}.png`), fullPage: true })
  }
  await page.close()
  return sheets
}
