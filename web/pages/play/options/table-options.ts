import type { OptionChoice } from '@carriage/kernel'
import { seatMark } from '../../../board/parts/seat-marks.ts'
import type { PlayedTitle } from '../../../platform/i18n/played-title.ts'

export type OptionValue = OptionChoice['standard']

/** What is agreed before a game. */
export interface TableOptions {
  readonly title: PlayedTitle
  readonly seats: number
  /** Only what differs from the standard. */
  readonly options: Readonly<Record<string, OptionValue>>
}

export type ChangeOptions = (by: (agreed: TableOptions) => TableOptions) => void

/** The usual terms of a game, with as many seats as were wanted so far if it has them. */
export function defaultOptions(title: PlayedTitle, seats: number): TableOptions {
  const { min, max } = title.versions[0].seats
  return { title, seats: Math.min(max, Math.max(min, seats)), options: {} }
}

export function seatCounts({ versions: [game] }: PlayedTitle): number[] {
  const { min, max } = game.seats
  return Array.from({ length: max - min + 1 }, (_, index) => min + index)
}

/** The choices that the game has words for; one without them is for groups that write their options by hand. */
export function offeredChoices({ choices, words }: PlayedTitle): OptionChoice[] {
  return choices.filter((choice) => words.messages.en?.[wordsOfChoice(choice).id] !== undefined)
}

/** The message that names a choice, and what it says of a seat. Its answers and its reason are messages below it. */
export function wordsOfChoice({ name, ofSeat }: OptionChoice): { readonly id: string; readonly letter: string } {
  return ofSeat
    ? { id: `option.${ofSeat.words}`, letter: seatMark(ofSeat.seat - 1).letter }
    : { id: `option.${name}`, letter: '' }
}

/** The choices at a table with as many seats. */
export function choicesAt({ title, seats }: TableOptions): OptionChoice[] {
  return offeredChoices(title).filter(({ ofSeat }) => ofSeat === undefined || ofSeat.seat <= seats)
}

/** The same terms with another number of seats; what was agreed for a seat goes with it. */
export function withSeats(agreed: TableOptions, seats: number): TableOptions {
  const kept = new Set(choicesAt({ ...agreed, seats }).map(({ name }) => name))
  const options = Object.entries(agreed.options).filter(([name]) => kept.has(name))
  return { ...agreed, seats, options: Object.fromEntries(options) }
}

/** Whether an answer goes with the others: no two seats may have the same, for example. */
export function mayAgree(agreed: TableOptions, name: string, value: OptionValue): boolean {
  return agreed.title.goTogether?.(agree(agreed, name, value).options) ?? true
}

export function agree(agreed: TableOptions, name: string, value: OptionValue): TableOptions {
  const standard = offeredChoices(agreed.title).find((choice) => choice.name === name)?.standard
  const { [name]: _, ...others } = agreed.options
  return { ...agreed, options: value === standard ? others : { ...others, [name]: value } }
}
