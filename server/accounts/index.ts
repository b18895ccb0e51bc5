export type { SendMail } from './auth.ts'
export { nobody, scopes } from './caller.ts'
export { mailOver } from './mail-over.ts'
export { type Accounts, openAccounts } from './open.ts'
