import type { Event, Phase } from '@carriage/horseless-carriage'
import type { Seat } from '@carriage/kernel'
import { trackName } from '../names.ts'
import type { Props } from '../props.ts'
import { builtWords } from './built-words.ts'
import { type Chapter, chaptersOf } from './chapters.ts'

type Words = Pick<Props, 't' | 'translator'>

/** The report of a phase, in one line. */
export interface Report {
  readonly year: number
  readonly phase: Phase
  readonly line: string
}

/** The reports of the latest phases, latest first. A running phase is reported as far as it went. */
export function reportsOf(history: readonly Event[], words: Words, most = Number.POSITIVE_INFINITY): Report[] {
  const reports: Report[] = []
  for (const chapter of chaptersOf(history).reverse()) {
    if (reports.length >= most) break
    const line = reportOf(chapter, words)
    if (line !== undefined) reports.push({ year: chapter.year, phase: chapter.phase, line })
  }
  return reports
}

/** The report of a phase; undefined while there is nothing to report. */
export function reportOf({ phase, events, over }: Chapter, words: Words): string | undefined {
  switch (phase) {
    case 'research':
      return research(events, words)
    case 'focus':
      return focus(events, words)
    case 'factory':
      return factory(events, words)
    case 'brochures':
      return brochures(events, words)
    case 'sales':
      return sales(events, words)
    case 'endCheck':
      return over ? endCheck(events, words) : undefined
    case 'expectations':
      return expectations(events, words)
    case 'demand':
      return demand(events, words)
    default:
      return phase satisfies never
  }
}

/** The resulting squares of each researcher's moves. */
function research(events: readonly Event[], { t, translator }: Words): string | undefined {
  const bySeat = new Map<Seat, Map<string, string>>()
  const note = (seat: Seat, what: string, line: string) => {
    const known = bySeat.get(seat) ?? new Map<string, string>()
    bySeat.set(seat, known.set(what, line))
  }
  for (const event of events) {
    if (event.kind === 'markerMoved') {
      const { seat, owner, to } = event
      const track = trackName({ translator }, event.track)
      const values = { track, to, owner: translator.name(owner) }
      note(seat, `${event.track} ${owner}`, t(owner === seat ? 'report.marker' : 'report.marker.other', values))
    } else if (event.kind === 'capacityRaised') note(event.seat, '', t('report.capacity', { to: event.to }))
    else if (event.kind === 'researchLost') note(event.seat, 'lost', t('report.lost', { moves: event.moves }))
  }
  return bySeat.size === 0
    ? undefined
    : sentences([...bySeat].map(([seat, lines]) => `${translator.name(seat)}: ${[...lines.values()].join(', ')}`))
}

function focus(events: readonly Event[], { t, translator }: Words): string | undefined {
  const set = events.find((event) => event.kind === 'orderSet')
  if (set) return t('report.focus', { order: set.order.map((seat) => translator.name(seat)).join(' > ') })
  const shownEvents = events.filter(({ kind }) => kind === 'slotTaken' || kind === 'focusPassed')
  return shownEvents.length === 0 ? undefined : translator.events(shownEvents).join(' ')
}

function factory(events: readonly Event[], words: Words): string | undefined {
  const built = events.filter((event) => event.kind === 'planCommitted')
  if (built.length > 0) return sentences(built.map(({ seat, plan }) => builtWords(words, seat, plan)))
  const waiting = new Set(events.filter((event) => event.kind === 'planSubmitted').map(({ seat }) => seat))
  if (waiting.size === 0) return undefined
  return words.t('report.submitted', { names: [...waiting].map((seat) => words.translator.name(seat)).join(', ') })
}

function brochures(events: readonly Event[], { t, translator }: Words): string {
  const printed = events.filter((event) => event.kind === 'brochurePrinted')
  const closed = printed.filter(({ open }) => !open)
  const drawn = events.filter((event) => event.kind === 'ganttRaised')
  return t('report.brochures', {
    open: printed.length - closed.length,
    all: printed.length,
    shut: closed.length,
    closed: [...Map.groupBy(closed, ({ seat }) => seat)]
      .map(
        ([seat, theirs]) => `${translator.name(seat)} ${theirs.map(({ dealership }) => letters[dealership]).join(' ')}`,
      )
      .join(', '),
    gantt: drawn.map(({ seat, by }) => `${translator.name(seat)} +${by}`).join(', '),
    drawn: drawn.length,
  })
}

/** As on the windows of the market. */
const letters = { large: 'L', middle: 'M', small: 'S' } as const

function sales(events: readonly Event[], { t, translator }: Words): string | undefined {
  const sold = events.filter((event) => event.kind === 'vehiclesSold')
  if (sold.length === 0 && !events.some(({ kind }) => kind === 'salesEnded')) return undefined
  const bySeat = new Map<Seat, number>()
  for (const { seat, earned } of sold) bySeat.set(seat, (bySeat.get(seat) ?? 0) + earned)
  return t('report.sales', {
    vehicles: sold.reduce((sum, { vehicles }) => sum + vehicles, 0),
    earned: sold.reduce((sum, { earned }) => sum + earned, 0),
    shares: [...bySeat].map(([seat, earned]) => `${translator.name(seat)} ${earned}`).join(', '),
  })
}

function endCheck(events: readonly Event[], { t, translator }: Words): string {
  const ended = events.find(({ kind }) => kind === 'gameEnded')
  return ended ? translator.event(ended) : t('report.endCheck')
}

function expectations(events: readonly Event[], words: Words): string | undefined {
  const left = events.find((event) => event.kind === 'trackLeft')
  const entered = events.find((event) => event.kind === 'trackEntered')
  if (!left || !entered) return undefined
  return words.t('report.expectations', {
    left: trackName(words, left.track),
    minimum: left.minimum,
    entered: trackName(words, entered.track),
    innovation: entered.candidates.find(({ track }) => track === entered.track)?.innovation ?? 0,
  })
}

function demand(events: readonly Event[], { t, translator }: Words): string | undefined {
  const prices = events.find((event) => event.kind === 'pricesSet')
  if (!prices) {
    const played = events.filter((event) => event.kind === 'cardPlayed')
    return played.length === 0 ? undefined : translator.events(played).join(' ')
  }
  const came = events.filter((event) => event.kind === 'buyersCame').flatMap(({ buyers }) => buyers)
  const neutral = events.filter(({ kind }) => kind === 'neutralBuyerCame').length
  const revealed = events.filter((event) => event.kind === 'cardRevealed')
  return t('report.demand', {
    sparks: revealed.reduce((sum, { sparks }) => sum + sparks.length, 0),
    buyers: came.reduce((sum, { buyers }) => sum + buyers, neutral),
    prices: prices.prices.map((price) => price ?? '–').join('\u00a0·\u00a0'),
  })
}

function sentences(lines: readonly string[]): string {
  return `${lines.join('; ')}.`
}
