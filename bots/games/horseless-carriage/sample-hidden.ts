import {
  type CardId,
  cardOf,
  type DemandStage,
  deckOf,
  expansionsLaid,
  type FactoryStage,
  horselessCarriage,
  playerOf,
  type State,
  tablesOf,
} from '@carriage/horseless-carriage'
import { type Chance, isOpen, isSecret, type Seat, seatsOf, secret } from '@carriage/kernel'

/**
 * Fills in everything that the seat does not see: a rival holds the rest of its deck, a random card of it is face down
 * if the rival has played, and a secret plan is dropped, to be replaced by a new one.
 */
export function sampleHidden(view: State, chance: Chance): State {
  const state = horselessCarriage.clone(view)
  if (state.stage.name === 'factory') forgetPlans(state.stage)
  for (const seat of seatsOf(state.players.length)) {
    const player = playerOf(state, seat)
    if (isOpen(player.hand)) continue
    const cards = deckOf(state.options, player.colour).map(({ id }) => id)
    const left = cards.filter((card) => !player.revealed.includes(card))
    if (state.stage.name === 'demand') layFaceDown(state, state.stage, seat, left, chance)
    player.hand = secret(left, player.hand.$secret)
  }
  return state
}

function forgetPlans({ plans }: FactoryStage): void {
  for (const [seat, stored] of plans.entries()) {
    const content = stored.state === 'submitted' ? stored.plan : stored.state === 'draft' ? stored.kept : null
    if (isSecret(content) && !isOpen(content)) plans[seat] = { state: 'draft', kept: null, short: null }
  }
}

/** Removes a random card that a seat may have played from the cards that it has left. */
function layFaceDown(state: State, stage: DemandStage, seat: Seat, left: CardId[], chance: Chance): void {
  const at = stage.faceDown.findIndex(({ owner }) => owner === seat)
  const played = stage.faceDown[at]
  if (!played) return
  const tables = tablesOf(state)
  const year = expansionsLaid(playerOf(state, seat).factory) // HC-10.2
  const allowed = left.filter((card) => cardOf(tables, card).year <= year)
  const card = allowed[chance.below(Math.max(1, allowed.length))]
  if (card === undefined) return
  left.splice(left.indexOf(card), 1)
  stage.faceDown[at] = { ...played, card: secret(card, played.card.$secret) }
}
