import { type TokenScope, tokenScope } from '@carriage/protocol'

/** What an API token lets its bearer do. A session may do all of it. */
export type Scope = TokenScope
export const scopes: readonly Scope[] = tokenScope.options

/** Who asks. */
export type Caller =
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'account'
      readonly id: string
      readonly name: string
      /** Nothing but this device leads to the account. */
      readonly guest: boolean
      /** How the account was proven: a cookie, a cookie from a one-tap link, an API token. */
      readonly via: 'session' | 'link' | 'token'
      readonly scopes: readonly Scope[]
      /** A caller who came by one-tap links has an account only at these tables. */
      readonly tables?: readonly string[]
      /** Has the role of an operator; `raised` while a second factor was given a short time ago. */
      readonly operator?: { readonly raised: boolean }
      /** Cannot begin anything new until then. */
      readonly suspendedUntil?: Date
      /** The row of the database that proves it. A socket asks now and then whether it is still there. */
      readonly proof?: Proof
    }

export type SignedInCaller = Extract<Caller, { kind: 'account' }>

export interface Proof {
  readonly kind: 'session' | 'token'
  readonly id: string
}

export const anonymous: Caller = { kind: 'anonymous' }

/** The headers that tell who asks; those of a Node request will do. */
export interface CallerHeaders {
  readonly cookie?: string | undefined
  readonly authorization?: string | undefined
}
