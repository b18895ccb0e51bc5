import type { Seat } from '@carriage/kernel'

/** Seats that act now come first, then the order of the game, then the rest. */
export function orderOf(all: readonly Seat[], acting: readonly Seat[], coming: readonly Seat[] = []): Seat[] {
  return [...new Set([...acting, ...coming, ...all])].filter((seat) => all.includes(seat))
}
