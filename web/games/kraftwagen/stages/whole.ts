import { pileOf } from '@carriage/kernel'
import { type CardId, cardOf, componentTablesOf, type Move, type State } from '@carriage/kraftwagen'
import type { NewcomerStage } from '../../../pages/first-hour/stage.ts'
import { forcedInRound } from './round-moves.ts'

/** Stage 5: the whole game against two rivals. */
export const wholeGame: NewcomerStage<State, Move> = {
  id: 'kraftwagen-stage-5',
  goals: 'kraftwagen-round',
  options: { scoreVisibility: 'open' },
  secret: '15'.repeat(32),
  me: 0,
  rivals: ['Ada', 'Emil'],
  rounds: 3,
  level: 'apprentice',
  places: { market: 'open', gear: 'open', mats: 'open', race: 'open', more: 'open' },
  begin: showDevelopments,
  offers: () => true,
  forced: forcedInRound,
  suggested: () => undefined,
  rival: () => undefined,
  isOver: ({ phase }) => phase === 'over',
}

/** The first research cards are developments: engineers are met later. */
function showDevelopments(state: State): void {
  const isDevelopment = (card: CardId) => cardOf(componentTablesOf(state), card).kind === 'development'
  const [developments, others] = [
    state.display.filter(isDevelopment),
    state.display.filter((card) => !isDevelopment(card)),
  ]
  const deck: CardId[] = state.deck.slice()
  const drawn = others.map(() => deck.splice(deck.findIndex(isDevelopment), 1)[0])
  state.display = [...developments, ...drawn.filter((card) => card !== undefined)]
  state.deck = pileOf([...deck, ...others])
}
