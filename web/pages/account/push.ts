import type { NotificationSettings } from '@carriage/protocol'
import { api } from '../../platform/net/api.ts'
import { AccountError, given } from './account-error.ts'

/** Push in this browser: unsupported, denied, off or on. */
export type PushState = 'missing' | 'denied' | 'off' | 'on'

/** Storage key of the id of this device's channel. */
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

/** Asks for permission, then registers the subscription of this device on the server. */
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
 * Moves push on this device to the account that is signed in now, if the guest had it on. What a guest has set up does
 * not move with the games, since it may have been somebody else's device.
 */
export async function renewPush(): Promise<void> {
  if (thisDevice() === undefined || (await pushState()) !== 'on') return
  const { data: settings } = await api.GET('/api/notifications')
  if (!settings || settings.channels.some(({ id }) => id === thisDevice())) return
  // If it fails, only notifications here are lost, which the settings show.
  await subscribeToPush(settings).catch(() => localStorage.removeItem(place))
}

/**
 * Unsubscribes the device and removes it from the server; returns the remaining settings, if the server knew the
 * device.
 */
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

/** A new push subscription. An old one would belong to the previous account, or to an old key. */
async function subscribed({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  await (await pushManager.getSubscription())?.unsubscribe()
  try {
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  } catch {
    throw new AccountError('push.failed')
  }
}
