import type { GameDigest } from '../text/digest.ts'
import type { GameMessages } from '../text/messages.ts'
import type { Handbook } from '../text/reference.ts'
import type { Translations } from '../text/translation.ts'
import type { About } from './about.ts'
import type { Game } from './game.ts'
import type { Invariant, TransitionInvariant } from './invariant.ts'
import type { Rule } from './rule.ts'

/** A game as offered: its rules in every version still played, its messages, and its checks. */
export interface Title<State extends object, Move extends object, Options extends object, Event extends object> {
  readonly about: About
  /** The version for new matches first. */
  readonly versions: readonly [Game<State, Move, Options, Event>, ...Game<State, Move, Options, Event>[]]
  readonly words: GameMessages<State, Move, Event>
  /** Every rule of the game: refusals and tests cite them by id, and the in-game help shows them. */
  readonly rulebook: readonly Rule[]
  /** Translations besides English. */
  readonly translations?: Translations
  /** The components of new matches, as data: tables with the source of their contents. */
  readonly components?: object
  /** The glossary and rulings in English, loaded on demand. */
  readonly handbook?: () => Promise<Handbook>
  readonly invariants: readonly Invariant<State>[]
  readonly progress?: readonly TransitionInvariant<State>[]
  /** Test configurations: every seat count and option with its own behaviour. */
  readonly variants: readonly Variant<Options>[]
  /** The digest for a player who was away, loaded on demand. */
  digest?(): Promise<GameDigest<State, Event>>
  /** Simulation statistics: named figures from the events and the final position of a game. */
  survey?(events: readonly Event[], end: State): Readonly<Record<string, number>>
}

export interface Variant<Options> {
  readonly seats: number
  readonly options: Options
}

export type AnyTitle = Title<object, object, object, object>
