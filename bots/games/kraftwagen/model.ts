import { currentStep, type Event, kraftwagen, type Move, type State, type StepName } from '@carriage/kraftwagen'
import type { GameModel } from '../../game-model.ts'
import { type Edition, familyModel } from '../kraftwagen-family/model.ts'
import type { TrainedWeights } from '../kraftwagen-family/trained-weights.ts'
import { kraftwagenJudgement } from './judgement.ts'
import { kraftwagenOutcomes } from './outcomes.ts'
import { sampleHidden } from './sample-hidden.ts'
import { isEndOfTurn, KraftwagenTurns } from './turn-plans.ts'

/** What decides a turn; the rest was thought over when the turn began, and is thought over again for what was drawn. */
const efforts: Partial<Record<StepName, number>> = { takeTile: 1, startTiles: 1, benz: 1, car: 0.3, research: 0.3 }
const effortForDetails = 0.15

const edition: Edition<State, Move, Event> = {
  game: kraftwagen,
  sampleHidden,
  effort: (state) => efforts[currentStep(state).name] ?? effortForDetails,
  lookahead: 300,
  scoring: kraftwagenOutcomes.scoring,
  isEndOfTurn,
  explore(state, seat, width, worth, chance) {
    const turns = new KraftwagenTurns(seat, width, worth, chance)
    turns.explore(state)
    return turns.found
  },
}

export function kraftwagenModel(trained?: TrainedWeights): GameModel<State, Move> {
  return familyModel(edition, kraftwagenJudgement(trained))
}
