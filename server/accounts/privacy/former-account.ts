const mark = 'former-'

/** The id that replaces a deleted account in its seats. */
export function formerAccount(random: Uint8Array): string {
  return mark + Buffer.from(random).toString('base64url')
}

export function isFormer(account: string): boolean {
  return account.startsWith(mark)
}
