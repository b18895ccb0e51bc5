/** A deadline as a calendar event. */
export interface CalendarEvent {
  /** Stable while the event is about the same decision. */
  readonly uid: string
  /** Increases whenever the event changes. */
  readonly sequence: number
  /** When it was last changed, in milliseconds since the epoch, as all times here. */
  readonly changedAt: number
  readonly start: number
  readonly end: number
  readonly summary: string
  readonly description: string
  readonly url: string
}

export interface CalendarOptions {
  readonly name: string
  readonly language: string
  readonly events: readonly CalendarEvent[]
}

/** The suggested refresh interval. */
const refresh = 'PT30M'

/** A calendar in the format of RFC 5545. The same events always give the same text. */
export function writeCalendar({ name, language, events }: CalendarOptions): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Carriage House//Deadlines//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
    `X-PUBLISHED-TTL:${refresh}`,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines(event: CalendarEvent): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utc(event.changedAt)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `URL:${event.url}`,
    // A deadline does not block time.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** 20261117T160000Z */
function utc(moment: number): string {
  return new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

/** Escapes a text as a value, without control characters. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '')
}

/** Folds a line after 75 bytes with a line break and a space, without splitting a character. */
function folded(line: string): string {
  const most = 75
  const parts: string[] = []
  let part = ''
  for (const character of line) {
    if (Buffer.byteLength(part + character) > most) {
      parts.push(part)
      part = ' '
    }
    part += character
  }
  return [...parts, part].join('\r\n')
}
