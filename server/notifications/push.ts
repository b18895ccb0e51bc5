import webPush from 'web-push'
import { bodyOf, type NotificationMessage } from './message.ts'
import { failed, type Outcome } from './outcome.ts'
import { type PostOptions, post } from './post-json.ts'

/** The keys by which push services know this server. */
export interface Vapid {
  readonly publicKey: string
  readonly privateKey: string
  /** The contact for push services: a mailto: or https: URL. */
  readonly subject: string
}

export interface Device {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** How long a push service stores what it cannot deliver, in seconds. */
const retention = 86_400
/** Push services accept four kilobytes in total. */
const longestBody = 800

/** Sends a push, encrypted so that the push service cannot read it. */
export async function pushNotification(
  device: Device,
  message: NotificationMessage,
  vapid: Vapid,
  options: PostOptions,
  leaving: () => Promise<void>,
): Promise<Outcome> {
  let request: ReturnType<typeof webPush.generateRequestDetails>
  try {
    const { title, link, places, topic } = message
    const body = (bodyOf(message) || places.map((place) => place.text).join('\n')).slice(0, longestBody)
    const payload = JSON.stringify({ title, body, url: link, tag: topic })
    request = webPush.generateRequestDetails(device, payload, { vapidDetails: vapid, TTL: retention, topic })
  } catch (error) {
    return failed('badAddress', error instanceof Error ? error.message : String(error), 'switchOff')
  }
  const { endpoint, headers, body } = request
  const outcome = await post({ url: endpoint, headers, body: body ?? '' }, options, leaving)
  // A second push of the same topic replaces the first, so a retry cannot deliver twice.
  return !outcome.sent && outcome.fault === 'inDoubt' ? { ...outcome, next: 'again' } : outcome
}
