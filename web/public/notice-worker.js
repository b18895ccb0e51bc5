// The compiler reads the rest of the client as a page, and knows nothing of what only a service worker has.
/* oxlint-disable typescript/no-unsafe-argument, typescript/no-unsafe-assignment, typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-return */

/** Part of the service worker: shows what the house pushes, and leads to the table when it is tapped. */
self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json()
  const shown = { body, tag, renotify: true, icon: '/icon.svg', data: { url, tag } }
  event.waitUntil(self.registration.showNotification(title, shown))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(lead(event.notification.data))
})

/** The tag of a notice is its table: a window that is there already comes to the front. */
async function lead({ url, tag }) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find((window) => new URL(window.url).pathname === `/table/${tag}`)
  return there ? there.focus() : self.clients.openWindow(url)
}
