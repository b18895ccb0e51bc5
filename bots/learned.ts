import type { Game } from '@carriage/kernel'
import type { Craft } from './craft.ts'
import type { Experience } from './motorworks/experience.ts'
import type { FeatureSource } from './motorworks/judgement.ts'
import type { MotorworksPosition } from './motorworks/position.ts'

/** A game whose bots evaluate positions with weights trained by self-play; used to train and to compare weights. */
export interface Learned<State extends MotorworksPosition = MotorworksPosition, Move extends object = object> {
  readonly game: Game<State, Move, object, object>
  /** The options of training games: nothing is hidden. */
  readonly options: object
  readonly sight: FeatureSource<State>
  readonly craftWith: (experience: Experience) => Craft<State, Move>
}
