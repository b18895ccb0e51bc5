import { buildOfClient } from './error-report.ts'

const place = 'carriage-house.reloaded'
/** A service worker stores everything before it takes over. */
const timeout = 15_000

/** Loads the page again, from the newest build that the house has. */
export async function reload(): Promise<void> {
  await updateWorker().catch(() => undefined)
  location.reload()
}

/**
 * Loads the page again by itself, but for each reason only once in a build: whatever is still wrong then would be wrong
 * after every reload. Says whether it does.
 */
export function reloadOnce(reason: string): boolean {
  const entry = `${buildOfClient} ${reason}`
  try {
    const done = sessionStorage.getItem(place)?.split('\n') ?? []
    if (done.includes(entry)) return false
    sessionStorage.setItem(place, [...done, entry].join('\n'))
  } catch {
    // Without a memory there is nothing that would stop the second reload.
    return false
  }
  void reload()
  return true
}

/** Whether a file of this build could not be fetched: after a release the house has others in its place. */
export function isMissingFile(thrown: unknown): boolean {
  return (
    thrown instanceof Error &&
    /dynamically imported module|importing a module script|unable to preload/i.test(thrown.message)
  )
}

/** The service worker answers with the build that it stored; has it look for a newer one, and waits until that one serves. */
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
