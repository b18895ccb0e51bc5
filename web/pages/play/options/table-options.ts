import type { OptionChoice } from '@carriage/kernel'
import { seatMark } from '../../../board/parts/seat-marks.ts'
import type { PlayedTitle } from '../../../platform/i18n/played-title.ts'

export type OptionValue = OptionChoice['standard']

/** The options of a new game. */
export interface TableOptions {
  readonly title: PlayedTitle
  readonly seats: number
  /** Only values that differ from the standard. */
  readonly options: Readonly<Record<string, OptionValue>>
}

export type ChangeOptions = (by: (agreed: TableOptions) => TableOptions) => void

/** The default options of a game, with the current number of seats if it allows it. */
export function defaultOptions(title: PlayedTitle, seats: number): TableOptions {
  const { min, max } = title.versions[0].seats
  return { title, seats: Math.min(max, Math.max(min, seats)), options: {} }
}

export function seatCounts({ versions: [game] }: PlayedTitle): number[] {
  const { min, max } = game.seats
  return Array.from({ length: max - min + 1 }, (_, index) => min + index)
}

/** The choices that the game has messages for; others are set by hand. */
export function offeredChoices({ choices, words }: PlayedTitle): OptionChoice[] {
  return choices.filter((choice) => words.messages.en?.[wordsOfChoice(choice).id] !== undefined)
}

/** The message id of a choice, and its value for the seat. The ids of its answers and its reason extend it. */
export function wordsOfChoice({ name, ofSeat }: OptionChoice): { readonly id: string; readonly letter: string } {
  return ofSeat
    ? { id: `option.${ofSeat.words}`, letter: seatMark(ofSeat.seat - 1).letter }
    : { id: `option.${name}`, letter: '' }
}

/** The choices at a table of this size. */
export function choicesAt({ title, seats }: TableOptions): OptionChoice[] {
  return offeredChoices(title).filter(({ ofSeat }) => ofSeat === undefined || ofSeat.seat <= seats)
}

/** The same options for another number of seats; options of removed seats are dropped. */
export function withSeats(agreed: TableOptions, seats: number): TableOptions {
  const allowed = new Set(choicesAt({ ...agreed, seats }).map(({ name }) => name))
  const options = Object.entries(agreed.options).filter(([name]) => allowed.has(name))
  return { ...agreed, seats, options: Object.fromEntries(options) }
}

/** Whether an answer is compatible with the others: two seats may not have the same, for example. */
export function mayAgree(agreed: TableOptions, name: string, value: OptionValue): boolean {
  return agreed.title.goTogether?.(agree(agreed, name, value).options) ?? true
}

export function agree(agreed: TableOptions, name: string, value: OptionValue): TableOptions {
  const standard = offeredChoices(agreed.title).find((choice) => choice.name === name)?.standard
  const { [name]: _, ...others } = agreed.options
  return { ...agreed, options: value === standard ? others : { ...others, [name]: value } }
}
