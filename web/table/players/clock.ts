import type { SeatClock } from '../model/link.ts'

/** Milliseconds that are left now. */
export function remainingTime({ left, at, runs }: SeatClock, now: number): number {
  return Math.max(0, runs ? left - (now - at) : left)
}

/** "2 d 4 h" for slow tables, "12:05" for quick ones. */
export function faceOf(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  const hours = Math.floor(seconds / 3600)
  if (hours >= 24) return `${Math.floor(hours / 24)} d ${hours % 24} h`
  const two = (value: number) => String(value).padStart(2, '0')
  const minutes = Math.floor((seconds % 3600) / 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
