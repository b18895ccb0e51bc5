// The compiler checks the client as a page, without the types of service workers.
/* oxlint-disable typescript/no-unsafe-argument, typescript/no-unsafe-assignment, typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-return */

/** Part of the service worker: shows push notifications, and opens the table when one is tapped. */
self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json()
  const shown = { body, tag, renotify: true, icon: '/icon.svg', data: { url, tag } }
  event.waitUntil(self.registration.showNotification(title, shown))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(lead(event.notification.data))
})

/** The tag of a notification is its table: an existing window of it is focused. */
async function lead({ url, tag }) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find((window) => new URL(window.url).pathname === `/table/${tag}`)
  return there ? there.focus() : self.clients.openWindow(url)
}
