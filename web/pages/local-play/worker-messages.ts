import type { Level } from '@carriage/bots'
import type { Refusal, Seat } from '@carriage/kernel'
import type { EntryUpdate, HandOver, Opened, UndoReach } from '../../table/model/link.ts'

/** Requests of a page to the worker of its match. */
export type LocalCommand =
  | { readonly kind: 'start'; readonly options: StartOptions }
  | { readonly kind: 'resume'; readonly id: string }
  | { readonly kind: 'move'; readonly ask: number; readonly move: object }
  | { readonly kind: 'undo'; readonly ask: number; readonly scope: UndoReach }
  | { readonly kind: 'record'; readonly ask: number }
  /** This person has the device now. */
  | { readonly kind: 'sit'; readonly seat: Seat }

export interface StartOptions {
  readonly id: string
  readonly game: string
  readonly players: readonly string[]
  readonly me: Seat
  /** Seats of people who share this device; by default only mine. */
  readonly people?: readonly Seat[] | undefined
  readonly options: object
  readonly level: Level
}

/** Messages of the worker. A move is acknowledged after it was stored. */
export type LocalReport =
  | Opened
  | EntryUpdate
  | HandOver
  | { readonly kind: 'missing' }
  /** This build does not have the rules of the match. */
  | { readonly kind: 'outdated'; readonly game: string; readonly rules: number }
  | { readonly kind: 'done'; readonly ask: number; readonly refusal?: Refusal; readonly text?: string }
