import { randomBytes } from 'node:crypto'
import { type MatchId, matchIdFrom } from '@carriage/protocol'
import { titles } from '@carriage/shared/catalogue'
import type { Finding } from './checker.ts'
import { at, type ChaosGuest, retryUntilAnswered } from './requests.ts'
import { openStoredLogs, type StoredLogs } from './stored-logs.ts'
import { type ChaosTableOptions, createChaosTable } from './table.ts'

export interface HostileOptions {
  readonly store: string
  readonly gateways: readonly string[]
  readonly importer: ChaosGuest
}

/** More than NATS carries in one message, and more than the server takes in. */
const oversized = 1_900_000

/**
 * Puts a record into the store that is too large for the bus, asks every gateway for it, and sends one as large: it must
 * come out as it is, and none may come in. Nothing may end because of it.
 */
export async function handleOversizedRecord({ store, gateways, importer }: HostileOptions): Promise<Finding[]> {
  const id = matchIdFrom(randomBytes(14))
  const text = JSON.stringify({ format: 'oversized', filler: 'x'.repeat(oversized) })
  await inStore(store, (logs) => logs.putRecord(id, text))
  const findings: Finding[] = []
  for (const gateway of gateways) {
    const out = await retryUntilAnswered('an oversized record', async () => {
      const { data } = await at(() => gateway).GET('/api/matches/:id/record', {
        params: { path: { id } },
        parseAs: 'text',
      })
      return data
    })
    if (out !== text) findings.push(finding('oversizedRecord', id, 'it came out as another text'))
    const status = await retryUntilAnswered('the answer to an oversized import', async () => {
      const { response } = await at(() => gateway, importer).POST('/api/records', {
        body: text,
      })
      return response.status >= 500 ? undefined : response.status
    })
    if (status !== 413) findings.push(finding('oversizedRecord', id, `its import was answered with ${status}`))
  }
  return findings
}

/** Breaks a running match in the store, as a bad release would, and expects it to be stopped and its people to be notified. */
export async function poisonMatch({ store, gateways }: HostileOptions): Promise<Finding[]> {
  let asked = 0
  const anywhere = () => gateways[asked++ % gateways.length] ?? ''
  const wish: ChaosTableOptions = {
    game: titles[0]?.about.id ?? '',
    options: {},
    seats: 2,
    // So short that the clock, too, comes upon the broken match.
    pace: { kind: 'live', bank: 10, increment: 0 },
    visibility: 'open',
    hints: false,
    learning: false,
    bots: [],
    ready: true,
  }
  const { match, seats } = await createChaosTable(wish, anywhere)
  await inStore(store, (logs) => logs.breakRules(match))
  const guest = seats[0]?.guest
  const code = await retryUntilAnswered('the answer of a broken match', async () => {
    const { error } = await at(anywhere, guest).GET('/api/matches/:id/view', { params: { path: { id: match } } })
    return error?.code === 'quarantined' ? error.code : undefined
  }).catch(() => undefined)
  if (code === undefined) return [finding('notQuarantined', match, 'its players get no message that it is stopped')]
  const stopped = await inStore(store, (logs) => logs.isQuarantined(match))
  return stopped ? [] : [finding('notQuarantined', match, 'it is not in the list of stopped matches')]
}

function finding(kind: Finding['kind'], match: MatchId, detail: string): Finding {
  return { kind, match, who: 'the server', detail }
}

/** The store may be restarted at the moment. */
function inStore<T>(url: string, work: (logs: StoredLogs) => Promise<T>): Promise<T> {
  return retryUntilAnswered('the store', async () => {
    const logs = await openStoredLogs(url)
    try {
      return { done: await work(logs) }
    } finally {
      await logs.close().catch(() => undefined)
    }
  }).then(({ done }) => done)
}
