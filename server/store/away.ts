/** Whether the database is starting, stopping, full, or gone, so that the same may be tried again in a moment. */
export function isStoreAway(error: Error): boolean {
  const state = sqlStateOf(error)
  if (state !== undefined) return /^(08|53|57|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND)/.test(state)
  return /Connection terminated|connection timeout|timeout exceeded when trying to connect/i.test(error.message)
}

export function sqlStateOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
