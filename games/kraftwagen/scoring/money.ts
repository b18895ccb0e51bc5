import { type Effects, type Seat, seatsOf, secret, within } from '@carriage/kernel'
import type { MaybeFaceDown } from '@carriage/kraftwagen-family'
import type { Award } from '../components/index.ts'
import type { Event, MoneySource } from '../events.ts'
import type { Options } from '../options.ts'
import { playerOf, type State } from '../state.ts'

const eachAlone: readonly (readonly Seat[])[] = seatsOf(4).map((seat) => Object.freeze([seat]))

/** KW-9.35 Money and awards are face down before their owner, or open if the table agreed on that. */
export function hideTotal<T>(value: T, seat: Seat, options: Options): MaybeFaceDown<T> {
  return options.scoreVisibility === 'open' ? value : secret(value, eachAlone[seat] ?? [])
}

/** KW-1.21 Money never runs out. Gains are public; only the total is face down. */
export function earn(state: State, seat: Seat, amount: number, source: MoneySource, fx: Effects<Event>): void {
  if (amount === 0) return
  const player = playerOf(state, seat)
  player.money =
    typeof player.money === 'number' ? player.money + amount : within(player.money, (money) => money + amount)
  fx.emit({ kind: 'moneyEarned', seat, amount, source })
}

export function storeAward(state: State, seat: Seat, award: Award): void {
  const player = playerOf(state, seat)
  if (Array.isArray(player.awards)) player.awards.push(award)
  else player.awards = within(player.awards, (awards) => [...awards, award])
}
