import { type ParseArgsConfig, parseArgs } from 'node:util'
import { type AnyTitle, type Seat, seatsOf } from '@carriage/kernel'
import { titleOf, titles, trialTitles } from '@carriage/shared/catalogue'
import { Complaint } from './complaint.ts'
import { type CliMessageId, cliLanguages } from './formatter.ts'

type Options = NonNullable<ParseArgsConfig['options']>
type Parsed<T extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: T; allowPositionals: true; strict: true }>
>

/** Parses the arguments of a command; unknown ones are an error that recommends the help. */
export function readArguments<const T extends Options>(
  command: string,
  args: readonly string[],
  options: T,
): Parsed<T> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const complaint = code === undefined ? undefined : refusals[code]
    if (!complaint) throw error
    throw new Complaint(complaint, { command, option: /'(-[^' ]+)/.exec(message)?.[1] ?? '' })
  }
}

const refusals: Readonly<Record<string, CliMessageId>> = {
  ERR_PARSE_ARGS_UNKNOWN_OPTION: 'argument.unknownOption',
  ERR_PARSE_ARGS_INVALID_OPTION_VALUE: 'argument.badOption',
}

/** The subject of a command. */
export function only(command: string, positionals: readonly string[]): string {
  const [first, extra] = positionals
  if (first === undefined) throw new Complaint('argument.missing', { command })
  if (extra !== undefined) throw new Complaint('argument.extra', { command, extra })
  return first
}

export function chooseTitle(id: string): AnyTitle {
  const title = titleOf(id)
  if (!title) throw new Complaint('game.unknown', { game: id, games: gameIds().join(', ') })
  return title
}

export function gameIds(): string[] {
  return [...titles, ...trialTitles].map(({ versions: [game] }) => game.id)
}

export function chooseLanguage(language: string, title: AnyTitle): string {
  const available = cliLanguages.filter((one) => one in title.words.messages)
  if (!available.includes(language)) {
    throw new Complaint('language.unknown', { language, languages: available.join(', ') })
  }
  return language
}

export function wholeNumber(option: string, text: string, min: number, max = Number.MAX_SAFE_INTEGER): number {
  const number = /^-?\d+$/.test(text) ? Number(text) : Number.NaN
  if (number >= min && number <= max) return number
  const range = max === Number.MAX_SAFE_INTEGER ? 'argument.numberFrom' : 'argument.numberBetween'
  throw new Complaint(range, { option, text, min, max })
}

export function commaList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** A seat as typed: its number, counted from 1, or the player's name. */
export function chooseSeat(option: string, text: string, players: readonly string[]): Seat {
  const seats = seatsOf(players.length)
  const seat = seats.find((seat) => text === String(seat + 1)) ?? seats.find((seat) => players[seat] === text)
  if (seat === undefined) {
    throw new Complaint('seat.unknown', { option, text, seats: players.length })
  }
  return seat
}
