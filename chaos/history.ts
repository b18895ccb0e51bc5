import { hash } from 'node:crypto'
import { canonical, type Seat, type Viewer } from '@carriage/kernel'
import type { ProblemCode } from '@carriage/protocol'

/** A value in short: the same for the same plain data, whatever the order of its keys. */
export type Print = string

export function fingerprint(value: unknown): Print {
  return hash('sha256', canonical(value), 'base64url').slice(0, 22)
}

/** Everything that one client did and was sent at one table, in order. */
export interface ClientHistory {
  readonly match: string
  /** Name of the client, shown in findings. */
  readonly who: string
  readonly viewer: Viewer
  readonly sights: Observation[]
  readonly sent: SentCommand[]
  /** Secrets of others that were shown open, each with where it stood. */
  readonly leaks: string[]
  readonly secrets: { own: number; shut: number }
}

/** What a client saw after something that it was sent. */
export type Observation =
  | { readonly kind: 'view'; readonly n: number; readonly view: Print }
  | {
      readonly kind: 'frame'
      readonly n: number
      /** The entry, with its number, its seat and its time. */
      readonly frame: Print
      /** Where the frame showed what happened. */
      readonly events?: Print
      /** The view that the client made of the one before and the frame. */
      readonly view: Print
    }

/** A command and the outcome of it. Without an answer it may have been done or not. */
export interface SentCommand {
  readonly id: string
  readonly seat: Seat
  readonly basis: number
  /** The move as it was sent, or the number of the move that is taken back. */
  readonly content: Print
  times: number
  /** When it was first sent, in milliseconds since the epoch. */
  sentAt?: number
  answeredAt?: number
  /** Codes of the answers that left open whether it was carried out. */
  readonly failures: string[]
  answer?: { readonly done: number } | { readonly refused: ProblemCode }
}

export function newHistory(match: string, who: string, viewer: Viewer): ClientHistory {
  return { match, who, viewer, sights: [], sent: [], leaks: [], secrets: { own: 0, shut: 0 } }
}
