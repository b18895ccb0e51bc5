import { type AnyTitle, type Seat, seatsOf } from '@carriage/kernel'
import { chooseSeat, commaList, wholeNumber } from '../arguments.ts'
import { Complaint } from '../complaint.ts'
import type { CliFormatter } from '../formatter.ts'
import type { Screen } from '../screen.ts'

/** The players at a table. */
export interface HotseatPlayers {
  readonly players: readonly string[]
  /** Seats played by people; the others are random. */
  readonly people: readonly Seat[]
}

interface Asked {
  readonly seats?: string
  readonly random: string
  readonly names: string
}

export function newCompany(title: AnyTitle, asked: Asked, t: CliFormatter): HotseatPlayers {
  const { min, max } = title.versions[0].seats
  const names = commaList(asked.names)
  const wanted = asked.seats === undefined ? Math.max(min, names.length) : wholeNumber('--seats', asked.seats, min, max)
  const seats = seatsOf(Math.min(wanted, max))
  if (names.length > seats.length) throw new Complaint('names.tooMany', { names: names.length, seats: seats.length })
  const given = seats.map((seat) => names[seat] ?? '')
  const people = peopleOf(given, asked.random)
  const players = seats.map((seat) => given[seat] || t(kindOf(seat, people), { n: seat + 1 }))
  return { players, people }
}

/** Players of a resumed match; the random seats are given again. */
export function sameCompany(players: readonly string[], random: string): HotseatPlayers {
  return { players, people: peopleOf(players, random) }
}

function peopleOf(players: readonly string[], random: string): readonly Seat[] {
  const atRandom = commaList(random).map((text) => chooseSeat('--random', text, players))
  return seatsOf(players.length).filter((seat) => !atRandom.includes(seat))
}

function kindOf(seat: Seat, people: readonly Seat[]): 'player.person' | 'player.random' {
  return people.includes(seat) ? 'player.person' : 'player.random'
}

export function printCompany(screen: Screen, t: CliFormatter, { players, people }: HotseatPlayers): void {
  for (const seat of seatsOf(players.length)) {
    const kind = people.includes(seat) ? 'person' : 'random'
    screen.print(t('begin.seat', { n: seat + 1, name: players[seat] ?? '', kind }))
  }
}
