import { useSettings } from '../../platform/app/settings.ts'
import type { SoundName } from './sound.ts'

/** How long a phone vibrates on my turn, in milliseconds. */
const tremble = 35

/**
 * Plays sounds in sequence, unless turned off. A tab in the background only plays that of my turn. Browsers allow no
 * sound before the first tap or key, so earlier ones are dropped.
 */
export function playSounds(sounds: readonly SoundName[]): void {
  // A browser without this API decides itself what it plays.
  const isTouched = !('userActivation' in navigator) || navigator.userActivation.hasBeenActive
  if (!useSettings.getState().sound || !isTouched) return
  const received = document.hidden ? sounds.filter((sound) => sound === 'turn') : sounds
  if (received.length === 0) return
  if (received.includes('turn') && 'vibrate' in navigator) navigator.vibrate(tremble)
  // If sounds cannot be loaded or played, the table stays silent.
  import('./speaker.ts').then(({ playSamples }) => playSamples(received)).catch(() => undefined)
}
