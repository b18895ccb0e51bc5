/** The time zone of this device. */
export function zoneHere(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Every zone that the browser knows, and those that are meant anyway. */
export function zonesWith(...meant: readonly string[]): readonly string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...meant])].sort()
}
