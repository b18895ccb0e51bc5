import { type TokenScope, tokenScope } from '@carriage/protocol'

/** A session has all of them. */
export type Scope = TokenScope
export const scopes: readonly Scope[] = tokenScope.options

export type Caller =
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'account'
      readonly id: string
      readonly name: string
      /** The account can only be reached from this device. */
      readonly guest: boolean
      /** How the caller is authenticated: a cookie, a cookie from a one-tap link, an API token. */
      readonly via: 'session' | 'link' | 'token'
      readonly scopes: readonly Scope[]
      /** A caller from one-tap links has an account only at these tables. */
      readonly tables?: readonly string[]
      /** Has the role of an operator; `raised` for a short time after a second factor was given. */
      readonly operator?: { readonly raised: boolean }
      /** Cannot start anything new until then. */
      readonly suspendedUntil?: Date
      /** The database row that authenticates the caller. Sockets check regularly that it still exists. */
      readonly proof?: Proof
    }

export type SignedInCaller = Extract<Caller, { kind: 'account' }>

export interface Proof {
  readonly kind: 'session' | 'token'
  readonly id: string
}

export const anonymous: Caller = { kind: 'anonymous' }

/** The headers that authenticate a caller, in the form of a Node request. */
export interface CallerHeaders {
  readonly cookie?: string | undefined
  readonly authorization?: string | undefined
}
