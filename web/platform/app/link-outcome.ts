/** Why a one-tap link did not sign its reader in, as the server reports it in the address. */
export type LinkOutcome = 'expired' | 'other'

export function linkOutcome(search: string): LinkOutcome | undefined {
  const shown = new URLSearchParams(search).get('link')
  return shown === 'expired' || shown === 'other' ? shown : undefined
}
