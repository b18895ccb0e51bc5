import type { Browser, Page } from '@playwright/test'
import { firstLoadOf, measureVisit, type SentFile } from '../first-load.ts'
import { knowGames } from '../local-table.ts'
import type { TestSite } from '../server.ts'
import type { Figure } from './figure.ts'

const games = ['kraftwagen', 'age-of-engineering', 'horseless-carriage']

/** What travels on a first visit. */
export async function load(browser: Browser, server: TestSite): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const game of games) {
    const sent = await firstLoadOf(browser, server, game)
    figures.push({ ...sizeOfAll(`first load of a table online, ${game}`, sent), atMost: 200 })
  }
  const home = await measureVisit(browser, server, openHome)
  const bots = await measureVisit(browser, server, playBots)
  return [
    ...figures,
    sizeOfAll('first load of the home page, board and all', home),
    sizeOfAll('from the home page to a table against bots, worker and bots included', bots),
  ]
}

function sizeOfAll(what: string, sent: readonly SentFile[]): Figure {
  return { what, is: sent.reduce((sum, { size }) => sum + size, 0) / 1000, unit: 'kB' }
}

async function openHome(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: /^(Sell your first car|Play Kraftwagen)$/ }).waitFor()
}

async function playBots(page: Page): Promise<void> {
  await knowGames(page)
  await openHome(page)
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Play Kraftwagen' }).click()
  await page.locator('section[data-own]').waitFor()
}
