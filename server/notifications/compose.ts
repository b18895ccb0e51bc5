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

/** How long the link of a notification works at least, and after the end of the time to decide. */
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
  const { opens, path, untilMoved } = kindOf(news.kind)
  const values = await valuesOf(news, reader)
  const link = await linkFor(news, reader, composing)
  const { hostname } = new URL(composing.publicUrl)
  return {
    language,
    title: textIn(language, `${news.kind}.title`, values),
    until: untilMoved ? untilIn(news, reader) : '',
    ...summaryOf(textIn(language, `${news.kind}.text`, values), news.missed, reader),
    link,
    places: [{ text: textIn(language, opens === 'table' ? (untilMoved ? 'play' : 'openTable') : 'openSite'), link }],
    topic: news.match,
    id: `<${news.match}.${news.n}.${news.kind}.${reader.channel}@${hostname}>`,
    thread: `<table.${news.match}.${reader.channel}@${hostname}>`,
    footer: path || reader.shared ? '' : textIn(language, 'footer'),
    footerLinks: settingsOf(reader, composing),
  }
}

/** One message about everything since the last digest, what must be decided first at the top. */
export async function composeDigest(
  all: readonly [TableNews, ...TableNews[]],
  reader: Reader,
  composing: ComposeOptions,
): Promise<NotificationMessage> {
  const { language } = reader
  const never = Number.POSITIVE_INFINITY
  const byUrgency = [...all].sort((one, other) => (one.until ?? never) - (other.until ?? never) || 0)
  const places = await Promise.all(
    byUrgency.slice(0, mostPlaces).map(async (news) => {
      const sentence = textIn(language, `${news.kind}.digest`, await valuesOf(news, reader)) + happenedTo(news.missed)
      const until = untilIn(news, reader)
      return { text: until ? `${until} – ${sentence}` : sentence, link: await linkFor(news, reader, composing) }
    }),
  )
  const { hostname } = new URL(composing.publicUrl)
  return {
    language,
    title: textIn(language, 'digestTitle', { count: all.length }),
    until: '',
    text: '',
    lines: [],
    link: places[0]?.link ?? composing.publicUrl,
    places,
    topic: 'digest',
    id: `<digest.${all[0].match}.${all[0].n}.${reader.channel}@${hostname}>`,
    thread: `<digest.${reader.channel}@${hostname}>`,
    footer: reader.shared ? '' : textIn(language, 'footerDigest'),
    footerLinks: settingsOf(reader, composing),
  }
}

/** A notification is read at a glance, as the card at the table is. */
const mostLines = 5

/** Events of the reader first, then a line for each of the latest turns, in at most five lines. */
function summaryOf(
  sentence: string,
  missed: MissedLines | undefined,
  { language, zone }: Reader,
): Pick<NotificationMessage, 'text' | 'lines'> {
  if (!missed) return { text: sentence, lines: [] }
  const opening = missed.stopped ? [sentence, missed.stopped] : missed.changes.length > 0 ? [] : [sentence]
  const own = [...opening, ...missed.changes].slice(0, mostLines - 2)
  const room = mostLines - own.length
  const { turns } = missed
  const shown = turns.length > room ? turns.slice(1 - room) : turns
  const earlier = turns.length - shown.length
  const time = dateFormat(language, zone, 'time', { weekday: 'short', hour: 'numeric', minute: '2-digit' })
  return {
    text: own.join('\n'),
    lines: [
      ...(earlier > 0 ? [{ at: '', line: textIn(language, 'more', { count: earlier }) }] : []),
      ...shown.map(({ at, line }) => ({ at: time.format(at), line })),
    ],
  }
}

/** In a digest each table gets one line of events of its reader. */
function happenedTo(missed: MissedLines | undefined): string {
  return missed?.changes[0] === undefined ? '' : ` – ${missed.changes[0]}`
}

/** Until when the reader must decide, on the clock of the reader. */
function untilIn({ until }: TableNews, { language, zone }: Reader): string {
  if (until === undefined) return ''
  const format = dateFormat(language, zone, 'until', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  })
  const place = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
  return textIn(language, 'until', { until: format.format(until), place })
}

/** A message that only shows that the channel works. */
export function sendTestNotification({ language, channel }: Reader, composing: ComposeOptions): NotificationMessage {
  const { hostname } = new URL(composing.publicUrl)
  return {
    language,
    title: textIn(language, 'testTitle'),
    until: '',
    text: textIn(language, 'testText'),
    lines: [],
    link: composing.publicUrl,
    places: [],
    topic: 'trial',
    id: `<trial.${composing.now()}.${channel}@${hostname}>`,
    thread: `<trial.${channel}@${hostname}>`,
    footer: '',
    footerLinks: [],
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
    others: namesIn(language, others),
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

/** Names as a list; of more than three only the first two. */
function namesIn(language: NotificationLanguage, names: readonly string[]): string {
  const listed =
    names.length > 3 ? [...names.slice(0, 2), textIn(language, 'moreNames', { count: names.length - 2 })] : names
  return formatOf(language, lists, () => new Intl.ListFormat(localeOf(language))).format(listed)
}

/** A one-tap link works until the end of the time to decide and a day, so that nobody finds it dead while it is needed. */
function linkFor(
  { match, kind, until }: TableNews,
  reader: Reader,
  { publicUrl, linkTo, now }: ComposeOptions,
): string | Promise<string> {
  const { path } = kindOf(kind)
  if (path) return `${publicUrl}${path(match)}`
  if (reader.shared) return `${publicUrl}/table/${match}`
  return linkTo(reader.account, match, new Date(Math.max(now(), until ?? 0) + linkLife))
}

function settingsOf({ language, shared }: Reader, { publicUrl }: ComposeOptions): NotificationMessage['footerLinks'] {
  return shared ? [] : [{ text: textIn(language, 'settings'), link: `${publicUrl}/settings/notifications` }]
}

/** Creating a format takes longer than the rest of a notification. */
const dates = new Map<string, Intl.DateTimeFormat>()
const lists = new Map<string, Intl.ListFormat>()

/** English is British, with a 24-hour clock. */
function localeOf(language: NotificationLanguage): string {
  return language === 'en' ? 'en-GB' : language
}

function dateFormat(
  language: NotificationLanguage,
  zone: string,
  name: string,
  parts: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  return formatOf(
    `${language} ${zone} ${name}`,
    dates,
    () => new Intl.DateTimeFormat(localeOf(language), { ...parts, timeZone: zone }),
  )
}

function formatOf<T>(key: string, known: Map<string, T>, make: () => T): T {
  const format = known.get(key) ?? make()
  known.set(key, format)
  return format
}
