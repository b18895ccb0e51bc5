import {
  type Effects,
  legal,
  open,
  refuse,
  type Seat,
  type Secret,
  secret,
  type Verdict,
  within,
} from '@carriage/kernel'
import { type Quadrant, quadrants } from '../components/index.ts'
import type { Event, OnNiche } from '../events.ts'
import { expansionsLaid } from '../factories.ts'
import { bringNeutralBuyer } from '../market/neutral-buyers.ts'
import { addAt, axesOf, countAt, nicheCount, nicheIn, setPrices, xOf, yOf } from '../market/niches.ts'
import { card, knownContent } from '../messages/things.ts'
import type { MoveOf } from '../moves.ts'
import { beginYear } from '../phases/begin.ts'
import { tick } from '../phases/punch-clock.ts'
import { type CardId, type DemandStage, type FaceDown, playerOf, type State } from '../state.ts'
import { cardOf, deckOf, neutralDeckOf, playerNumberOf, tablesOf, typesIn } from '../tables.ts'
import { inItsPhase } from './not-now.ts'
import type { Decision } from './step.ts'

/** Phase 8. */
export const demand: Decision<'demand', 'playCard'> = {
  decision: 'playCard',
  rules: ['HC-10.2', 'HC-10.3', 'HC-10.7', 'HC-10.18'],
  isPending(state, stage, fx) {
    if (cardOrWait(state, stage)) return true
    growDemand(state, stage, fx)
    state.year += 1 // HC-10.21
    beginYear(state, fx)
    return false
  },
  list: (state, _stage, seat) => cardMoves(state, seat),
  moves: {
    playCard: {
      refusalElsewhere: inItsPhase,
      judge: (state, move, _stage, seat) => judgeCard(state, seat, move.card),
      play: (state, move, stage, fx, seat) => playCard(state, stage, seat, move, fx),
      label(view, _seat, { card: sealedCard, quadrant }) {
        const played = knownContent(sealedCard)
        return played === undefined
          ? { id: 'move.playCard.sealed', values: { quadrant } }
          : { id: 'move.playCard', values: { quadrant, card: card(view, played, quadrant) } }
      },
    },
  },
}

/** Waits for the next card; false if all have played theirs. */
function cardOrWait(state: State, stage: DemandStage): boolean {
  // HC-10.4 a seat without a playable card plays none
  while (stage.waiting[0] !== undefined && playableCards(state, stage.waiting[0]) === 0) stage.waiting.shift()
  return stage.waiting.length > 0
}

/**
 * How many cards a seat could play. The number is public: every card that was played before is also allowed now, so it
 * is the number of cards of the deck that are allowed now, less those played.
 */
function playableCards(state: State, seat: Seat): number {
  const { colour, revealed } = playerOf(state, seat)
  const allowed = deckOf(state.options, colour).filter(({ year }) => year <= lastYearOf(state, seat))
  return allowed.length - revealed.length
}

/** HC-10.2 The latest year of the cards that a seat may play: the number of expansions it has laid. */
function lastYearOf(state: State, seat: Seat): number {
  return expansionsLaid(playerOf(state, seat).factory)
}

/** HC-10.3 Each playable card in any quadrant. */
function cardMoves(state: State, seat: Seat): MoveOf<'playCard'>[] {
  const tables = tablesOf(state)
  const moves: MoveOf<'playCard'>[] = []
  for (const card of open(playerOf(state, seat).hand)) {
    if (cardOf(tables, card).year > lastYearOf(state, seat)) continue
    for (const quadrant of quadrants) moves.push({ kind: 'playCard', card: secret(card, [seat]), quadrant })
  }
  return moves
}

function judgeCard(state: State, seat: Seat, sealedCard: Secret<CardId>): Verdict {
  const card = open(sealedCard)
  if (!open(playerOf(state, seat).hand).includes(card)) return refuse('HC-10.1', { cause: 'cardNotInHand', card })
  const { year } = cardOf(tablesOf(state), card)
  const expansions = lastYearOf(state, seat)
  return year <= expansions ? legal : refuse('HC-10.2', { cause: 'cardTooEarly', card, year, expansions })
}

function playCard(
  state: State,
  stage: DemandStage,
  seat: Seat,
  { card, quadrant }: { readonly card: Secret<CardId>; readonly quadrant: Quadrant },
  fx: Effects<Event>,
): void {
  const player = playerOf(state, seat)
  stage.waiting.shift()
  stage.faceDown.push({ owner: seat, quadrant, card: secret(open(card), [seat]) })
  player.hand = within(player.hand, (hand) => hand.filter((one) => one !== open(card))) // HC-10.5
  fx.emit({ kind: 'cardPlayed', seat, quadrant })
}

/** All have played: cards, sparks, buyers, prices. */
function growDemand(state: State, { faceDown }: DemandStage, fx: Effects<Event>): void {
  for (const quadrant of quadrants) {
    for (const played of faceDown) if (played.quadrant === quadrant) revealCard(state, played, fx) // HC-10.6
  }
  bringBuyers(state, fx) // HC-10.10
  bringNeutralBuyers(state, fx)
  setPrices(state)
  fx.emit({ kind: 'pricesSet', prices: state.prices.slice() })
}

export function revealCard(state: State, { owner, quadrant, card: hidden }: FaceDown, fx: Effects<Event>): void {
  const tables = tablesOf(state)
  const card = fx.reveal(hidden)
  const { clocks, sparks } = cardOf(tables, card)
  playerOf(state, owner).revealed.push(card) // HC-10.5
  const placed: OnNiche[] = []
  for (const spark of sparks) {
    const niche = nicheIn(tables, quadrant, spark)
    addAt(state.sparks, spark.type, niche, 1) // HC-10.8
    placed.push({ type: spark.type, x: xOf(niche), y: yOf(niche) })
  }
  fx.emit({ kind: 'cardRevealed', seat: owner, card, quadrant, clocks, sparks: placed, axes: axesOf(state) })
  for (let clock = 0; clock < clocks; clock++) tick(state, 'card', owner, fx) // HC-10.9
}

/** HC-10.11 A buyer for each spark, but not beyond two for each; HC-10.12 each type separately. */
export function bringBuyers(state: State, fx: Effects<Event>): void {
  const came: (OnNiche & { readonly buyers: number })[] = []
  for (const type of typesIn(state.options)) {
    for (let niche = 0; niche < nicheCount; niche++) {
      const sparks = countAt(state.sparks, type, niche)
      if (sparks === 0) continue
      const buyers = Math.min(sparks, Math.max(0, 2 * sparks - countAt(state.buyers, type, niche)))
      if (buyers === 0) continue
      addAt(state.buyers, type, niche, buyers)
      came.push({ type, x: xOf(niche), y: yOf(niche), buyers })
    }
  }
  fx.emit({ kind: 'buyersCame', buyers: came, axes: axesOf(state) })
}

/** HC-10.13 Without replacement, quadrant by quadrant. */
function bringNeutralBuyers(state: State, fx: Effects<Event>): void {
  const { neutralEachYear } = tablesOf(state).components.players.rows[playerNumberOf(state.players.length)]
  for (const quadrant of quadrants)
    for (let drawn = 0; drawn < neutralEachYear[quadrant]; drawn++) bringNeutralBuyer(state, quadrant, fx)
  state.neutralDeck = neutralDeckOf(state.options) // HC-10.17
}
