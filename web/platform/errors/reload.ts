import { buildOfClient } from './error-report.ts'

const place = 'carriage-house.reloaded'
/** The service worker downloads the whole build before it takes over. */
const timeout = 15_000

/** Reloads the page from the newest build of the server. */
export async function reload(): Promise<void> {
  await updateWorker().catch(() => undefined)
  location.reload()
}

/**
 * Reloads automatically, but once per reason and build, since another reload would fail the same way. Returns whether
 * it does.
 */
export function reloadOnce(reason: string): boolean {
  const entry = `${buildOfClient} ${reason}`
  try {
    const done = sessionStorage.getItem(place)?.split('\n') ?? []
    if (done.includes(entry)) return false
    sessionStorage.setItem(place, [...done, entry].join('\n'))
  } catch {
    // Without storage nothing would prevent a loop of reloads.
    return false
  }
  void reload()
  return true
}

/** Whether a file of this build could not be fetched: a release replaces them. */
export function isMissingFile(thrown: unknown): boolean {
  return (
    thrown instanceof Error &&
    /dynamically imported module|importing a module script|unable to preload/i.test(thrown.message)
  )
}

/** The service worker serves its stored build: makes it check for a newer one, and waits until that one is active. */
async function updateWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration) return
  await registration.update()
  const fresh = registration.installing ?? registration.waiting
  if (!fresh) return
  await new Promise<void>((resolve) => {
    const look = () => {
      if (fresh.state === 'activated' || fresh.state === 'redundant') resolve()
    }
    fresh.addEventListener('statechange', look)
    setTimeout(resolve, timeout)
    look()
  })
}
