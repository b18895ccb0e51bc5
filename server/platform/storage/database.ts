import pg from 'pg'

/** The database with the matches and people. */
export interface Database {
  readonly pool: pg.Pool
  /** A connection outside of the pool, for code that needs the same session from one query to the next. */
  connect(options?: SessionOptions): Promise<pg.Client>
  close(): Promise<void>
}

export interface SessionOptions {
  /**
   * Milliseconds after which a query without an answer fails; 0 for never. The server's own limit does not help where
   * the server is frozen or cut off.
   */
  readonly queryTimeout?: number
}

export interface DatabaseOptions extends SessionOptions {
  readonly url: string
  /** The connection limit of this process. */
  readonly connections?: number
  readonly onError?: (error: Error) => void
}

/**
 * Milliseconds after which an unused connection is closed. A new one costs a process of PostgreSQL, which plans each
 * statement again; at a few moves a second connections would be opened and closed all the time.
 */
const connectionIdle = 300_000

/** A statement that takes longer is a fault; its caller retries or reports it. */
const statementTimeout = 15_000

export function openDatabase({ url, connections = 10, onError = ignore, queryTimeout = 0 }: DatabaseOptions): Database {
  const settings = {
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: connectionIdle,
    // A statement that nobody waits for should not hold its locks.
    statement_timeout: queryTimeout > 0 ? Math.min(queryTimeout, statementTimeout) : statementTimeout,
    query_timeout: queryTimeout,
    keepAlive: true,
    // With missing or old statistics, PostgreSQL took a second to compile a statement that runs for a millisecond.
    options: '-c jit=off',
  }
  const pool = new pg.Pool({ ...settings, max: connections })
  // A connection that breaks while idle only leaves the pool.
  pool.on('error', onError)
  // One that breaks between two statements of a transaction fails the next of them; without a listener it would end the
  // process.
  pool.on('connect', (client) => client.on('error', onError))
  return {
    pool,
    async connect(session = {}) {
      const client = new pg.Client({ ...settings, query_timeout: session.queryTimeout ?? queryTimeout })
      client.on('error', onError)
      await client.connect()
      return client
    },
    close: () => pool.end(),
  }
}

function ignore(): void {}
