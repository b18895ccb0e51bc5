import { fastChance } from '../chance/fast-chance.ts'
import type { Game } from '../contract/game.ts'
import type { Viewer } from '../contract/seat.ts'
import type { Variant } from '../contract/title.ts'
import { LiveEffects } from '../play/live-effects.ts'
import { redact } from '../secrets/secret.ts'
import type { GameMessages, Phrase } from '../text/messages.ts'
import { choiceOf, pickFrom, randomMove } from './random-play.ts'

/** A random game played to collect its messages. */
export interface Listening<State extends object, Move extends object, Options extends object, Event extends object> {
  readonly game: Game<State, Move, Options, Event>
  readonly words: GameMessages<State, Move, Event>
  readonly variant: Variant<Options>
  readonly seed: number
  readonly viewers: readonly Viewer[]
  /** The board is read every this many moves: boards are slow to format and change little from move to move. */
  readonly boardEvery?: number
}

/** Plays a random game and collects the id of every message that these viewers and the deciding seat would read. */
export function listen<State extends object, Move extends object, Options extends object, Event extends object>(
  { game, words, variant, seed, viewers, boardEvery = 1 }: Listening<State, Move, Options, Event>,
  ids: Set<string>,
): { readonly events: readonly Event[]; readonly end: State } {
  const { seats, options } = variant
  const choice = choiceOf(seed)
  const fx = new LiveEffects<Event>(fastChance(seed))
  const state = game.setup({ seats, options }, fx)
  for (let moves = 0; ; moves++) {
    const turn = game.turn(state)
    const views = viewers.map((viewer) => ({ viewer, view: redact(state, viewer) }))
    if (turn.over || moves % boardEvery === 0)
      for (const { viewer, view } of views) for (const line of words.board(view, viewer)) collectIds(line, ids)
    for (const { viewer, view } of views) if (viewer !== 'spectator') collectIds(words.decision(view, viewer), ids)
    if (turn.over) break
    const seat = pickFrom(turn.seats, choice)
    const own = redact(state, seat)
    collectIds(words.decision(own, seat), ids)
    for (const move of game.moves(state, seat)) collectIds(words.move(own, seat, move), ids)
    const played = randomMove(game, state, turn, seat, choice)
    collectIds(words.move(own, seat, played), ids)
    for (const { viewer, view } of views) collectIds(words.move(view, seat, redact(played, viewer)), ids)
    game.play(state, seat, played, fx)
  }
  for (const viewer of viewers) for (const event of fx.events) collectIds(words.event(redact(event, viewer)), ids)
  return { events: fx.events, end: state }
}

/** Collects a phrase and its nested phrases. */
export function collectIds({ id, values = {} }: Phrase, ids: Set<string>): void {
  ids.add(id)
  for (const value of Object.values(values)) if (typeof value === 'object') collectIds(value, ids)
}

/** Literals with two or more words, as in sentences, except errors for developers. */
export function sentencesIn(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').replace(/new RangeError\(.*?\)/g, '')
  return [...code.matchAll(/(['"`])(?:(?!\1).)*\p{L} +\p{L}(?:(?!\1).)*\1/gu)].map(([text]) => text)
}
