import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { lookAt } from '../look-at.ts'
import { guest } from '../online-table.ts'
import { build, type TestSite, test } from '../server.ts'

test('a table is created with a bank of days, or with numbers of one’s own, and says so everywhere', async ({
  browser,
  server,
}) => {
  const anna = await guest(browser, server, 'Anna')
  await anna.goto('/lobby')
  await anna.getByLabel('5-day time bank').check()
  await expect(anna.getByText('5 days each for the whole game, plus 12 hours per move')).toBeVisible()
  await anna.getByLabel('Custom').check()
  await anna.getByRole('combobox', { name: /^Clock/ }).selectOption('Time bank in days')
  await anna.getByLabel(/^Time bank \(days\)/).fill('9')
  await anna.getByLabel(/^Added per turn \(hours\)/).fill('20')
  await expect(anna.getByText('9 days each for the whole game, plus 20 hours per move')).toBeVisible()
  await expect(anna.getByText('Typical length isn’t known yet')).toBeVisible()
  await lookAt(anna, 'own-pace')
  await anna.getByLabel(/^Time bank \(days\)/).fill('31')
  await anna.getByRole('button', { name: 'Create table' }).click()
  // The browser says what is wrong with the number, and nothing is laid.
  await expect(anna.getByLabel(/^Time bank \(days\)/)).toBeFocused()
  await anna.getByLabel(/^Time bank \(days\)/).fill('9')
  await anna.getByRole('radio', { name: 'Anyone', exact: true }).check()
  await anna.getByRole('button', { name: 'Create table' }).click()
  await expect(anna.getByText('9-day time bank + 20 h per turn')).toBeVisible()
  const ben = await guest(browser, server, 'Ben', { locale: 'de-DE' })
  await ben.goto('/lobby')
  await expect(ben.getByText('9 Tage Zeitkonto, 20 h je Zug')).toBeVisible()
})

// In a server of its own: another test may have asked for these lengths, and the server shows the same for ten minutes.
test('the length of a game is shown from finished ones', async ({ browser }) => {
  const { server, tearDown } = await build('lengths')
  for (const hours of [2, 3, 4, 5, 6]) await finishedGame(server, hours)
  const anna = await guest(browser, server, 'Anna', { locale: 'de-DE' })
  await anna.goto('/lobby')
  await anna.getByLabel(/^Spiel/).selectOption('age-of-engineering')
  await anna.getByRole('radio', { name: 'Drei Tage je Entscheidung' }).check()
  await anna.getByLabel(/^Plätze/).selectOption('2')
  await expect(
    anna.getByText('Dauert etwa 4 Stunden; die Hälfte von 5 Partien lag zwischen 3 Stunden und 5 Stunden.'),
  ).toBeVisible()
  await lookAt(anna, 'length-de')
  await tearDown()
})

/** Puts a finished table of two people into the database, which took the given number of hours. */
async function finishedGame(server: TestSite, hours: number): Promise<void> {
  const id = randomUUID().replaceAll('-', '').slice(0, 14)
  await server.query(
    `insert into tables (id, game, options, seats, pace, visibility, state, owner, key, secret, commitment, started_at, ended_at)
     values ($1, 'age-of-engineering', '{}', 2, '{"kind":"slow","days":3}', 'link', 'over', 'nobody', 'key', 'secret',
       'commitment', now() - $2 * interval '1 hour', now())`,
    [id, hours],
  )
  for (const seat of [0, 1])
    await server.query(
      `insert into seats (table_id, seat, account, name, ready, nonce) values ($1, $2, $3, 'Somebody', true, 'nonce')`,
      [id, seat, `${id}-${seat}`],
    )
}
