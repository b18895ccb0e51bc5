import { readRecord, type Seat, writeRecord } from '@carriage/kernel'
import { useSettings } from '../../platform/app/settings.ts'
import { putMatch, type SavedMatch } from './shelf.ts'

/** A copy of a finished game after one of its moves, to play on from there with the same draws. */
export function branchOf(
  text: string,
  at: number,
  { id, me, level }: Pick<SavedMatch, 'id' | 'me' | 'level'>,
): Omit<SavedMatch, 'touched'> {
  const { result: _, ...record } = readRecord(text)
  const { game, players } = record
  const saved = writeRecord({ ...record, log: record.log.slice(0, at) })
  return { id, game, me, level, players, record: saved, moves: at, over: false, branchedAt: at }
}

/** Stores such a copy on this device, with bots of the chosen level on the other seats; returns its address. */
export async function playOnFrom(text: string, at: number, me: Seat): Promise<string> {
  const id = `branch-${crypto.randomUUID()}`
  const { level } = useSettings.getState()
  await putMatch({ ...branchOf(text, at, { id, me, level }), touched: Date.now() })
  return `/local/${id}`
}

/** Stores a shared branch as a copy of one's own; returns its address. */
export async function saveSharedBranch(data: string): Promise<string | undefined> {
  const { branchIn } = await import('./branch-link.ts')
  const { level } = useSettings.getState()
  const branch = await branchIn(data, `branch-${crypto.randomUUID()}`, level)
  if (!branch) return undefined
  await putMatch(branch)
  return `/local/${branch.id}/replay#move=${branch.branchedAt}`
}
