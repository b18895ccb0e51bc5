import { canonical, type Effects, fastChance, isSecret, type Seat, seatsOf, silentEffects } from '@carriage/kernel'
import type { Buyers } from './buyers.ts'
import type { MaybeFaceDown } from './face-down.ts'

/* Invariants of both editions. Each returns undefined if all is well, else a description. */

/** Every buyer of the box is in a stack or active. */
export function lostBuyers<Wanted extends string>(
  { stacks, activeBuyers }: Buyers<Wanted, { readonly preference: Wanted }>,
  inTheBox: Readonly<Record<Wanted, number>>,
): string | undefined {
  for (const preference in inTheBox) {
    const active = activeBuyers.filter((buyer) => buyer.preference === preference).length
    const all = stacks[preference] + active
    if (all !== inTheBox[preference]) return `${all} ${preference} buyers`
  }
  return undefined
}

/** The row of active buyers is not too long; in the scoring one may stand behind the last space. */
export function overlongRow(phase: string, active: number, spaces: number): string | undefined {
  return active <= spaces + (phase === 'scoring' ? 1 : 0) ? undefined : `${active} active buyers`
}

/** The marker stays on its start space until the row is full. */
export function earlyMarker(
  phase: string,
  marker: string | number,
  start: string | number,
  row: { readonly active: number; readonly spaces: number },
): string | undefined {
  if (phase !== 'action' || marker === start || row.active >= row.spaces) return undefined
  return `the marker is on ${marker} with ${row.active} active buyers`
}

interface Played<State, Move, Event> {
  moves(this: void, state: State, seat: Seat): readonly Move[]
  play(this: void, state: State, seat: Seat, move: Move, fx: Effects<Event>): void
}

/** Exactly one seat has moves until the game is over. */
export function wrongDeciders<State extends { readonly phase: string }>(
  state: State,
  seats: number,
  { moves }: Pick<Played<State, unknown, never>, 'moves'>,
): string | undefined {
  const able = seatsOf(seats).filter((seat) => moves(state, seat).length > 0)
  return able.length === (state.phase === 'over' ? 0 : 1) ? undefined : `seats ${able.join()} can move`
}

/** The first legal move leads to the same position twice, with the same draws. */
export function differentTwice<State extends { readonly actor: Seat }, Move, Event extends object>(
  state: State,
  clone: (state: State) => State,
  { moves, play }: Played<State, Move, Event>,
): string | undefined {
  const once = afterNextMove()
  const twice = afterNextMove()
  return once === twice ? undefined : `${once} and ${twice}`

  function afterNextMove(): string {
    const next = clone(state)
    const [move] = moves(next, next.actor)
    if (move !== undefined) play(next, next.actor, move, silentEffects<Event>(fastChance(1)))
    return canonical(next)
  }
}

/** Whether only this seat knows it. */
export function isFaceDownOf(value: MaybeFaceDown<unknown>, seat: Seat): boolean {
  return isSecret(value) && value.$secret.length === 1 && value.$secret[0] === seat
}
