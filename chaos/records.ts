import { createHash } from 'node:crypto'
import { readRecord, verify } from '@carriage/kernel'
import type { MatchId } from '@carriage/protocol'
import { library } from '@carriage/shared/catalogue'
import { at, type ChaosGuest, retryUntilAnswered } from './requests.ts'

export interface RecordOptions {
  readonly match: MatchId
  readonly gateway: () => string
  /** A lasting account that brings the record back in; without one it is only exported. */
  readonly importer: ChaosGuest | undefined
}

export interface RecordTrip {
  /** Entries in the exported record. */
  readonly entries: number
  readonly imported: boolean
  /** What is wrong with the record, or with the copy that came back. */
  readonly faults: readonly string[]
}

/** Exports the record of a finished match, verifies it, and brings it in again: the copy must be the same text. */
export async function makeRoundTrip({ match, gateway, importer }: RecordOptions): Promise<RecordTrip> {
  const text = await exported(match, gateway)
  const faults: string[] = []
  const record = readRecord(text)
  try {
    verify(record, library, (part) => createHash('sha256').update(part).digest('hex'))
  } catch (error) {
    faults.push(`the record does not verify: ${String(error)}`)
  }
  if (importer) {
    const id = await retryUntilAnswered('an import', async () => {
      const { data } = await at(gateway, importer).POST('/api/records', {
        body: text,
      })
      return data?.id
    })
    if ((await exported(id, gateway)) !== text) faults.push('the imported record is another text')
  }
  return { entries: record.log.length, imported: importer !== undefined, faults }
}

function exported(id: MatchId, gateway: () => string): Promise<string> {
  return retryUntilAnswered('a record', async () => {
    const { data } = await at(gateway).GET('/api/matches/:id/record', { params: { path: { id } }, parseAs: 'text' })
    return data
  })
}
