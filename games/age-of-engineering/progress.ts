import type { TransitionInvariant } from '@carriage/kernel'
import { contentIfKnown, forSeats, pitLane } from '@carriage/kraftwagen-family'
import type { EngineeringMarker } from './components/index.ts'
import { companyOf, type Recruits, type State } from './state.ts'

/** Invariants between one position and the next. */
export const progress: readonly TransitionInvariant<State>[] = [
  {
    id: 'AE-INV-5',
    title: 'Levels never fall',
    broken: (before, after) =>
      forSeats(after.companies, (seat, { levels }) => {
        const old = companyOf(before, seat).levels
        return levels.body >= old.body && levels.engine >= old.engine ? undefined : 'a level fell'
      }),
  },
  {
    id: 'AE-INV-7',
    title: 'Nobody leaves a racing team',
    broken: (before, after) =>
      forSeats(after.companies, (seat, { team }) =>
        team >= companyOf(before, seat).team ? undefined : `${team} in the team`,
      ),
  },
  {
    id: 'AE-INV-13',
    title: 'Within a round the market marker never moves back',
    broken: (before, after) =>
      before.round === after.round && before.phase === 'action' && after.marketMarker < before.marketMarker
        ? `from ${before.marketMarker} to ${after.marketMarker}`
        : undefined,
  },
  {
    id: 'AE-INV-18',
    title: 'Stacks only shrink, and what is out of the game stays out',
    broken: (before, after) => {
      for (const kind of ['engineer', 'investor', 'instant'] as const) {
        const old: Recruits<string> = before.recruitment[kind]
        const now: Recruits<string> = after.recruitment[kind]
        if (now.stack > old.stack) return `the ${kind} stack grew`
        if (old.gone.some((tile, i) => now.gone[i] !== tile)) return `a ${kind} came back`
      }
      return undefined
    },
  },
  {
    id: 'AE-INV-19',
    title: 'An engineering marker that left the game never comes back',
    broken: (before, after) => {
      const old = markersInPlay(before)
      const engineers = after.companies.flatMap((company) => company.engineers)
      const known = before.companies.flatMap((company) => company.engineers)
      const fresh = engineers.filter((engineer) => !known.includes(engineer))
      for (const marker of markersInPlay(after)) {
        if (old.includes(marker) || fresh.some((engineer) => marker.startsWith(engineer))) continue
        return `${marker} came back`
      }
      return undefined
    },
  },
  {
    id: 'AE-INV-22',
    title: 'Within a round race cars only go forward; after its scoring they are in the pit lane',
    broken: (before, after) =>
      forSeats(after.companies, (seat, { raceCar }) => {
        if (after.round !== before.round || after.phase === 'over')
          return raceCar.space === pitLane && raceCar.laps === 0 ? undefined : 'not in the pit lane'
        const old = companyOf(before, seat).raceCar
        return raceCar.laps > old.laps || (raceCar.laps === old.laps && raceCar.space >= old.space)
          ? undefined
          : 'went back'
      }),
  },
  {
    id: 'AE-INV-23',
    title: 'Points never fall',
    broken: (before, after) =>
      forSeats(after.companies, (seat, { points }) => {
        const now = contentIfKnown(points) ?? 0
        const then = contentIfKnown(companyOf(before, seat).points) ?? 0
        return now >= then ? undefined : `from ${then} to ${now}`
      }),
  },
  {
    id: 'AE-INV-24',
    title: 'An achievement never changes hands',
    broken: (before, after) =>
      forSeats(after.companies, (seat, { achievements }) => {
        const lost = companyOf(before, seat).achievements.filter((achievement) => !achievements.includes(achievement))
        return lost.length === 0 ? undefined : `lost ${lost.join()}`
      }),
  },
  {
    id: 'AE-INV-25',
    title: 'A marker is used only while its step still has one',
    broken: (before, after) => {
      const { actionMarkerUsed, placingMarkerUsed } = before.turn
      const both = actionMarkerUsed && placingMarkerUsed
      const left = (state: State) =>
        companyOf(state, before.actor).engineeringMarkers.filter((marker) => marker !== 'buick5').length
      return both && left(after) < left(before) ? 'a third marker in one turn' : undefined
    },
  },
]

function markersInPlay({ companies, market, activeBuyers }: State): EngineeringMarker[] {
  return [
    ...companies.flatMap(({ engineeringMarkers }) => engineeringMarkers),
    ...market.map(({ marker }) => marker),
    ...activeBuyers.map(({ packard }) => packard),
  ].filter((marker) => marker !== null)
}
