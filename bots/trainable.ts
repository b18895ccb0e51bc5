import type { Game } from '@carriage/kernel'
import type { GameModel } from './game-model.ts'
import type { FeatureSource } from './games/kraftwagen-family/judgement.ts'
import type { FamilyPosition } from './games/kraftwagen-family/position.ts'
import type { TrainedWeights } from './games/kraftwagen-family/trained-weights.ts'

/** A game whose bots evaluate positions with weights trained by self-play; used to train and to compare weights. */
export interface Trainable<State extends FamilyPosition = FamilyPosition, Move extends object = object> {
  readonly game: Game<State, Move, object, object>
  /** The options of training games: nothing is hidden. */
  readonly options: object
  readonly source: FeatureSource<State>
  readonly modelWith: (trained: TrainedWeights) => GameModel<State, Move>
}
