import { expect, type Page } from '@playwright/test'
import { lookAt } from '../look-at.ts'
import { guest, phone } from '../online-table.ts'
import { test } from '../server.ts'

test('two people follow each other, one invites the other by name, who accepts on a phone in German', async ({
  browser,
  server,
}) => {
  const frieda = await guest(browser, server, 'Frieda')
  const gustav = await guest(browser, server, 'Gustav', { locale: 'de-DE', ...phone })
  for (const [page, name] of [
    [frieda, 'Frieda'],
    [gustav, 'Gustav'],
  ] as const)
    await page.context().request.post('/api/guest', { data: { name } })

  await test.step('found by name and followed, on a phone', async () => {
    await gustav.goto('/people')
    await gustav.getByRole('searchbox', { name: 'Anfang des Namens' }).fill('frie')
    await gustav.getByRole('button', { name: 'Suchen' }).tap()
    await gustav.getByRole('button', { name: 'Frieda folgen' }).tap()
    await expect(gustav.getByRole('heading', { name: 'Du folgst' })).toBeVisible()
  })

  await test.step('followed back from the menu at the name: they are friends', async () => {
    await frieda.goto('/people')
    await frieda.getByRole('button', { name: 'Gustav' }).click()
    const menu = frieda.getByRole('dialog', { name: 'Gustav' })
    await menu.getByRole('button', { name: 'Follow', exact: true }).click()
    await expect(menu.getByText('You’re friends')).toBeVisible()
    await lookAt(frieda, 'follow')
    await frieda.keyboard.press('Escape')
    const friends = frieda.locator('section', { has: frieda.getByRole('heading', { name: 'Friends' }) })
    await expect(friends.getByRole('listitem')).toContainText('Gustav')
    await expect(friends.getByRole('listitem')).toContainText('online')
    await lookAt(frieda, 'people')
  })

  await test.step('who wants to be seen by nobody is seen by nobody', async () => {
    await gustav.getByLabel('Wer sieht, ob du da bist').selectOption('nobody')
    await frieda.reload()
    await expect(frieda.getByRole('button', { name: 'Gustav' })).toBeVisible()
    await expect(frieda.getByText('online', { exact: true })).toHaveCount(0)
  })

  const table = await laid(frieda)

  await test.step('the host invites a friend with one tap', async () => {
    await frieda.goto(`/table/${table}`)
    await frieda.getByRole('button', { name: 'Invite Gustav' }).click()
    await expect(frieda.getByRole('listitem').filter({ hasText: 'Gustav' })).toContainText('invited')
    await lookAt(frieda, 'invite')
  })

  await test.step('the first page shows it, and my tables has the answer', async () => {
    await gustav.goto('/')
    await gustav.getByRole('link', { name: 'Du bist an einen Tisch eingeladen' }).tap()
    await expect(gustav.getByRole('button', { name: 'Ablehnen' })).toBeVisible()
    await lookAt(gustav, 'invited')
    await gustav.setViewportSize(phone.viewport)
    await gustav.getByRole('button', { name: 'Mitspielen' }).tap()
    await expect(gustav.getByRole('heading', { name: 'Dein Tisch ist offen' })).toBeVisible()
    await expect(frieda.getByRole('listitem').filter({ hasText: 'joined' })).toContainText('Gustav')
  })

  await test.step('an invitation that is declined goes, and the host sees it', async () => {
    const other = await laid(frieda)
    await frieda.goto(`/table/${other}`)
    await frieda.getByRole('button', { name: 'Invite Gustav' }).click()
    await gustav.goto('/my-games')
    await gustav.getByRole('button', { name: 'Ablehnen' }).tap()
    await expect(gustav.getByRole('button', { name: 'Ablehnen' })).toHaveCount(0)
    await expect(frieda.getByRole('listitem').filter({ hasText: 'Gustav' })).toContainText('declined')
  })
})

async function laid(page: Page): Promise<string> {
  const data = { game: 'kraftwagen', seats: 3, options: {}, pace: { kind: 'none' }, visibility: 'private', ready: true }
  return ((await (await page.context().request.post('/api/tables', { data })).json()) as { id: string }).id
}

test('a club: made, joined by its link on a phone in German, with a table of its own and standings', async ({
  browser,
  server,
}) => {
  const frieda = await guest(browser, server, 'Frieda')
  const gustav = await guest(browser, server, 'Gustav', { locale: 'de-DE', ...phone })
  await frieda.context().request.post('/api/guest', { data: { name: 'Frieda' } })

  await frieda.goto('/clubs')
  await frieda.getByLabel('Club name').fill('Our Thursday round')
  await lookAt(frieda, 'clubs')
  await frieda.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(frieda.getByRole('heading', { level: 1, name: 'Our Thursday round' })).toBeVisible()
  const link = await frieda.getByTestId('club-link').inputValue()

  await test.step('who opens the link becomes a guest and joins with one tap', async () => {
    await gustav.goto(link)
    await gustav.getByRole('button', { name: 'Club beitreten' }).tap()
    await expect(gustav.getByRole('heading', { name: 'Mitglieder' })).toBeVisible()
  })

  await test.step('a member creates a table there, and another finds it', async () => {
    await frieda.reload()
    await frieda.getByText('Create a table for this club').click()
    await frieda.getByRole('combobox', { name: 'Seats', exact: true }).selectOption('2')
    await frieda.getByLabel('No time limit').check()
    await frieda.getByRole('button', { name: 'Create table' }).click()
    await expect(frieda.getByRole('link', { name: 'Our Thursday round' })).toBeVisible()
    await lookAt(frieda, 'club-table')
    const stranger = await guest(browser, server, 'Stranger')
    await stranger.goto(frieda.url())
    await expect(stranger.getByRole('heading', { name: 'Your table is ready' })).toHaveCount(0)
    await gustav.reload()
    await gustav.getByRole('link', { name: /^Mitspielen: Frieda/ }).tap()
    await gustav.getByRole('button', { name: 'Hier mitspielen' }).tap()
    await expect(frieda.getByTestId('prompt')).toBeVisible()
  })

  await test.step('the finished game counts in the standings', async () => {
    const id = new URL(frieda.url()).pathname.split('/')[2] ?? ''
    // As if both had played on to the end.
    await server.query(
      `with won as (
         update match_heads set result = '{"ranking": [[1], [0]], "scores": [31, 40]}', waiting = 0 where match_id = $1 returning 1
       )
       update tables set state = 'over', ended_at = now() where id = $1 and exists (select from won)`,
      [id],
    )
    const club = new URL(link).pathname
    await gustav.goto(club)
    const row = gustav.getByRole('row').filter({ hasText: 'Gustav' })
    await expect(row.getByRole('cell')).toHaveText(['1', '1', '1', '40'])
    await lookAt(gustav, 'club-de')
    await frieda.goto(club)
    await expect(frieda.getByRole('row').filter({ hasText: 'Frieda' }).getByRole('cell')).toHaveText([
      '1',
      '0',
      '0 · 1',
      '31',
    ])
    await lookAt(frieda, 'club')
  })

  await test.step('a member leaves, and the leader dissolves it', async () => {
    await gustav.setViewportSize(phone.viewport)
    await gustav.getByRole('button', { name: 'Club verlassen' }).tap()
    await expect(gustav.getByText('Du bist noch in keinem Club')).toBeVisible()
    await frieda.getByText('Delete club').click()
    await frieda.getByRole('button', { name: 'Yes, delete it' }).click()
    await expect(frieda.getByText('You’re not in any clubs yet')).toBeVisible()
  })
})
