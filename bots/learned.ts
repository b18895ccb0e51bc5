import { ageOfEngineering, standardOptions as standardAge } from '@carriage/age-of-engineering'
import type { Game } from '@carriage/kernel'
import { kraftwagen, standardOptions as standardKraftwagen } from '@carriage/kraftwagen'
import { ageOfEngineeringCraft } from './age-of-engineering/craft.ts'
import { ageOfEngineeringSight } from './age-of-engineering/judgement.ts'
import type { Craft } from './craft.ts'
import { kraftwagenCraft } from './kraftwagen/craft.ts'
import { kraftwagenSight } from './kraftwagen/judgement.ts'
import type { Experience } from './motorworks/experience.ts'
import type { FeatureSource } from './motorworks/judgement.ts'
import type { MotorworksPosition } from './motorworks/position.ts'

/** A game whose bots evaluate positions with weights trained by self-play; used to train and to compare weights. */
export interface Learned<State extends MotorworksPosition = MotorworksPosition, Move extends object = object> {
  readonly game: Game<State, Move, object, object>
  /** What is agreed on when bots play to learn: nothing is hidden from those who learn. */
  readonly options: object
  readonly sight: FeatureSource<State>
  readonly craftWith: (experience: Experience) => Craft<State, Move>
}

/** By the game's id. Each is shown only positions of its own game, which is more than the compiler can know. */
export const learned: Readonly<Record<string, Learned | undefined>> = {
  kraftwagen: {
    game: kraftwagen,
    options: { ...standardKraftwagen, scoreVisibility: 'open' },
    sight: kraftwagenSight,
    craftWith: kraftwagenCraft,
  } as unknown as Learned,
  'age-of-engineering': {
    game: ageOfEngineering,
    options: standardAge,
    sight: ageOfEngineeringSight,
    craftWith: ageOfEngineeringCraft,
  } as unknown as Learned,
}
