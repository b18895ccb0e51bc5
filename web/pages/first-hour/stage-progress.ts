import { type MatchRecord, readRecord, writeRecord } from '@carriage/kernel'
import { deviceStorage } from '../../platform/app/device-storage.ts'

/** How far the newcomer at this device has come in the first hour of a game. */
interface Progress {
  readonly stage: string
  /** The match of the stage, as text; absent at its beginning. */
  readonly record?: string
}

function keyOf(game: string): string {
  return `carriage-house.first-hour.${game}`
}

/** The stage that was opened last. */
export function reachedStage(game: string): string | undefined {
  return readProgress(game)?.stage
}

/** The unfinished match of a stage. */
export function savedRecord(game: string, stage: string): MatchRecord | undefined {
  const progress = readProgress(game)
  if (progress?.stage !== stage || progress.record === undefined) return undefined
  try {
    return readRecord(progress.record)
  } catch {
    return undefined
  }
}

/** Saves the stage as the one to continue with; without a record, from its beginning. */
export function saveStage(game: string, stage: string, record?: MatchRecord): void {
  const progress: Progress = { stage, ...(record && { record: writeRecord(record) }) }
  try {
    deviceStorage('localStorage')?.setItem(keyOf(game), JSON.stringify(progress))
  } catch {
    // Without storage, the first hour begins again.
  }
}

export function forgetStages(game: string): void {
  deviceStorage('localStorage')?.removeItem(keyOf(game))
}

function readProgress(game: string): Progress | undefined {
  try {
    const stored: unknown = JSON.parse(deviceStorage('localStorage')?.getItem(keyOf(game)) ?? 'null')
    return isProgress(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

function isProgress(stored: unknown): stored is Progress {
  return typeof stored === 'object' && stored !== null && 'stage' in stored && typeof stored.stage === 'string'
}
