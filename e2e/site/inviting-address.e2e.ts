import { expect, type Page } from '@playwright/test'
import { lookAt } from '../look-at.ts'
import { createTable, guest, phone } from '../online-table.ts'
import { build, test } from '../server.ts'

test('a friend sits down on a phone by the address that stands in the bar; then it invites no more', {
  tag: '@core',
}, async ({ browser, server }) => {
  const anna = await guest(browser, server, 'Anna')
  const link = await createTable(anna)
  await expect(anna).toHaveURL(link)
  await anna.reload()
  await expect(anna).toHaveURL(link)

  await test.step('a new link is a new address, and the one before leads to whom to ask', async () => {
    await anna.getByRole('button', { name: 'New link' }).click()
    await expect(anna).not.toHaveURL(link)
    expect(await anna.getByTestId('link').inputValue()).toBe(anna.url())
    const cleo = await guest(browser, server, 'Cleo')
    await cleo.goto(link)
    await expect(cleo.getByText('Ask Anna to send it to you.')).toBeVisible()
  })

  const ben = await guest(browser, server, 'Ben', phone)
  await ben.goto(anna.url())
  await ben.getByRole('button', { name: 'Take this seat' }).tap()
  for (const page of [anna, ben]) {
    await expect(page.getByTestId('prompt')).toBeVisible()
    expect(new URL(page.url()).hash).toBe('')
    await page.reload()
    await expect(page.getByTestId('prompt')).toBeVisible()
  }
})

test('a stranger reads whom to ask, with an account and without', async ({ browser, server }) => {
  const anna = await guest(browser, server, 'Anna')
  const address = new URL(await createTable(anna))
  const cleo = await guest(browser, server, 'Cleo')
  await cleo.goto(address.pathname)
  await expect(cleo.getByRole('heading', { name: 'Anna’s table' })).toBeVisible()
  await expect(cleo.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await lookAt(cleo, 'hidden-table')
  await cleo.context().request.post('/api/guest', { data: { name: 'Cleo' } })
  await cleo.reload()
  await expect(cleo.getByText('Ask Anna to send it to you.')).toBeVisible()
  await expect(cleo.getByRole('link', { name: 'Sign in' })).toBeHidden()

  const data = { game: 'kraftwagen', seats: 2, pace: { kind: 'none' }, visibility: 'private' }
  const answer = await anna.context().request.post('/api/tables', { data })
  const { id } = (await answer.json()) as { id: string }
  await anna.goto(`/table/${id}`)
  await expect(anna.getByRole('button', { name: 'Leave table' })).toBeVisible()
  expect(new URL(anna.url()).hash).toBe('')
  await cleo.goto(anna.url())
  await expect(cleo.getByText('Ask Anna to invite you.')).toBeVisible()
  await lookAt(cleo, 'private-table')
})

test('the key of the link stands in no address that is asked for, no referrer, no log and no preview', async ({
  browser,
}) => {
  const { server, tearDown } = await build('key', { LOG_LEVEL: 'trace' })
  const anna = await guest(browser, server, 'Anna')
  const ben = await guest(browser, server, 'Ben')
  const lists = [sentBy(anna), sentBy(ben)]
  const sent = async () => (await Promise.all(lists.map((list) => list()))).flat()
  const link = await createTable(anna)
  const key = link.split('#key=')[1] ?? ''
  expect(key.length).toBeGreaterThan(8)
  await anna.reload()
  await ben.goto(link)
  // From there to another page, as a reader would, and with a fault that is reported.
  await ben.evaluate(() => void setTimeout(() => void Promise.reject(new Error('on purpose')), 0))
  await ben.getByRole('button', { name: 'Report problem' }).click()
  await expect.poll(async () => (await sent()).some((line) => line.includes('/api/client-reports'))).toBe(true)
  await ben.getByRole('button', { name: 'Take this seat' }).click()
  await expect(anna.getByTestId('prompt')).toBeVisible()
  await ben.goto('/rules')
  await expect(ben.getByRole('heading', { level: 1 })).toBeVisible()

  expect((await sent()).filter((line) => line.includes(key))).toEqual([])
  const preview = await fetch(link, { headers: { 'user-agent': 'a program that draws previews of links' } })
  expect([preview.status, await preview.text()]).toEqual([200, expect.not.stringContaining(key)])
  expect(server.log()).toContain('/api/tables/:id')
  expect(server.log()).not.toContain(key)
  await anna.context().close()
  await ben.context().close()
  await tearDown()
})

/** Every address that a page asks for, with its referrer and what is sent, as a log on the way may have it. */
function sentBy(page: Page): () => Promise<string[]> {
  const lines: Promise<string>[] = []
  page.on('request', (request) => {
    lines.push(
      request.allHeaders().then(
        ({ referer = '' }) => `${request.url().split('#')[0]} ${referer} ${request.postData() ?? ''}`,
        () => '',
      ),
    )
  })
  return () => Promise.all(lines)
}
