import { deviceStorage } from '../app/device-storage.ts'

const key = 'carriage-house.known'

/** Whether this device has had an account on this site. */
export function hadAccount(): boolean {
  return (deviceStorage('localStorage')?.getItem(key) ?? null) !== null
}

export function saveHadAccount(had: boolean): void {
  try {
    if (had) deviceStorage('localStorage')?.setItem(key, '1')
    else deviceStorage('localStorage')?.removeItem(key)
  } catch {
    // Without storage, the account is fetched on online pages only.
  }
}
