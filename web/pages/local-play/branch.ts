import { readRecord, type Seat, writeRecord } from '@carriage/kernel'
import { useSettings } from '../../platform/app/settings.ts'
import { putMatch, type SavedMatch } from './shelf.ts'

/** A copy of a finished game as it was after a move, to be played on from there; its draws come out as they did. */
export function branchOf(
  text: string,
  at: number,
  { id, me, level }: Pick<SavedMatch, 'id' | 'me' | 'level'>,
): Omit<SavedMatch, 'touched'> {
  const { result: _, ...record } = readRecord(text)
  const { game, players } = record
  const kept = writeRecord({ ...record, log: record.log.slice(0, at) })
  return { id, game, me, level, players, record: kept, moves: at, over: false, branchedAt: at }
}

/** Keeps such a copy on this device, with bots of the level that was chosen last on the other seats; gives its address. */
export async function playOnFrom(text: string, at: number, me: Seat): Promise<string> {
  const id = `branch-${crypto.randomUUID()}`
  const { level } = useSettings.getState()
  await putMatch({ ...branchOf(text, at, { id, me, level }), touched: Date.now() })
  return `/local/${id}`
}

/** Keeps a branch that somebody shared by a link, as a copy of one's own; gives the address at which it is looked at. */
export async function saveSharedBranch(data: string): Promise<string | undefined> {
  const { branchIn } = await import('./branch-link.ts')
  const { level } = useSettings.getState()
  const branch = await branchIn(data, `branch-${crypto.randomUUID()}`, level)
  if (!branch) return undefined
  await putMatch(branch)
  return `/local/${branch.id}/replay#move=${branch.branchedAt}`
}
