import { type NotFollowed, type Phrase, type Seat, seatName } from '@carriage/kernel'
import { buyerPhrase, paydays } from '@carriage/kraftwagen-family'
import type { Event } from '../events.ts'
import { type Fate, type Loss, raceStanding, type Sold, salesForecast } from '../forecast/index.ts'
import type { State } from '../state.ts'

type Missed = NotFollowed<State, Event>

/**
 * Changes for the viewer's company: earnings of the round, then cars that would now earn less (worst first), then the
 * race.
 */
export function changesForMe(since: Missed): Phrase[] {
  return [...paydays(since, (event) => paid(event, since.me)), ...fortunes(since), ...race(since)]
}

/** The effect of a scoring event on the viewer. */
function paid(event: Event, me: Seat) {
  switch (event.kind) {
    case 'moneyEarned':
      return { earned: event.seat === me && ['sale', 'place', 'laps'].includes(event.source) ? event.amount : 0 }
    case 'carUnsold':
      return { unsold: event.car.owner === me ? event.car.price : undefined }
    default:
      return { over: event.kind === 'marketCleared' }
  }
}

/** The viewer's cars with another result than before, if the round ended now. */
function fortunes(since: Missed): Phrase[] {
  const { before, view, me } = since
  if (before.round !== view.round || view.phase !== 'action') return []
  const then = salesForecast(before).fates
  const changes = salesForecast(view).fates.flatMap((now) => {
    const was = then.find(({ car }) => car.owner === me && car.price === now.car.price)
    const change = was && now.car.owner === me ? changeOf(since, was, now) : undefined
    return change ? [change] : []
  })
  return changes.sort((a, b) => a.gain - b.gain).map(({ line }) => line)
}

interface Change {
  readonly line: Phrase
  readonly gain: number
}

function changeOf({ me }: Missed, was: Fate, now: Fate): Change | undefined {
  const { price } = now.car
  const gain = paidFor(now) - paidFor(was)
  if (gain === 0) return undefined
  if (now.kind === 'unsold') {
    const loss = was.kind === 'sold' ? lossOf(was, now.lost, me) : undefined
    if (!loss) return { line: { id: 'digest.lost', values: { price } }, gain }
    const values = { price, name: seatName(loss.to.owner), theirs: loss.to.price }
    return { line: { id: loss.on === 'price' ? 'digest.lost.tie' : `digest.lost.${loss.preference}`, values }, gain }
  }
  if (was.kind === 'unsold') {
    const who = buyerPhrase(now.preference)
    return { line: { id: 'digest.found', values: { price, buyer: who, paid: now.paid } }, gain }
  }
  return { line: { id: 'digest.brings', values: { price, paid: now.paid, before: was.paid } }, gain }
}

/** The loss of this buyer to a rival; if another car of mine has that buyer now, the first other loss to a rival. */
function lossOf(was: Sold, losses: readonly Loss[], me: Seat): Loss | undefined {
  const toRivals = losses.filter(({ to }) => to.owner !== me)
  return toRivals.find(({ buyer }) => buyer === was.buyer) ?? toRivals[0]
}

function paidFor(fate: Fate): number {
  return fate.kind === 'sold' ? fate.paid : 0
}

function race({ before, view, me }: Missed): Phrase[] {
  if (before.round !== view.round || view.phase !== 'action') return []
  const [was = 0, now = 0] = [before, view].map((position) => raceStanding(position).money[me]?.place)
  return was === now ? [] : [{ id: 'digest.race', values: { before: was, after: now } }]
}
