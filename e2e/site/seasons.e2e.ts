import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { barriersOn, themes } from '../barriers.ts'
import { lostOn } from '../lost.ts'
import { guest } from '../online-table.ts'
import { type TestSite, test } from '../server.ts'
import { settled } from '../settled.ts'

const sizes = [
  [1440, 900],
  [390, 844],
  [320, 640],
] as const

test('a league is found, signed up for, played in groups, and read by phone, by keyboard and in German', async ({
  browser,
  server,
}) => {
  league(server, 'start', 'coal', 'kraftwagen', '4', 'The', 'Coal', 'League')
  const anna = await guest(browser, server, 'Anna')
  await anna.context().request.post('/api/guest', { data: { name: 'Anna' } })

  await test.step('a guest sees what is missing', async () => {
    await anna.goto('/lobby')
    await anna.getByRole('link', { name: 'Seasons' }).click()
    await expect(anna).toHaveTitle('Seasons · Carriage House')
    await expect(anna.getByRole('region', { name: 'The Coal League' })).toContainText(
      'add a passkey or an email address',
    )
    await lookAt(anna)
    await server.query('update accounts set guest = false', [])
    await anna.reload()
  })

  await test.step('signed up, withdrawn and signed up again with the keyboard', async () => {
    const card = anna.getByRole('region', { name: 'The Coal League' })
    await card.getByRole('button', { name: 'Sign up' }).focus()
    await anna.keyboard.press('Enter')
    await expect(card.getByRole('status')).toHaveText('You’re signed up.')
    await expect(card).toContainText('one player')
    await card.getByRole('button', { name: 'Withdraw' }).click()
    await expect(card).toContainText('no players yet')
    await card.getByLabel(/Sign me up for future seasons too/).uncheck()
    await card.getByRole('button', { name: 'Sign up' }).click()
    await expect(card.getByRole('status')).toHaveText('You’re signed up.')
    await anna.reload()
    await expect(card.getByLabel(/Sign me up for future seasons too/)).not.toBeChecked()
    await card.getByRole('link', { name: 'See season 1' }).click()
    await expect(anna.getByRole('listitem')).toHaveText(['Anna'])
  })

  await test.step('the season starts automatically', async () => {
    await thirteenMore(server)
    const state = async () => {
      const answer = await anna.context().request.get('/api/leagues')
      const { leagues } = (await answer.json()) as { leagues: { seasons: { state: string }[] }[] }
      return leagues[0]?.seasons[0]?.state
    }
    await expect.poll(state, { timeout: 60_000 }).toBe('playing')
    await oneGameOver(server)
    await anna.goto('/seasons')
    await expect(anna.getByText('You’re in division 1, group 1')).toBeVisible()
    await anna.getByLabel(/Sign me up for future seasons/).check()
    await lookAt(anna)
  })

  await test.step('the groups of both divisions, and a table of mine', async () => {
    await anna.getByRole('link', { name: 'See season 1' }).click()
    await expect(anna.getByRole('heading', { level: 1, name: 'The Coal League, season 1' })).toBeVisible()
    const row = anna.getByRole('row').filter({ has: anna.getByRole('rowheader', { name: 'Anna' }) })
    await expect(row.getByRole('cell', { name: '4 points', exact: true })).toHaveCount(1)
    await expect(anna.getByRole('cell', { name: '0 points: finished by a bot' })).toHaveCount(1)
    await expect(anna.getByRole('row').nth(1)).toContainText('Anna')
    await anna.getByText('How points are counted').click()
    await lookAt(anna)
    await anna.getByRole('button', { name: 'Division 2' }).click()
    await expect(anna).toHaveURL(/division=2$/)
    await expect(anna.getByRole('rowheader', { name: 'Anna' })).toHaveCount(0)
    await expect(anna.getByRole('row')).toHaveCount(8)
    await anna.getByRole('button', { name: 'Division 1' }).click()
    await expect(anna.getByRole('rowheader', { name: 'Anna' })).toBeVisible()
    await anna.getByRole('link', { name: 'Open game 2' }).click()
    await expect(anna).toHaveURL(/\/table\//)
  })

  await test.step('in German', async () => {
    const carla = await guest(browser, server, 'Carla', { locale: 'de-DE' })
    await carla.goto('/seasons')
    await expect(carla.getByRole('heading', { level: 1, name: 'Saisons' })).toBeVisible()
    await carla.getByRole('link', { name: 'Saison 1 ansehen' }).click()
    await expect(carla.getByRole('cell', { name: '0 Punkte: von einem Bot beendet' })).toBeVisible()
    await lookAt(carla)
    await carla.goto('/seasons/999')
    await expect(carla.getByRole('alert')).toHaveText('Diese Saison gibt es nicht.')
  })
})

/** What an operator enters. */
function league(server: TestSite, ...words: string[]): void {
  const command = [resolve(import.meta.dirname, '../../server/competitions/seasons/league.ts'), ...words]
  execFileSync(process.execPath, command, { env: { ...process.env, DATABASE_URL: server.database } })
}

/** Others sign up, and the sign-up ends now. */
async function thirteenMore(server: TestSite): Promise<void> {
  await server.query(
    `insert into accounts (id, name, email, email_verified, guest)
     select 'player-' || n, case n when 2 then 'Wilhelmine Auguste Steinhoff' else 'Player ' || n end,
       'player-' || n || '@players.example', true, false from generate_series(1, 13) n`,
    [],
  )
  await server.query(
    `insert into season_people (season, account, signed_at)
     select s.id, 'player-' || n, now() + n * interval '1 second' from seasons s, generate_series(1, 13) n`,
    [],
  )
  await server.query('update seasons set signup_ends = now(), next_check_at = now()', [])
}

/** The first game of the first group, in which Anna has the first seat: she wins, and a bot finishes for the last. */
async function oneGameOver(server: TestSite): Promise<void> {
  const first = '(select table_id from season_games where division = 1 and group_number = 1 and number = 1)'
  await server.query(`update seats set replaced = true where seat = 3 and table_id = ${first}`, [])
  await server.query(`update match_heads set result = $1, waiting = 0 where match_id = ${first}`, [
    JSON.stringify({ ranking: [[0], [1, 2], [3]], scores: [9, 5, 5, 1] }),
  ])
  await server.query(`delete from deadlines where match_id = ${first}`, [])
  await server.query(`update tables set state = 'over', ended_at = now() where id = ${first}`, [])
}

/** No barrier in both themes, nothing lost or beyond the side, on a desktop and on phones. */
async function lookAt(page: Page): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await settled(page)
    for (const theme of themes) expect(await barriersOn(page, theme), `${theme}, ${width} wide`).toEqual([])
    expect(await lostOn(page), `${width} wide`).toEqual([])
    const folder = process.env.SHOTS
    if (folder !== undefined) {
      const name = `${page.url().replace(/.*\/(?=seasons)/, '')} ${width} ${Date.now()}`
      for (const theme of themes) {
        await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme)
        await page.screenshot({ path: `${folder}/${name.replaceAll(/\W+/g, '-')}-${theme}.png`, fullPage: true })
      }
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}
