const mark = 'former-'

/** What stands in the seats of a deleted person in place of the account. */
export function formerAccount(random: Uint8Array): string {
  return mark + Buffer.from(random).toString('base64url')
}

export function isFormer(account: string): boolean {
  return account.startsWith(mark)
}
