import { bodyOf, type NotificationMessage } from './message.ts'
import type { Outcome } from './outcome.ts'
import { type PostOptions, post } from './post-json.ts'

/**
 * Names of people, clubs and tournaments are part of the text, where Markdown or an address in them could become a
 * link.
 */
function plain(text: string): string {
  return text.replace(/[\\`*_~|<>[\]()#-]/g, '\\$&').replaceAll('://', ':\u200b//')
}

/** Posts to a webhook in the format of Discord. Names cannot mention a user there, and are not links. */
export function postToWebhook(
  url: string,
  message: NotificationMessage,
  options: PostOptions,
  leaving: () => Promise<void>,
): Promise<Outcome> {
  const { title, link, places } = message
  const text = bodyOf(message)
  const lines = places.map((place) => `${plain(place.text)}\n${place.link}`).join('\n')
  const body = JSON.stringify({
    content: plain(title),
    embeds: [{ title: plain(title), description: text === '' ? lines : plain(text), url: link }],
    allowed_mentions: { parse: [] },
  })
  return post({ url, headers: { 'content-type': 'application/json' }, body }, options, leaving)
}
