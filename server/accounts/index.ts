export { anonymous, scopes } from './caller.ts'
export { type Accounts, openAccounts } from './open.ts'
