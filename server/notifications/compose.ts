import type { MatchId, Pace } from '@carriage/protocol'
import { titleOf } from '@carriage/shared/catalogue'
import { type KindName, kindOf, textIn } from './kinds/index.ts'
import type { NotificationLanguage } from './kinds/kind.ts'
import type { NotificationMessage } from './message.ts'
import type { MissedLines } from './missed-events.ts'

/** An event at a table for one recipient. */
export interface TableNews {
  readonly kind: KindName
  /** The table; the club of an invitation, or the tournament of a removal. */
  readonly match: MatchId
  readonly n: number
  /** The game, or the name of the club or tournament. */
  readonly game: string
  /** A name or a reason, as its kind says. */
  readonly detail?: string | null | undefined
  /** The pace of the table. */
  readonly pace?: Pace | null | undefined
  /** When the time of the reader to decide is over. */
  readonly until?: number | undefined
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

export interface ComposeOptions {
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
  composing: ComposeOptions,
): Promise<NotificationMessage> {
  const { language } = reader
  const { opens, path } = kindOf(news.kind)
  const values = await valuesOf(news, reader)
  const expires = expiry(composing)
  const link = await linkFor(news, reader, composing, expires)
  return {
    title: textIn(language, `${news.kind}.title`, values),
    text: textWith(textIn(language, `${news.kind}.text`, values), news.missed, language),
    link,
    places: [{ text: textIn(language, opens === 'table' ? 'openTable' : 'openSite'), link }],
    topic: news.match,
    id: `<${news.match}.${news.n}.${news.kind}.${reader.channel}@${new URL(composing.publicUrl).hostname}>`,
    footer: path && !reader.shared ? settingsIn(language, composing) : footerOf(reader, composing, expires),
  }
}

/** One message about everything since the last digest. */
export async function composeDigest(
  all: readonly [TableNews, ...TableNews[]],
  reader: Reader,
  composing: ComposeOptions,
): Promise<NotificationMessage> {
  const { language } = reader
  const expires = expiry(composing)
  const places = await Promise.all(
    all.slice(0, mostPlaces).map(async (news) => ({
      text: textIn(language, `${news.kind}.digest`, await valuesOf(news, reader)) + happenedTo(news.missed),
      link: await linkFor(news, reader, composing, expires),
    })),
  )
  return {
    title: textIn(language, 'digestTitle', { count: all.length }),
    text: '',
    link: places[0]?.link ?? composing.publicUrl,
    places,
    topic: 'digest',
    id: `<digest.${all[0].match}.${all[0].n}.${reader.channel}@${new URL(composing.publicUrl).hostname}>`,
    footer: footerOf(reader, composing, expires),
  }
}

/** A notification is read at a glance, as the card at the table is. */
const mostLines = 5

/** Events of the reader first, then those of others, in at most five lines; the sentence alone if there are none. */
function textWith(sentence: string, missed: MissedLines | undefined, language: NotificationLanguage): string {
  if (!missed) return sentence
  const opening = missed.stopped ? [sentence, missed.stopped] : missed.own.length > 0 ? [] : [sentence]
  const own = [...opening, ...missed.own].slice(0, mostLines - 2)
  const room = mostLines - own.length
  const { others } = missed
  if (others.length <= room) return [...own, ...others].join('\n')
  const shown = others.slice(0, room - 1)
  return [...own, ...shown, textIn(language, 'more', { count: others.length - shown.length })].join('\n')
}

/** In a digest each table gets one line of events of its reader. */
function happenedTo(missed: MissedLines | undefined): string {
  return missed?.own[0] === undefined ? '' : ` – ${missed.own[0]}`
}

/** A message that only shows that the channel works. */
export function sendTestNotification({ language, channel }: Reader, composing: ComposeOptions): NotificationMessage {
  return {
    title: textIn(language, 'testTitle'),
    text: textIn(language, 'testText'),
    link: composing.publicUrl,
    places: [],
    topic: 'trial',
    id: `<trial.${composing.now()}.${channel}@${new URL(composing.publicUrl).hostname}>`,
    footer: '',
  }
}

async function valuesOf(
  { kind, game, others, detail, pace }: TableNews,
  { language }: Reader,
): Promise<Record<string, string>> {
  const title = kindOf(kind).subject === undefined ? titleOf(game) : undefined
  const translation = await title?.translations?.[language]?.()
  return {
    game: (translation?.messages ?? title?.words.messages.en)?.title ?? game,
    others: formatOf(language, lists, () => new Intl.ListFormat(language)).format(others),
    detail: detail ?? '',
    pace: paceIn(language, pace ?? { kind: 'none' }),
  }
}

/** The time that a table gives, such as "3 days a move". */
function paceIn(language: NotificationLanguage, pace: Pace): string {
  if (pace.kind !== 'slow') return textIn(language, pace.kind === 'live' ? 'pace.live' : 'pace.none')
  const { days, increment } = pace
  return increment === undefined
    ? textIn(language, 'pace.days', { days })
    : textIn(language, 'pace.bank', { days, hours: increment })
}

function linkFor(
  { match, kind }: TableNews,
  reader: Reader,
  { publicUrl, linkTo }: ComposeOptions,
  expires: Date,
): string | Promise<string> {
  const { path } = kindOf(kind)
  if (path) return `${publicUrl}${path(match)}`
  return reader.shared ? `${publicUrl}/table/${match}` : linkTo(reader.account, match, expires)
}

function expiry({ now }: ComposeOptions): Date {
  return new Date(now() + linkLife)
}

function footerOf({ language, zone, shared }: Reader, { publicUrl }: ComposeOptions, expires: Date): string {
  if (shared) return ''
  const until = formatOf(`${language} ${zone}`, times, () => {
    return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: zone })
  }).format(expires)
  return textIn(language, 'footer', { until, settings: settingsAt(publicUrl) })
}

function settingsIn(language: NotificationLanguage, { publicUrl }: ComposeOptions): string {
  return textIn(language, 'settings', { settings: settingsAt(publicUrl) })
}

function settingsAt(publicUrl: string): string {
  return `${publicUrl}/settings/notifications`
}

/** Creating a format takes longer than the rest of a notification. */
const times = new Map<string, Intl.DateTimeFormat>()
const lists = new Map<string, Intl.ListFormat>()

function formatOf<T>(key: string, known: Map<string, T>, make: () => T): T {
  const format = known.get(key) ?? make()
  known.set(key, format)
  return format
}
