import type { NotificationSettings } from '@carriage/protocol'
import { api } from '../../platform/net/api.ts'
import { AccountError, given } from './account-error.ts'

/** How things stand between this browser and notices: it cannot, it must not, it does not, or it is told. */
export type PushState = 'missing' | 'denied' | 'off' | 'on'

/** Under this name the device remembers which of the account's channels it is. */
const place = 'carriage-house.push'

export function thisDevice(): string | undefined {
  return localStorage.getItem(place) ?? undefined
}

export async function pushState(): Promise<PushState> {
  const registration = await registered()
  if (!registration) return 'missing'
  if (Notification.permission === 'denied') return 'denied'
  return (await registration.pushManager.getSubscription()) && thisDevice() !== undefined ? 'on' : 'off'
}

/** Has the browser ask its person, then gives the house the way to this device. */
export async function subscribeToPush({ pushKey, channels }: NotificationSettings): Promise<NotificationSettings> {
  const registration = await registered()
  if (!registration) throw new AccountError('push.missing')
  if ((await Notification.requestPermission()) !== 'granted') throw new AccountError('push.denied')
  const { endpoint, keys } = (await subscribed(await navigator.serviceWorker.ready, pushKey)).toJSON()
  if (endpoint === undefined || !keys?.p256dh || !keys.auth) throw new AccountError('push.failed')
  const body = { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }
  const settings = given(await api.POST('/api/notifications/push', { body }))
  const added = settings.channels.find(({ id, kind }) => kind === 'push' && !channels.some((known) => known.id === id))
  if (added) localStorage.setItem(place, added.id)
  return settings
}

/**
 * Has this device notify whoever is signed in now, if it notified the guest before: what a guest has set up does not move
 * to an account, since it may have been somebody else's device.
 */
export async function renewPush(): Promise<void> {
  if (thisDevice() === undefined || (await pushState()) !== 'on') return
  const { data: settings } = await api.GET('/api/notifications')
  if (!settings || settings.channels.some(({ id }) => id === thisDevice())) return
  // Without it nothing is lost but notifications here, which the page about them shows.
  await subscribeToPush(settings).catch(() => localStorage.removeItem(place))
}

/** Ends it on the device and in the house; gives what is left there, if the house knew of it. */
export async function unsubscribeFromPush(): Promise<NotificationSettings | undefined> {
  const id = thisDevice()
  localStorage.removeItem(place)
  await (await (await registered())?.pushManager.getSubscription())?.unsubscribe()
  if (id === undefined) return undefined
  const { data } = await api.DELETE('/api/notifications/channels/:id', { params: { path: { id } } })
  return data
}

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return undefined
  return navigator.serviceWorker.getRegistration()
}

/** A new push subscription. An old one would belong to the account signed in before, or to an old key. */
async function subscribed({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  await (await pushManager.getSubscription())?.unsubscribe()
  try {
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  } catch {
    throw new AccountError('push.failed')
  }
}
