/** Whether the database is starting, stopping, full, or gone, so that a retry may succeed soon. */
export function isStoreAway(error: Error): boolean {
  const state = readSqlState(error)
  // 25006: a former primary that accepts no writes any more.
  if (state !== undefined) return /^(08|53|57|25006|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND)/.test(state)
  return isUnanswered(error) || /Connection terminated|connection timeout|timeout exceeded when/i.test(error.message)
}

/** Whether a query timed out. Its connection may still be busy with it and must not be reused. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}

export function readSqlState(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
