import { choicesOf } from '@carriage/kernel'
import type { PlayedTitle } from '../../words/played-title.ts'

export type OptionValue = ReturnType<typeof choicesOf>[number]['standard']

/** What is agreed before a game. */
export interface Agreed {
  readonly title: PlayedTitle
  readonly seats: number
  /** Only what differs from the standard. */
  readonly options: Readonly<Record<string, OptionValue>>
}

/** The usual terms of a game, with as many seats as were wanted so far if it has them. */
export function usualTerms(title: PlayedTitle, seats: number): Agreed {
  const { min, max } = title.versions[0].seats
  return { title, seats: Math.min(max, Math.max(min, seats)), options: {} }
}

export function seatCounts({ versions: [game] }: PlayedTitle): number[] {
  const { min, max } = game.seats
  return Array.from({ length: max - min + 1 }, (_, index) => min + index)
}

/** The choices that the game has words for; one without them is for groups that write their options by hand. */
export function offeredChoices({ versions: [game], words }: PlayedTitle): ReturnType<typeof choicesOf> {
  return choicesOf(game.options).filter(({ name }) => words.messages.en?.[`option.${name}`] !== undefined)
}

export function agree(agreed: Agreed, name: string, value: OptionValue): Agreed {
  const standard = offeredChoices(agreed.title).find((choice) => choice.name === name)?.standard
  const { [name]: _, ...others } = agreed.options
  return { ...agreed, options: value === standard ? others : { ...others, [name]: value } }
}
