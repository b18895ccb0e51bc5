import { useSettings } from '../../platform/app/settings.ts'
import type { SoundName } from './sound.ts'

/** How long a phone trembles when my turn has come, in milliseconds. */
const tremble = 35

/**
 * Lets sounds be heard one after the other, unless the player has turned them off. A tab in the background only says that
 * it is my turn. Browsers allow no sound before the first tap or key, so there is none to keep for later.
 */
export function playSounds(sounds: readonly SoundName[]): void {
  // A browser that cannot tell whether it was touched decides by itself what may be heard.
  const isTouched = !('userActivation' in navigator) || navigator.userActivation.hasBeenActive
  if (!useSettings.getState().sound || !isTouched) return
  const heard = document.hidden ? sounds.filter((sound) => sound === 'turn') : sounds
  if (heard.length === 0) return
  if (heard.includes('turn') && 'vibrate' in navigator) navigator.vibrate(tremble)
  // A table that cannot fetch its sounds, or has nothing to play them on, is silent and playable.
  import('./speaker.ts').then(({ playSamples }) => playSamples(heard)).catch(() => undefined)
}
