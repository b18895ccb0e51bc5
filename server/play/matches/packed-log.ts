import { promisify } from 'node:util'
import { constants, zstdCompress, zstdDecompress } from 'node:zlib'
import type pg from 'pg'
import type { StoredEntry } from './stored-entry.ts'

/**
 * The whole log of a finished match in one piece, column by column. The ids of its commands are left out: they identify
 * a command that is sent again, which nobody does after the end, and cannot be compressed.
 */
export type PackedLog = Buffer

interface Columns {
  /** A digit for each entry. */
  readonly seats: string
  readonly bots: string
  /** The milliseconds since the entry before; those of the first since the epoch. */
  readonly ats: readonly number[]
  readonly entries: readonly StoredEntry['entry'][]
}

/** Samples that similar logs are compressed with. */
export interface PackingDictionary {
  readonly id: number
  readonly content: Buffer
}

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)
/**
 * Most of the time goes into the dictionary, which is indexed for each log. The strategy is explicit since level 12 has
 * one for small inputs that takes twenty times as long to save 4 % of the bytes.
 */
const params = {
  [constants.ZSTD_c_compressionLevel]: 12,
  [constants.ZSTD_c_strategy]: constants.ZSTD_lazy2,
}
/** A log of thousands of entries takes about a megabyte. */
const maxOutputLength = 256 * 1024 * 1024

export function packLog(log: readonly StoredEntry[], { content }: PackingDictionary): Promise<PackedLog> {
  return compress(textOf(log), { params, dictionary: content })
}

export async function unpackLog(packed: PackedLog, { content }: PackingDictionary): Promise<StoredEntry[]> {
  const text = await decompress(packed, { dictionary: content, maxOutputLength })
  const { seats, bots, ats, entries } = JSON.parse(text.toString()) as Columns // nothing else is ever packed
  let at = 0
  return entries.map((entry, index) => {
    at += ats[index] ?? 0
    return {
      n: index + 1,
      seat: Number(seats[index]) as StoredEntry['seat'],
      command: archivedCommand(index + 1),
      bot: bots[index] === '1',
      at,
      entry,
    }
  })
}

/** The command of an entry whose own id was not stored. */
export function archivedCommand(n: number): string {
  return `archived-${n}`
}

/** A log before compression; a dictionary is made of such texts. */
export function textOf(log: readonly StoredEntry[]): Buffer {
  const columns: Columns = {
    seats: log.map(({ seat }) => seat).join(''),
    bots: log.map(({ bot }) => (bot ? 1 : 0)).join(''),
    ats: log.map(({ at }, index) => at - (log[index - 1]?.at ?? 0)),
    entries: log.map(({ entry }) => entry),
  }
  return Buffer.from(JSON.stringify(columns))
}

/** Dictionaries never change, so each is read once in the life of a process. */
const known = new WeakMap<object, Map<number, Promise<PackingDictionary>>>()

export function dictionaryOf(pool: Pick<pg.Pool, 'query'>, id: number): Promise<PackingDictionary> {
  const read = known.get(pool) ?? new Map<number, Promise<PackingDictionary>>()
  known.set(pool, read)
  const dictionary = read.get(id) ?? readDictionary(pool, id)
  read.set(id, dictionary)
  dictionary.catch(() => read.delete(id))
  return dictionary
}

async function readDictionary(pool: Pick<pg.Pool, 'query'>, id: number): Promise<PackingDictionary> {
  const { rows } = await pool.query<PackingDictionary>('select id, content from archive_dictionaries where id = $1', [
    id,
  ])
  if (!rows[0]) throw new Error(`The dictionary ${id} of archived logs is missing.`)
  return rows[0]
}
