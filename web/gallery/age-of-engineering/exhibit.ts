import {
  ageOfEngineering,
  ageOfEngineeringTitle,
  type Event,
  type Move,
  type State,
} from '@carriage/age-of-engineering'
import type { AnyTitle } from '@carriage/kernel'
import { ageOfEngineeringKit } from '../../boards/age-of-engineering/index.tsx'
import { de } from '../../boards/age-of-engineering/messages.de.ts'
import { en } from '../../boards/age-of-engineering/messages.en.ts'
import type { Exhibit } from '../exhibit.ts'

export const ageOfEngineeringExhibit: Exhibit<State, Move, Event> = {
  game: ageOfEngineering,
  // Tables work with any title; this one is narrower than they ask for.
  title: ageOfEngineeringTitle as unknown as AnyTitle,
  kit: ageOfEngineeringKit,
  messages: { en, de },
  actor: ({ actor }) => actor,
  seats: ({ companies }) => companies.length,
}
