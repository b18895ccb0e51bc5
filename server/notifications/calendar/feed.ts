import { titleOf } from '@carriage/shared/catalogue'
import type { Database } from '../../platform/storage/database.ts'
import { textIn } from '../kinds/index.ts'
import type { NotificationLanguage } from '../kinds/kind.ts'
import { type CalendarEvent, writeCalendar } from './icalendar.ts'
import type { CalendarReader } from './links.ts'
import { listDeadlines, type OwnDeadline } from './own-deadlines.ts'

const halfAnHour = 30 * 60_000

/** The deadlines of a person as a calendar. It names no other player, since it leaves the server. */
export async function readCalendarFeed(
  database: Database,
  { account, language }: CalendarReader,
  publicUrl: string,
): Promise<string> {
  const deadlines = await listDeadlines(database, account)
  const events = await Promise.all(deadlines.map((deadline) => eventOf(deadline, language, publicUrl)))
  return writeCalendar({ name: 'Carriage House', language, events })
}

/** An event of half an hour that ends with the deadline, since most programs hardly show one without length. */
async function eventOf(
  deadline: OwnDeadline,
  language: NotificationLanguage,
  publicUrl: string,
): Promise<CalendarEvent> {
  const { match, seat, version, since, due } = deadline
  const url = new URL(`/table/${match}`, publicUrl)
  return {
    uid: `${match}-${seat}@${url.hostname}`,
    sequence: version,
    changedAt: since,
    start: due - halfAnHour,
    end: due,
    summary: textIn(language, 'calendarTitle', { game: await nameOf(deadline.game, language) }),
    description: textIn(language, 'calendarText', { link: url.href }),
    url: url.href,
  }
}

async function nameOf(game: string, language: NotificationLanguage): Promise<string> {
  const title = titleOf(game)
  const translation = await title?.translations?.[language]?.()
  return (translation?.messages ?? title?.words.messages.en)?.title ?? game
}
