import { expect } from '@playwright/test'
import { wholeChromium } from '../chromium.ts'
import { guest } from '../online-table.ts'
import { test } from '../server.ts'

// The shell shows no notifications.
test.use({ launchOptions: wholeChromium, serviceWorkers: 'allow' })

test('a pushed notice is shown by the device and knows its link', { tag: '@core' }, async ({ browser, server }) => {
  const page = await guest(browser, server, 'Dora')
  await page.context().grantPermissions(['notifications'], { origin: server.url })
  await page.goto('/')
  // What is delivered while the worker is only activating is lost.
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    while (active?.state === 'activating')
      await new Promise((done) => active.addEventListener('statechange', done, { once: true }))
  })
  const session = await page.context().newCDPSession(page)
  const registrations: string[] = []
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: seen }) => {
    registrations.push(...seen.map(({ registrationId }) => registrationId))
  })
  await session.send('ServiceWorker.enable')
  await expect.poll(() => registrations.length).toBeGreaterThan(0)
  const link = `${server.url}/l#token`
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: server.url,
    registrationId: registrations[0] ?? '',
    data: JSON.stringify({ title: 'Your turn', body: 'Ben waits.', url: link, tag: '00table' }),
  })
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map(({ title, body, tag, data }) => ({
        title,
        body,
        tag,
        data: data as unknown,
      }))
    })
  await expect
    .poll(shown)
    .toEqual([{ title: 'Your turn', body: 'Ben waits.', tag: '00table', data: { url: link, tag: '00table' } }])
})
