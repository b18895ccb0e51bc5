import type { Event } from '@carriage/horseless-carriage'
import type { SoundName } from '../../../table/sound/sound.ts'

export const sounds: Readonly<Partial<Record<Event['kind'], SoundName>>> = {
  phaseBegan: 'stamp',
  markerMoved: 'gear',
  capacityRaised: 'gear',
  clockTicked: 'clock',
  timecardFlipped: 'clock',
  slotTaken: 'tile',
  planSubmitted: 'tile',
  planCommitted: 'stamp',
  windowPlaced: 'tile',
  vehiclesSold: 'coin',
  trackEntered: 'gear',
  cardPlayed: 'tile',
  gameEnded: 'stamp',
}
