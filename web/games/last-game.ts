import { deviceStorage } from '../platform/app/device-storage.ts'
import { offeredAbouts } from './names.ts'

const key = 'carriage-house.last-game'

/** The game that was played last on this device. */
export function lastGame(): string | undefined {
  const last = deviceStorage('localStorage')?.getItem(key)
  return offeredAbouts.find(({ id }) => id === last)?.id
}

export function saveLastGame(game: string): void {
  try {
    deviceStorage('localStorage')?.setItem(key, game)
  } catch {
    // Without storage, the first game is offered.
  }
}
