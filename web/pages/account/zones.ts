/** The time zone of this device. */
export function zoneHere(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

export interface NamedZone {
  readonly zone: string
  /** The place of the zone, and its current offset from UTC. */
  readonly name: string
}

/** Zones to choose from: the device's and the configured one, then all others from west to east. */
export function zonesFrom(
  here: string,
  set: string,
  now = new Date(),
): { readonly near: readonly NamedZone[]; readonly others: readonly NamedZone[] } {
  const near = [...new Set([here, set])]
  const others = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])]
    .filter((zone) => !near.includes(zone))
    .map((zone) => zoneAt(zone, now))
    .sort((a, b) => a.minutes - b.minutes || a.name.localeCompare(b.name))
  return { near: near.map((zone) => zoneAt(zone, now)), others }
}

function zoneAt(zone: string, now: Date): NamedZone & { readonly minutes: number } {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(now)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', 'UTC') ?? 'UTC'
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d+):(\d+)/.exec(offset) ?? []
  const place = zone.split('/').slice(-2).reverse().join(', ').replaceAll('_', ' ')
  return {
    zone,
    name: zone === 'UTC' ? zone : `${place} (${offset})`,
    minutes: (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)),
  }
}
