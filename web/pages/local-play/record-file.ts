import { readRecord, type Seat, seatsOf } from '@carriage/kernel'
import { putMatch } from './shelf.ts'

/** A parsed link to a record: `#record=/dev/records/7&seat=1&move=12`. */
export interface RecordWish {
  /** A path of this site; records of other sites are not fetched. */
  readonly path: string | undefined
  readonly seat: number
  readonly move: number
  /** A branch that is encoded in the link. */
  readonly branch: string | undefined
}

export function parseRecordWish(hash: string): RecordWish {
  const wish = new URLSearchParams(hash.replace(/^#/, ''))
  const path = wish.get('record') ?? undefined
  return {
    path: path !== undefined && /^\/(?![/\\])/.test(path) ? path : undefined,
    seat: Number(wish.get('seat')) || 0,
    move: Number(wish.get('move')) || 0,
    branch: wish.get('branch') ?? undefined,
  }
}

/** Stores the text of a record on this device, apart from the matches that were played here; returns its id. */
export async function downloadRecord(text: string, seat: number): Promise<string> {
  const record = readRecord(text)
  const me: Seat = seatsOf(record.seats).find((each) => each === seat) ?? 0
  const id = `record-${record.match}`
  await putMatch({
    id,
    game: record.game,
    me,
    level: 'apprentice',
    players: record.players,
    record: text,
    moves: record.log.length,
    over: record.result !== undefined,
    touched: Date.now(),
  })
  return id
}
