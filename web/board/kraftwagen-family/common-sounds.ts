import type { CommonEvent, EventWords } from '@carriage/kraftwagen-family'
import type { SoundName } from '../../table/sound/sound.ts'

/** Sounds of the events that both Kraftwagens have. */
export const commonSounds: Readonly<Partial<Record<CommonEvent<EventWords>['kind'], SoundName>>> = {
  tileToFront: 'gear',
  partTaken: 'tile',
  partReturned: 'tile',
  engineInstalled: 'gear',
  carDrove: 'gear',
  roundEnded: 'clock',
}
