import type { NotificationChoice, NotificationSettings } from '@carriage/protocol'

/** The current choice with a change; the server takes only complete ones. */
export function choiceWith(settings: NotificationSettings, change: Partial<NotificationChoice>): NotificationChoice {
  const { language, zone, digest, channels } = settings
  return {
    language,
    zone,
    digest,
    mail: channels.some(({ kind, active }) => kind === 'mail' && active),
    webhooks: channels.flatMap(({ kind, address, active, shared }) =>
      kind === 'webhook' ? [{ url: address, active, shared }] : [],
    ),
    devices: [],
    ...change,
  }
}

/** The change that switches one channel on or off. */
export function switched(settings: NotificationSettings, id: string, active: boolean): Partial<NotificationChoice> {
  const channelName = settings.channels.find((channel) => channel.id === id)
  switch (channelName?.kind) {
    case 'mail':
      return { mail: active }
    case 'push':
      return { devices: [{ id, active }] }
    case 'webhook': {
      const { webhooks } = choiceWith(settings, {})
      return { webhooks: webhooks.map((hook) => (hook.url === channelName.address ? { ...hook, active } : hook)) }
    }
    default:
      return {}
  }
}
