import type { Event } from '@carriage/kraftwagen'
import { commonSounds } from '../../../board/kraftwagen-family/common-sounds.ts'
import type { SoundName } from '../../../table/sound/sound.ts'

export const sounds: Readonly<Partial<Record<Event['kind'], SoundName>>> = {
  ...commonSounds,
  startTileTaken: 'tile',
  tileTaken: 'tile',
  cardTaken: 'tile',
  workerHired: 'tile',
  buyerPlaced: 'tile',
  carChanged: 'gear',
  carPlaced: 'stamp',
  carWithdrawn: 'tile',
  developmentActivated: 'stamp',
  engineerJoined: 'stamp',
  awardTaken: 'stamp',
  moneyEarned: 'coin',
  partSold: 'coin',
  gameEnded: 'stamp',
}
