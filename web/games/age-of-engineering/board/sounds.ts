import type { Event } from '@carriage/age-of-engineering'
import { commonSounds } from '../../../board/kraftwagen-family/common-sounds.ts'
import type { SoundName } from '../../../table/sound/sound.ts'

export const sounds: Readonly<Partial<Record<Event['kind'], SoundName>>> = {
  ...commonSounds,
  bonusTaken: 'tile',
  tileTaken: 'tile',
  workersHired: 'tile',
  salespersonHired: 'tile',
  levelsRaised: 'gear',
  recruited: 'stamp',
  teamGrew: 'tile',
  buyerPlaced: 'tile',
  buyerSwapped: 'tile',
  carChanged: 'gear',
  crewChanged: 'tile',
  carPlaced: 'stamp',
  achievementWon: 'stamp',
  pointsGained: 'coin',
  gameEnded: 'stamp',
}
