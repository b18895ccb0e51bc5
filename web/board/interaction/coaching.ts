import { changeSettings } from '../../platform/app/settings.ts'

/** No tips any more on this device; the settings bring them back. */
export function stopCoaching(): void {
  changeSettings({ coach: false })
}
