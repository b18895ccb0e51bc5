import {
  ageOfEngineering,
  currentStep,
  type Event,
  type Move,
  type State,
  type StepName,
} from '@carriage/age-of-engineering'
import type { GameModel } from '../../game-model.ts'
import { type Edition, familyModel } from '../kraftwagen-family/model.ts'
import type { TrainedWeights } from '../kraftwagen-family/trained-weights.ts'
import { ageOfEngineeringJudgement } from './judgement.ts'
import { ageOfEngineeringOutcomes } from './outcomes.ts'
import { sampleHidden } from './sample-hidden.ts'
import { AgeOfEngineeringTurns, isEndOfTurn } from './turn-plans.ts'

/** What decides a turn; the rest was thought over when the turn began. */
const efforts: Partial<Record<StepName, number>> = { takeTile: 1, bonuses: 1, buick: 1, placing: 0.3, recruit: 0.3 }
const effortForDetails = 0.15

const edition: Edition<State, Move, Event> = {
  game: ageOfEngineering,
  sampleHidden,
  effort: (state) => efforts[currentStep(state).name] ?? effortForDetails,
  // Rounds are long; a forecast over more turns is worthless.
  lookahead: 10,
  scoring: ageOfEngineeringOutcomes.scoring,
  isEndOfTurn,
  explore(state, seat, width, worth, chance) {
    const turns = new AgeOfEngineeringTurns(seat, width, worth, chance)
    turns.explore(state)
    return turns.found
  },
}

export function ageOfEngineeringModel(trained?: TrainedWeights): GameModel<State, Move> {
  return familyModel(edition, ageOfEngineeringJudgement(trained))
}
