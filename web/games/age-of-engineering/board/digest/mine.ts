import type { Event, State } from '@carriage/age-of-engineering'
import { type Fate, raceStanding, salesForecast } from '@carriage/age-of-engineering/forecast'
import type { Since } from '../../../../table/board/board.ts'

type Told = Since<State, Event>

const scored: readonly string[] = ['sale', 'investor', 'place', 'laps']

/** What changed for my company: what a round brought, then what my cars would bring, the worst first, then the race. */
export function changesForMe(since: Told): string[] {
  return [...paydays(since), ...fortunes(since), ...race(since)]
}

/** The rounds that were scored meanwhile. */
function paydays({ events, me, say }: Told): string[] {
  const lines: string[] = []
  let earned = 0
  for (const event of events) {
    if (event.kind === 'pointsGained' && event.seat === me && scored.includes(event.source)) earned += event.amount
    if (event.kind === 'carUnsold' && event.car.owner === me)
      lines.push(say('digest.unsold', { price: event.car.price }))
    if (event.kind === 'marketCleared') {
      lines.unshift(say('digest.payday', { earned }))
      earned = 0
    }
  }
  return lines
}

/** My cars that would bring another sum than before, if the round ended now. */
function fortunes({ before, view, me, say, tell }: Told): string[] {
  if (before.round !== view.round || view.phase !== 'action') return []
  const then = salesForecast(before).fates
  return salesForecast(view)
    .fates.flatMap((now) => {
      const was = then.find(({ car }) => car.owner === me && car.price === now.car.price)
      const gain = was && now.car.owner === me ? now.paid - was.paid : 0
      return was && gain !== 0 ? [{ gain, line: lineFor(was, now) }] : []
    })
    .sort((a, b) => a.gain - b.gain)
    .map(({ line }) => line)

  function lineFor(was: Fate, now: Fate): string {
    const { price } = now.car
    if (now.paid > 0) return say('digest.brings', { price, paid: now.paid, before: was.paid })
    const loss = now.lost.find(({ to }) => to.owner !== me)
    if (!loss) return say('digest.lost', { price })
    return say('digest.lost.to', { price, name: tell.name(loss.to.owner), theirs: loss.to.price })
  }
}

function race({ before, view, me, say }: Told): string[] {
  if (before.round !== view.round || view.phase !== 'action') return []
  const [was = 0, now = 0] = [before, view].map((position) => raceStanding(position).points[me]?.place)
  return was === now ? [] : [say('digest.race', { before: was, after: now })]
}
