import { deviceStorage } from '../../platform/app/device-storage.ts'

const key = 'carriage-house.known-games'

/** Whether the person at this device has said that they know the game, or has played its first hour. */
export function knowsGame(game: string): boolean {
  return known().includes(game)
}

export function saveKnownGame(game: string): void {
  if (knowsGame(game)) return
  try {
    deviceStorage('localStorage')?.setItem(key, JSON.stringify([...known(), game]))
  } catch {
    // Without storage, the first hour is offered again.
  }
}

function known(): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(deviceStorage('localStorage')?.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}
