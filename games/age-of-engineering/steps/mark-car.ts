import { type Effects, legal, type Phrase, type Seat } from '@carriage/kernel'
import { currentStep, markerPhrase, popStep, takeOutOfWorkshop, takePrice } from '@carriage/kraftwagen-family'
import { carOffered } from '../achievements.ts'
import type { EngineeringMarker } from '../components/index.ts'
import { sendCrew } from '../crew.ts'
import { carMarkers, freeCarMarker, goesOnCars, isMarkerOf, judgeMarkers, useMarker } from '../engineering-markers.ts'
import type { Event } from '../events.ts'
import { offer } from '../forecast/price-forecast.ts'
import type { Decision } from '../formats.ts'
import { hasCustomers, soldWords } from '../messages/market.ts'
import type { MoveOf } from '../moves.ts'
import { gain } from '../points.ts'
import { refuseByRule } from '../refusal.ts'
import { actorOf, type Car, type State } from '../state.ts'
import type { StepOf } from '../steps.ts'

/** AE-9.13 One marker of Winton or Christie may go on the car. */
export const markCar: Decision<'markCar', 'markCar'> = {
  decision: 'markCar',
  rules: ['AE-9.13', 'AE-9.14', 'AE-6.6', 'AE-6.8'],
  must: 'AE-9.8', // a started car must be completed
  /** AE-9.13 Only a company with a usable marker is asked. */
  isPending(state, step, fx) {
    if (carMarkers(state).length > 0) return true
    completeCar(state, step, null, fx)
    return false
  },
  list: markMoves,
  moves: {
    markCar: {
      refusalElsewhere: 'AE-9.13',
      judge(state, { marker }) {
        if (marker === null) return legal
        if (!goesOnCars(marker)) return refuseByRule('AE-9.13', { marker })
        const verdict = judgeMarkers(state, isMarkerOf(marker, 'winton') ? 'winton' : 'christie', freeCarMarker(state))
        if (!verdict.legal) return verdict
        return actorOf(state).engineeringMarkers.includes(marker) ? legal : refuseByRule('AE-1.24', { marker })
      },
      play: (state, { marker }, step, fx) => completeCar(state, step, marker, fx),
      label: (view, seat, { marker }) => markerWithSale(view, seat, marker),
    },
  },
  prompt: (_view, { price }) => ({ id: 'decision.markCar', values: { price } }),
}

/** AE-6.5 Markers are optional. */
export function markMoves(state: State): MoveOf<'markCar'>[] {
  return [null, ...carMarkers(state)].map((marker) => ({ kind: 'markCar', marker }))
}

/** AE-9.8 Parts, crew and price marker leave their places and form the car, AE-9.10 permanently. */
function completeCar(
  state: State,
  { body, engine, workers, salesperson, price }: StepOf<'markCar'>,
  marker: EngineeringMarker | null,
  fx: Effects<Event>,
): void {
  const company = actorOf(state)
  if (marker) useMarker(state, marker, freeCarMarker(state))
  popStep(state)
  takeOutOfWorkshop(company.workshops, 'body', body)
  takeOutOfWorkshop(company.workshops, 'engine', engine)
  sendCrew(company, { workers, salesperson })
  takePrice(state.priceChart, price) // AE-9.12
  const car: Car = { owner: state.actor, body, engine, workers, salesperson, price, marker, productionTokens: 0 }
  state.market.push(car)
  const step = currentStep(state)
  fx.emit({ kind: 'carPlaced', seat: state.actor, car: { ...car }, extra: step.name === 'extraCar' })
  if (step.name === 'extraCar') {
    popStep(state)
    gain(state, state.actor, step.points, 'instant', fx) // AE-8.10
  } else state.turn.carPlaced = true
  carOffered(state, state.actor, fx)
}

/** A marker, or none, with the resulting sale to the current customers. */
function markerWithSale(view: State, seat: Seat, chosen: EngineeringMarker | null): Phrase {
  const step = currentStep(view)
  const marker: Phrase = chosen ? markerPhrase(chosen) : { id: 'move.markCar.none' }
  if (step.name !== 'markCar' || !hasCustomers(view)) return marker
  const { body, engine, workers, salesperson, price } = step
  const car: Car = { owner: seat, body, engine, workers, salesperson, price, marker: chosen, productionTokens: 0 }
  const sold = soldWords(offer(view, car).fate)
  return sold
    ? { id: 'move.markCar.sold', values: { marker, ...sold } }
    : { id: 'move.markCar.unsold', values: { marker } }
}
