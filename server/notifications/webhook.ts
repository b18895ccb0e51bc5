import type { NotificationMessage } from './message.ts'
import type { Outcome } from './outcome.ts'
import { type PostOptions, post } from './post-json.ts'

/** Tells a webhook in the form that Discord reads. Names of players cannot mention a user there. */
export function postToWebhook(
  url: string,
  { title, text, link, places }: NotificationMessage,
  options: PostOptions,
  leaving: () => Promise<void>,
): Promise<Outcome> {
  const body = JSON.stringify({
    content: title,
    embeds: [
      { title, description: text || places.map((place) => `${place.text}\n${place.link}`).join('\n'), url: link },
    ],
    allowed_mentions: { parse: [] },
  })
  return post({ url, headers: { 'content-type': 'application/json' }, body }, options, leaving)
}
