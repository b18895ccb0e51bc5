import pg from 'pg'

/** The store of record. Every module that reads or writes is given one. */
export interface Database {
  readonly pool: pg.Pool
  /** A connection beside the pool, for one that must know that the same server answers it from one query to the next. */
  connect(options?: SessionTerms): Promise<pg.Client>
  close(): Promise<void>
}

export interface SessionTerms {
  /**
   * Milliseconds after which a query without an answer fails; 0 for never. The server's own limit does not help where the
   * server is frozen or cut off.
   */
  readonly queryTimeout?: number
}

export interface DatabaseOptions extends SessionTerms {
  readonly url: string
  /** Connections of this process at most. */
  readonly connections?: number
  readonly onError?: (error: Error) => void
}

/** A statement that takes longer has met a fault; its caller tries again or says so. */
const statementTimeout = 15_000

export function openDatabase({ url, connections = 10, onError = ignore, queryTimeout = 0 }: DatabaseOptions): Database {
  const terms = {
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    // What nobody waits for any more should not hold its locks.
    statement_timeout: queryTimeout > 0 ? Math.min(queryTimeout, statementTimeout) : statementTimeout,
    query_timeout: queryTimeout,
    keepAlive: true,
    // Where statistics are missing or old, PostgreSQL took a second to compile a statement that runs for a millisecond.
    options: '-c jit=off',
  }
  const pool = new pg.Pool({ ...terms, max: connections })
  // A connection that breaks while it is idle only leaves the pool.
  pool.on('error', onError)
  // One that breaks between two statements of a transaction fails the next of them; unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', onError))
  return {
    pool,
    async connect(session = {}) {
      const client = new pg.Client({ ...terms, query_timeout: session.queryTimeout ?? queryTimeout })
      client.on('error', onError)
      await client.connect()
      return client
    },
    close: () => pool.end(),
  }
}

function ignore(): void {}
