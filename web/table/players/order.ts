import type { Seat } from '@carriage/kernel'

/** Seats that act now come first, then the order the game gives, then the seats that are left. */
export function orderOf(all: readonly Seat[], acting: readonly Seat[], coming: readonly Seat[] = []): Seat[] {
  return [...new Set([...acting, ...coming, ...all])].filter((seat) => all.includes(seat))
}
