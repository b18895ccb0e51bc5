import { randomBytes } from 'node:crypto'

/** The secret part of a link by which people join a table, a club or a tournament. */
export function newInvitationKey(): string {
  return randomBytes(18).toString('base64url')
}
