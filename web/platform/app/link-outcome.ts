/** What became of a one-tap link that did not lead where it should: the house says so in the address. */
export type LinkOutcome = 'expired' | 'other'

export function linkOutcome(search: string): LinkOutcome | undefined {
  const told = new URLSearchParams(search).get('link')
  return told === 'expired' || told === 'other' ? told : undefined
}
