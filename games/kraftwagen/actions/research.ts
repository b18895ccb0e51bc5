import { drawFrom, type Effects, pileOf } from '@carriage/kernel'
import { popStep, pushStep } from '@carriage/kraftwagen-family'
import type { Instant } from '../components/index.ts'
import { takeEngineer } from '../engineers/index.ts'
import type { Event } from '../events.ts'
import type { CardId, State } from '../state.ts'
import { type Card, cardOf, componentTablesOf } from '../tables.ts'
import { takeDevelopment } from './developments.ts'
import { driveRaceCar } from './grand-prix.ts'
import { hireFromSupply } from './hire.ts'

const displaySize = 2

export function takeCard(state: State, card: CardId, fx: Effects<Event>): void {
  popStep(state)
  const others = state.display
  others.splice(others.indexOf(card), 1) // KW-5.4
  fx.emit({ kind: 'cardTaken', seat: state.actor, card, face: faceOf(state, card), from: 'display' })
  for (const other of others) {
    state.discard.push(other) // KW-5.5
    fx.emit({ kind: 'cardDiscarded', card: other, face: faceOf(state, other), from: 'display' })
  }
  state.display = []
  refillDisplay(state, fx) // KW-5.6 before the taken card is carried out
  carryOutCard(state, card, fx)
}

/** KW-13.34 The top of the discard pile as a researched card. False if the pile is empty. */
export function takeTopDiscard(state: State, fx: Effects<Event>): boolean {
  const card = state.discard.pop()
  if (card === undefined) return false // KW-13.35
  fx.emit({ kind: 'cardTaken', seat: state.actor, card, face: faceOf(state, card), from: 'discard' })
  carryOutCard(state, card, fx)
  return true
}

export function refillDisplay(state: State, fx: Effects<Event>): void {
  while (state.display.length < displaySize) state.display.push(drawCard(state, fx))
  const faces = state.display.map((card) => faceOf(state, card))
  fx.emit({ kind: 'displayRefilled', cards: state.display.slice(), faces })
}

function drawCard(state: State, fx: Effects<Event>): CardId {
  if (state.deck.length === 0) {
    state.deck = pileOf(state.discard) // KW-5.7 only when a draw is due
    state.discard = []
    fx.emit({ kind: 'deckReshuffled', cards: state.deck.length })
  }
  return drawFrom(state.deck, fx)
}

/** What is printed on a card. */
function faceOf(state: State, card: CardId): Card {
  return cardOf(componentTablesOf(state), card)
}

/** KW-5.8 By its kind: KW-6.1. */
function carryOutCard(state: State, id: CardId, fx: Effects<Event>): void {
  const card = faceOf(state, id)
  if (card.kind === 'development') takeDevelopment(state, id, fx)
  else if (card.kind === 'instant') takeInstant(state, card.effect, fx)
  else takeEngineer(state, card, fx)
}

/** KW-6.15 An instant is carried out at once; what it sets off comes on top of its own step. */
function takeInstant(state: State, card: Instant, fx: Effects<Event>): void {
  pushStep(state, { name: 'instant', card })
  if (card === 'race5')
    driveRaceCar(state, 5, 'race5', fx) // KW-6.19
  else if (card === 'bodyAndEngine')
    pushStep(state, { name: 'bodyAndEngine', left: ['body', 'engine'] }) // KW-6.20
  else if (!hireFromSupply(state, 3)) {
    fx.emit({ kind: 'actionForfeited', seat: state.actor, action: 'hire3', rule: 'KW-6.18' })
  }
}
