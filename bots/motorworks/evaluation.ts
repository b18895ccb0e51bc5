import type { Seat } from '@carriage/kernel'
import type { Evaluation, Reason } from '../advice/evaluation.ts'
import type { Judgement } from './judgement.ts'
import { type MotorworksPosition, mostSeats } from './position.ts'
import type { Features } from './value.ts'

/** The smallest value of a reason, in points. */
const worthSaying = 0.5
const mostReasons = 2

/** Explains a judgement in words that a player would use: points now, losses of rivals, and the topics of features. */
export function evaluationOf<State extends MotorworksPosition>(
  judgement: Judgement<State>,
  about: Readonly<Record<string, string | undefined>>,
  { now, rivals }: { readonly now: string; readonly rivals: string },
): Evaluation<State> {
  const { source } = judgement
  const count = source.features.length
  const expected = new Float64Array(mostSeats)
  const concerns = [...new Set(Object.values(about).filter((concern) => concern !== undefined))]

  /** The features of a position, which the next look does not overwrite. */
  function copyOf({ values, table, points, left, unit }: Features): Features {
    return { values: values.slice(), table: table.slice(), points: points.slice(), left, unit }
  }

  /** The expected lead of a seat over the mean of the others, without present points. */
  function leadIn(look: Features, state: State, seat: Seat): number {
    const seats = source.seats(state)
    if (state.phase === 'over') return 0
    judgement.trained(seats).value.expect(look, seats, state.round, expected)
    let others = 0
    for (let other = 0; other < seats; other++) if (other !== seat) others += expected[other] ?? 0
    return (expected[seat] ?? 0) - others / (seats - 1)
  }

  return {
    points: (state, into) => judgement.points(state, into),
    chanceOf: (state, lead) => judgement.chanceOf(state, lead),
    leadFor: (state, chance) => judgement.leadFor(state, chance),

    /** What is lost if the features of one concern alone are as they were before. */
    gains(before, after, seat) {
      const then = copyOf(source.lookAt(before))
      const later = copyOf(source.lookAt(after))
      const lead = leadIn(later, after, seat)
      const without = (isKept: (slot: number) => boolean): number => {
        const look = copyOf(later)
        for (let slot = 0; slot < look.values.length; slot++)
          if (!isKept(slot)) look.values[slot] = then.values[slot] ?? 0
        return lead - leadIn(look, after, seat)
      }
      const isOwn = (slot: number) => Math.floor(slot / count) === seat
      const reasons: Reason[] = [
        { concern: now, points: (later.points[seat] ?? 0) - (then.points[seat] ?? 0) },
        { concern: rivals, points: without(isOwn) },
        ...concerns.map((concern) => ({
          concern,
          points: without((slot) => !isOwn(slot) || about[source.features[slot % count] ?? ''] !== concern),
        })),
      ]
      return reasons
        .filter(({ points }) => points >= worthSaying)
        .sort((a, b) => b.points - a.points)
        .slice(0, mostReasons)
    },
  }
}

/** What the features of both editions are about; the others say nothing to a person. */
export function commonConcerns<Deeds extends string>(deeds: Deeds) {
  return {
    canteen: 'workers',
    supply: 'workers',
    bodyLevel: 'research',
    engineLevel: 'research',
    lowerLevel: 'research',
    bodyLead: 'research',
    engineLead: 'research',
    speed: 'race',
    raceNow: 'race',
    raceIfAllDrive: 'race',
    raceIfIDrive: 'race',
    toLap: 'race',
    soldSure: 'sales',
    soldMixed: 'sales',
    soldAfterRival: 'sales',
    oneMoreBody: 'sales',
    oneMoreEngine: 'sales',
    oneMoreCrew: 'sales',
    oneMorePrice: 'sales',
    ownCars: 'sales',
    carsLeft: 'sales',
    priceLeft: 'sales',
    bodyOffered: 'sales',
    engineOffered: 'sales',
    crewOffered: 'sales',
    readyGain: 'parts',
    bestBody: 'parts',
    bestEngine: 'parts',
    secondBody: 'parts',
    secondEngine: 'parts',
    pairs: 'parts',
    parts: 'parts',
    lapDeeds: deeds,
    partDeeds: deeds,
    workerDeed: deeds,
    engineerDeed: deeds,
    marketDeed: deeds,
    buyerDeed: deeds,
    engineers: 'engineers',
    carMarkers: 'engineers',
    nextToMove: 'tempo',
    rivalsBefore: 'tempo',
    tilesBehind: 'tempo',
    actionsAhead: 'tempo',
  } as const
}
