import type { GameDigest } from '../text/digest.ts'
import type { GameMessages } from '../text/messages.ts'
import type { Handbook } from '../text/reference.ts'
import type { Translations } from '../text/translation.ts'
import type { About } from './about.ts'
import type { Game } from './game.ts'
import type { Invariant, TransitionInvariant } from './invariant.ts'
import type { Rule } from './rule.ts'

/** A game as the house offers it: its rules in every version still played, its words, and what is checked of it. */
export interface Title<State extends object, Move extends object, Options extends object, Event extends object> {
  readonly about: About
  /** The version of new matches first. */
  readonly versions: readonly [Game<State, Move, Options, Event>, ...Game<State, Move, Options, Event>[]]
  readonly words: GameMessages<State, Move, Event>
  /** Every rule of the game: refusals name them by their ids, tests cite them, the in-game help shows them. */
  readonly rulebook: readonly Rule[]
  /** The game in other languages than English. */
  readonly translations?: Translations
  /** The components of new matches, as data: tables that say where their contents come from. */
  readonly components?: object
  /** Its glossary and its rulings in English, loaded on demand. */
  readonly handbook?: () => Promise<Handbook>
  readonly invariants: readonly Invariant<State>[]
  readonly progress?: readonly TransitionInvariant<State>[]
  /** Tables to try: every seat count and option that behaves in its own way. */
  readonly variants: readonly Variant<Options>[]
  /** What a player who was away is told, loaded on demand. */
  digest?(): Promise<GameDigest<State, Event>>
  /** What a simulation counts: named figures from the events of one whole game and its last position. */
  survey?(events: readonly Event[], end: State): Readonly<Record<string, number>>
}

export interface Variant<Options> {
  readonly seats: number
  readonly options: Options
}

export type AnyTitle = Title<object, object, object, object>
