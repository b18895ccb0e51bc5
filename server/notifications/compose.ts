import type { MatchId } from '@carriage/protocol'
import { titleOf } from '@carriage/shared/catalogue'
import type { NotificationMessage } from './message.ts'
import { fill, messagesFrom, type NotificationLanguage, type NotificationMessages } from './messages/index.ts'
import type { MissedLines } from './missed-events.ts'

/** An event at a table for one recipient. */
export interface TableNews {
  readonly kind: 'turn' | 'reminder' | 'over' | 'closed' | 'invited' | 'club' | 'removed'
  /** The table; the club of an invitation, or the tournament of a removal. */
  readonly match: MatchId
  readonly n: number
  /** The game, or the name of the club or tournament. */
  readonly game: string
  /** The reason of a removal. */
  readonly reason?: string | null | undefined
  /** The other players. */
  readonly others: readonly string[]
  /** What the reader has missed there. */
  readonly missed?: MissedLines | undefined
}

export interface Reader {
  readonly account: string
  readonly channel: string
  readonly language: NotificationLanguage
  readonly zone: string
  /** Others read the channel too, so links must not sign the reader in. */
  readonly shared: boolean
}

export interface NotificationDeps {
  readonly publicUrl: string
  /** Makes a one-tap link of the account to the table, valid until it expires. */
  readonly linkTo: (account: string, match: MatchId, expires: Date) => string | Promise<string>
  readonly now: () => number
}

/** How long the link of a notification works. Notifications remain in mailboxes and on lock screens. */
const linkLife = 86_400_000
/** The tables that a digest names; the rest are counted. */
const mostPlaces = 12

/** A notification about one event. */
export async function composeNotification(
  news: TableNews,
  reader: Reader,
  noticeDeps: NotificationDeps,
): Promise<NotificationMessage> {
  const words = messagesFrom(reader.language)
  const values = await valuesOf(news, reader)
  const expires = expiry(noticeDeps)
  const link = await linkFor(news, reader, noticeDeps, expires)
  const { title, text, place } = noticeIn(words, news.kind)
  return {
    title: fill(title, values),
    text: textWith(fill(text, values), news.missed, words),
    link,
    places: [{ text: place, link }],
    topic: news.match,
    // A reminder has a different id from the notification of its turn.
    id: `<${news.match}.${news.n}${news.kind === 'reminder' ? '.reminder' : ''}.${reader.channel}@${new URL(noticeDeps.publicUrl).hostname}>`,
    footer:
      (news.kind === 'invited' || isElsewhere(news.kind)) && !reader.shared
        ? fill(words.settings, { settings: `${noticeDeps.publicUrl}/settings/notifications` })
        : footerOf(words, reader, noticeDeps, expires),
  }
}

/** One message about everything since the last digest. */
export async function composeDigest(
  all: readonly [TableNews, ...TableNews[]],
  reader: Reader,
  noticeDeps: NotificationDeps,
): Promise<NotificationMessage> {
  const words = messagesFrom(reader.language)
  const expires = expiry(noticeDeps)
  const places = await Promise.all(
    all.slice(0, mostPlaces).map(async (news) => ({
      text: fill(noticeIn(words, news.kind).digest, await valuesOf(news, reader)) + happenedTo(news.missed),
      link: await linkFor(news, reader, noticeDeps, expires),
    })),
  )
  return {
    title: fill(words.digestTitle, { count: all.length }),
    text: '',
    link: places[0]?.link ?? noticeDeps.publicUrl,
    places,
    topic: 'digest',
    id: `<digest.${all[0].match}.${all[0].n}.${reader.channel}@${new URL(noticeDeps.publicUrl).hostname}>`,
    footer: footerOf(words, reader, noticeDeps, expires),
  }
}

/** As many lines as the digest card at the table, to be read at a glance. */
const mostLines = 5

/** Events of the reader first, then those of others, in at most five lines; only the sentence if none are known. */
function textWith(sentence: string, missed: MissedLines | undefined, words: NotificationMessages): string {
  if (!missed) return sentence
  const mine = missed.mine.length > 0 ? missed.mine.slice(0, mostLines - 2) : [sentence]
  const room = mostLines - mine.length
  const { others } = missed
  if (others.length <= room) return [...mine, ...others].join('\n')
  const told = others.slice(0, room - 1)
  return [...mine, ...told, fill(words.more, { count: others.length - told.length })].join('\n')
}

/** In a list of tables each gets one line of what happened to its reader. */
function happenedTo(missed: MissedLines | undefined): string {
  return missed?.mine[0] === undefined ? '' : ` – ${missed.mine[0]}`
}

/** Test notification. */
export function sendTestNotification(reader: Reader, noticeDeps: NotificationDeps): NotificationMessage {
  const words = messagesFrom(reader.language)
  return {
    title: words.trialTitle,
    text: words.trialText,
    link: noticeDeps.publicUrl,
    places: [],
    topic: 'trial',
    id: `<trial.${noticeDeps.now()}.${reader.channel}@${new URL(noticeDeps.publicUrl).hostname}>`,
    footer: '',
  }
}

/** The sentence for a kind of event, and for the target of its link. */
function noticeIn(
  words: NotificationMessages,
  kind: TableNews['kind'],
): Record<'title' | 'text' | 'digest' | 'place', string> {
  switch (kind) {
    case 'turn':
      return { title: words.turnTitle, text: words.turnText, digest: words.digestTurn, place: words.open }
    case 'reminder':
      return {
        title: words.reminderTitle,
        text: words.reminderText,
        digest: words.digestReminder,
        place: words.open,
      }
    case 'over':
      return { title: words.overTitle, text: words.overText, digest: words.digestOver, place: words.open }
    case 'closed':
      return { title: words.closedTitle, text: words.closedText, digest: words.digestClosed, place: words.openSite }
    case 'invited':
      return { title: words.invitedTitle, text: words.invitedText, digest: words.digestInvited, place: words.open }
    case 'club':
      return { title: words.clubTitle, text: words.clubText, digest: words.digestClub, place: words.openSite }
    case 'removed':
      return {
        title: words.removedTitle,
        text: words.removedText,
        digest: words.digestRemoved,
        place: words.openSite,
      }
    default:
      return kind satisfies never
  }
}

/** Events without a table. */
function isElsewhere(kind: TableNews['kind']): kind is 'club' | 'removed' {
  return kind === 'club' || kind === 'removed'
}

async function valuesOf(
  { kind, game, others, reason }: TableNews,
  { language }: Reader,
): Promise<Record<string, string>> {
  const title = isElsewhere(kind) ? undefined : titleOf(game)
  const translation = await title?.translations?.[language]?.()
  return {
    game: (translation?.messages ?? title?.words.messages.en)?.title ?? game,
    others: formatOf(language, lists, () => new Intl.ListFormat(language)).format(others),
    reason: reason ?? '',
  }
}

function linkFor(
  { match, kind }: TableNews,
  reader: Reader,
  noticeDeps: NotificationDeps,
  expires: Date,
): string | Promise<string> {
  if (kind === 'club') return `${noticeDeps.publicUrl}/clubs/${match}`
  if (kind === 'removed') return `${noticeDeps.publicUrl}/${match.replace('tournament-', 'tournaments/')}`
  // A one-tap link can play at a table, but take no seat.
  return reader.shared || kind === 'invited'
    ? `${noticeDeps.publicUrl}/table/${match}`
    : noticeDeps.linkTo(reader.account, match, expires)
}

function expiry({ now }: NotificationDeps): Date {
  return new Date(now() + linkLife)
}

function footerOf(
  words: NotificationMessages,
  { language, zone, shared }: Reader,
  { publicUrl }: NotificationDeps,
  expires: Date,
): string {
  if (shared) return ''
  const until = formatOf(`${language} ${zone}`, times, () => {
    return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: zone })
  }).format(expires)
  return fill(words.footer, { until, settings: `${publicUrl}/settings/notifications` })
}

/** Making a format takes longer than the rest of a notification. */
const times = new Map<string, Intl.DateTimeFormat>()
const lists = new Map<string, Intl.ListFormat>()

function formatOf<T>(key: string, known: Map<string, T>, make: () => T): T {
  const format = known.get(key) ?? make()
  known.set(key, format)
  return format
}
