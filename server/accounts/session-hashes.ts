import { createHash } from 'node:crypto'
import type { DBAdapter, DBTransactionAdapter, Where } from 'better-auth/adapters'

/**
 * Stores the tokens of sessions as hashes, so that a reader of the database or a backup cannot use them. The library
 * has no setting for this, so this adapter hashes tokens on the way in and restores them on the way out. Tokens are
 * random, so a plain hash is enough.
 */
export function withSessionHashes(store: DBAdapter): DBAdapter {
  return { ...store, ...hashing(store), transaction: (work) => store.transaction((inner) => work(inHashes(inner))) }
}

function inHashes(store: DBTransactionAdapter): DBTransactionAdapter {
  return { ...store, ...hashing(store) }
}

function sessionHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

type Hashing = Pick<
  DBAdapter,
  'create' | 'findOne' | 'findMany' | 'count' | 'update' | 'updateMany' | 'delete' | 'deleteMany' | 'consumeOne'
>

function hashing(store: DBTransactionAdapter): Hashing {
  return {
    async create(result) {
      const { token } = result.data as { token?: unknown }
      if (result.model !== 'session' || typeof token !== 'string') return store.create(result)
      const row = await store.create<typeof result.data & Record<string, unknown>>({
        ...result,
        data: { ...result.data, token: sessionHash(token) },
      })
      return withToken(row, new Map([[sessionHash(token), token]])) as never
    },
    async findOne(result) {
      const { where, tokens } = hashed(result)
      return withToken(await store.findOne({ ...result, where }), tokens)
    },
    async findMany(result) {
      const { where, tokens } = hashed(result)
      const rows = await store.findMany<never>({ ...result, where })
      return rows.map((row) => withToken(row, tokens))
    },
    count: (result) => store.count({ ...result, where: hashed(result).where }),
    async update(result) {
      const { where, tokens } = hashed(result)
      return withToken(await store.update({ ...result, where }), tokens)
    },
    updateMany: (result) => store.updateMany({ ...result, where: hashed(result).where }),
    delete: (result) => store.delete({ ...result, where: hashed(result).where }),
    deleteMany: (result) => store.deleteMany({ ...result, where: hashed(result).where }),
    async consumeOne(result) {
      const { where, tokens } = hashed(result)
      return withToken(await store.consumeOne({ ...result, where }), tokens)
    },
  }
}

/** A query with hashes instead of tokens, and the token of each hash. */
function hashed({ model, where = [] }: { model: string; where?: Where[] | undefined }): {
  where: Where[]
  tokens: ReadonlyMap<string, string>
} {
  const tokens = new Map<string, string>()
  if (model !== 'session') return { where, tokens }
  const hash = (token: string): string => {
    const made = sessionHash(token)
    tokens.set(made, token)
    return made
  }
  const asked = where.map((each): Where => {
    if (each.field !== 'token') return each
    if (Array.isArray(each.value)) return { ...each, value: each.value.map((token) => hash(String(token))) }
    return { ...each, value: hash(String(each.value)) }
  })
  return { where: asked, tokens }
}

function withToken<T>(row: T, tokens: ReadonlyMap<string, string>): T {
  if (typeof row !== 'object' || row === null || !('token' in row)) return row
  const token = tokens.get(String(row.token))
  return token === undefined ? row : { ...row, token }
}
