import type { Level } from '@carriage/bots'
import type { Messages, Seat } from '@carriage/kernel'
import type { ReactNode } from 'react'
import type { BoardProps } from '../../board/interaction/board.ts'

/**
 * How a game opens itself to a newcomer, one stage after the other. The rules stay the rules: a stage is a set of
 * options, a starting position, and a selection of what is drawn and offered.
 */
export interface FirstHour<State extends object, Move extends object, Event extends object> {
  readonly stages: readonly NewcomerStage<State, Move>[]
  readonly board: StagedBoard<State, Move, Event>
  /** The whole game that follows the last stage. */
  readonly whole: { readonly seats: number; readonly options: object }
  /** The messages of its stages and of its board, in every language. */
  readonly words: Messages
}

export interface NewcomerStage<State extends object, Move extends object> {
  /** The id of its match, and the prefix of its messages. */
  readonly id: string
  /** The prefix of the messages for its goals, where stages share them; by default its id. */
  readonly goals?: string
  readonly options: object
  /** Thirty-two bytes in hexadecimal that determine all draws. */
  readonly secret: string
  readonly me: Seat
  /** The rivals, in the order of their seats. */
  readonly rivals: readonly string[]
  /** The stage ends with this round. */
  readonly rounds: number
  /** Places of the board that are not open: `veiled` ones keep their place and say when they open, others are gone. */
  readonly places: Readonly<Record<string, 'open' | 'veiled'>>
  /** Changes the set-up of the match to the starting position. */
  begin(this: void, setUp: State): void
  /** Whether a legal move is offered. */
  offers(this: void, view: State, move: Move): boolean
  /** The move that is made for the player, if only one of the offered moves is sensible. */
  forced(this: void, view: State, offered: readonly Move[]): Move | undefined
  /**
   * The move that is chosen already when the player is asked. Without one, the bright button shows a hint if bots have a
   * level; else something on the board is to be pressed.
   */
  suggested(this: void, view: State, offered: readonly Move[]): Move | undefined
  /** The level of the bots that play for the rivals, where `rival` leaves the decision to them. */
  readonly level?: Level
  /** Chooses a rival's move. */
  rival(this: void, view: State, seat: Seat, moves: readonly Move[]): Move | undefined
  /** The stage is over. */
  isOver(this: void, view: State): boolean
}

/** What a game draws at a staged table: the places of its whole board, as far as a stage opens them. */
export interface StagedBoard<State extends object, Move extends object, Event extends object> {
  /** The shared board of a desktop. */
  shared(this: void, props: StagedProps<State, Move, Event>): ReactNode
  /** The place of my own board: what is chosen now. */
  dock(this: void, props: StagedProps<State, Move, Event>): ReactNode
  /** Beside the shared board of a desktop. */
  aside?(this: void, props: StagedProps<State, Move, Event>): ReactNode
  /** Everything in one column, for phones and tablets. */
  column(this: void, props: StagedProps<State, Move, Event>): ReactNode
  /** What matters now, in a few sentences beside the board. */
  note?(this: void, props: StagedProps<State, Move, Event>): readonly string[]
  /** What rivals did, a sentence for each turn, and what it changes for the player. */
  rivalTurns?(this: void, props: StagedProps<State, Move, Event>, since: SinceMyMove<State, Event>): readonly string[]
  /** Which message states the goal now: `<stage>.goal.<name>`. */
  goal(this: void, props: StagedProps<State, Move, Event>): string
  /** Follows what is put together on the board. */
  useDraft?(this: void): unknown
  /** What the bright button does while a move is put together on the board, before it can be chosen. */
  step?(
    this: void,
    props: StagedProps<State, Move, Event>,
  ): { readonly words: string; act(this: void): void } | undefined
  /** The words of the bright button for the chosen move. */
  act(this: void, props: StagedProps<State, Move, Event>, move: Move): string
  /** The outcome in sentences; the last one is about the player. */
  outcome(this: void, props: StagedProps<State, Move, Event>, events: readonly Event[]): readonly string[]
}

/** What others did since the player's last move. */
export interface SinceMyMove<State extends object, Event extends object> {
  readonly before: State
  readonly events: readonly Event[]
}

export interface StagedProps<State extends object, Move extends object, Event extends object>
  extends BoardProps<State, Move, Event> {
  readonly stage: NewcomerStage<State, Move>
  /** The cars have just been sold; the board still shows the position before it. */
  readonly sold: boolean
  /** What happened in that sale; nothing before it. */
  readonly saleEvents: readonly Event[]
  /** Formats a message of the first hour of this game. */
  format(this: void, message: string, values?: Readonly<Record<string, string | number>>): string
}

export type AnyStage = NewcomerStage<object, object>
export type AnyFirstHour = FirstHour<object, object, object>

/** The offered moves among the legal ones. */
export function offeredMoves(stage: AnyStage, view: object, legal: Iterable<object>): object[] {
  return stage.isOver(view) ? [] : [...legal].filter((move) => stage.offers(view, move))
}
