import { type Phrase, seatName, seatsOf } from '@carriage/kernel'
import { pitLane, type RaceCar } from './circuit.ts'
import { listPhrase, type PhraseValue } from './phrases.ts'

/** The rewards of a race as an edition's tables list them. */
interface RaceRewards {
  readonly spaces: number
  readonly places: readonly number[]
  readonly laps: readonly number[]
}

/** The current race: its rewards, the cars on the circuit, leader first, and those in the pit lane. */
export function racePhrases<Place extends { readonly space: number }>(
  racers: readonly { readonly raceCar: RaceCar }[],
  places: readonly Place[],
  { spaces, places: placeRewards, laps }: RaceRewards,
  placePhrase: (place: Place) => Phrase,
  pitLanePhrase: (place: Place | undefined, seats: PhraseValue) => Phrase,
): Phrase[] {
  const waiting = seatsOf(racers.length).filter((seat) => racers[seat]?.raceCar.space === pitLane)
  const isWaiting = ({ space }: Place) => space === pitLane
  return [
    {
      id: 'board.race',
      values: { spaces, places: listPhrase(placeRewards, 'comma'), laps: listPhrase(laps, 'comma') },
    },
    ...places.filter((place) => !isWaiting(place)).map(placePhrase),
    ...(waiting.length > 0 ? [pitLanePhrase(places.find(isWaiting), listPhrase(waiting.map(seatName), 'comma'))] : []),
  ]
}
