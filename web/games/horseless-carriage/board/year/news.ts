import type { Event, Phase } from '@carriage/horseless-carriage'
import type { Seat } from '@carriage/kernel'
import type { Props } from '../props.ts'
import { builtWords } from './built-words.ts'
import { type Chapter, chaptersOf } from './chapters.ts'
import { reportOf } from './reports.ts'

/** A line of news. */
export interface News {
  readonly year: number
  readonly phase: Phase
  readonly line: string
  /** The seat, where the line is about one. */
  readonly seat?: Seat
  /** An action of one seat, which newer news replace at once; results of phases are always shown. */
  readonly passing?: boolean
}

/** Phases with news about their result only; the others about each action. */
const summed: readonly Phase[] = ['focus', 'brochures', 'sales', 'endCheck', 'expectations', 'demand']

/** The news since this number of events, phase by phase. */
export function newsSince(history: readonly Event[], seen: number, words: Pick<Props, 't' | 'translator'>): News[] {
  return chaptersOf(history)
    .filter(({ from, events }) => from + events.length >= seen)
    .flatMap((chapter) => newsOf(chapter, history.slice(Math.max(seen, chapter.from)), words))
}

function newsOf(chapter: Chapter, since: readonly Event[], words: Pick<Props, 't' | 'translator'>): News[] {
  const { year, phase, events, over } = chapter
  const fresh = events.filter((event) => since.includes(event))
  const news: News[] = []
  const sells = fresh.some(({ kind }) => kind === 'vehiclesSold')
  // For sales, the window is visible on the board.
  const done = words.translator.events(
    fresh.filter((event) => isDone(event) && !(sells && event.kind === 'windowPlaced')),
  )
  if (done.length > 0) news.push({ year, phase, line: done.slice(-2).join(' '), passing: true })
  for (const event of fresh)
    if (event.kind === 'planCommitted')
      news.push({ year, phase, seat: event.seat, line: `${builtWords(words, event.seat, event.plan)}.` })
  const sum = over && summed.includes(phase) ? reportOf(chapter, words) : undefined
  if (sum !== undefined) news.push({ year, phase, line: sum })
  return news
}

const actsOfSeats: readonly Event['kind'][] = [
  'markerMoved',
  'capacityRaised',
  'researchLost',
  'clockTicked',
  'timecardFlipped',
  'slotTaken',
  'focusPassed',
  'planSubmitted',
  'planWithdrawn',
  'planReopened',
  'windowPlaced',
  'windowIdle',
  'vehiclesSold',
  'cardPlayed',
]

/** A player's action, rather than a consequence by the rules. */
function isDone({ kind }: Event): boolean {
  return actsOfSeats.includes(kind)
}
