import {
  type Chance,
  fastChance,
  type GameRules,
  LiveEffects,
  type Messages,
  preview,
  redact,
  type Seat,
  type Viewer,
} from '@carriage/kernel'
import { loadTranslator } from '../../platform/i18n/game-translator.ts'
import type { PlayedTitle } from '../../platform/i18n/played-title.ts'
import { createMessageFormatter, type Language } from '../../platform/i18n/translate.ts'
import type { Board, BoardProps } from '../interaction/board.ts'
import { names } from './captions.ts'

/** A game in the gallery. */
export interface Exhibit<State extends object, Move extends object, Event extends object> {
  readonly game: GameRules<State, Move, object, Event>
  readonly title: PlayedTitle
  readonly board: Board<State, Move, Event>
  readonly messages: Messages
  actor(this: void, state: State): Seat
  seats(this: void, state: State): number
}

/** A position with all events that led to it. */
export interface MomentOf<State, Event> {
  readonly state: State
  readonly history: readonly Event[]
  /** The events of the last move. */
  readonly fresh: readonly Event[]
}

export interface ExhibitHandlers<Move> {
  readonly held: { readonly move: Move; readonly chosen: boolean } | undefined
  readonly peek: (move: Move | undefined) => void
  readonly choose: (move: Move | undefined) => void
  readonly commit: (move: Move) => void
}

/** Board props that show a moment to a viewer. */
export function propsFor<State extends object, Move extends object, Event extends object>(
  exhibit: Exhibit<State, Move, Event>,
  { state, history, fresh }: MomentOf<State, Event>,
  viewer: Viewer,
  language: Language,
  { held, peek, choose, commit }: ExhibitHandlers<Move>,
): BoardProps<State, Move, Event> {
  const { game, title, messages } = exhibit
  const me = viewer === 'spectator' ? undefined : viewer
  const view = redact(state, viewer)
  const turn = game.turn(view)
  const waitingFor = turn.over ? [] : turn.seats
  const nameOf = (seat: Seat) => names[seat] ?? ''
  const seats = Array.from({ length: exhibit.seats(state) }, (_, seat) => seat as Seat) // an index is a seat
  return {
    match: 'gallery',
    view,
    me,
    seats: seats.map((seat) => ({ seat, name: nameOf(seat), bot: false, here: true })),
    waitingFor,
    moves: me !== undefined && waitingFor.includes(me) ? [...game.moves(view, me)] : [],
    draft: held && me !== undefined ? { ...held, preview: preview(game, view, me, held.move) } : undefined,
    peek,
    choose,
    commit,
    refuse: () => undefined,
    commitAll: ([move]) => move && commit(move),
    fresh,
    history,
    motion: { speed: 1, calm: false },
    language,
    t: createMessageFormatter(messages, language),
    translator: loadTranslator(title, language, viewer, nameOf),
    showRule: () => {},
  }
}

interface Wanted<State, Event> {
  readonly seed: number
  /** Whether this is the wanted position; the first match is used. */
  readonly when: (state: State, fresh: readonly Event[]) => boolean
}

/** Plays games by simple strategies until the wanted position comes up. */
export function findMoment<State extends object, Move extends object, Event extends object>(
  { game, actor }: Pick<Exhibit<State, Move, Event>, 'game' | 'actor'>,
  begin: (fx: LiveEffects<Event>) => State,
  habit: (moves: readonly Move[], luck: Chance) => Move,
  { seed, when }: Wanted<State, Event>,
): MomentOf<State, Event> {
  for (let n = seed; n < seed + 80; n++) {
    const luck = fastChance(n)
    const opening = new LiveEffects<Event>(luck)
    const state = begin(opening)
    const history = opening.events.slice()
    let fresh: readonly Event[] = history.slice()
    for (let move = 0; move < 1200; move++) {
      if (when(state, fresh)) return { state, history, fresh }
      if (game.turn(state).over) break
      const fx = new LiveEffects<Event>(luck)
      const seat = actor(state)
      game.play(state, seat, habit([...game.moves(state, seat)], luck), fx)
      fresh = fx.events
      history.push(...fresh)
    }
  }
  throw new RangeError('No game reached the wanted position.')
}
