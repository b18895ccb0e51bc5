import { plateSpots, type Touch } from './touch.ts'

/** The names of all places that these events changed. */
export function changedSpots(
  events: readonly object[],
  touches: (event: object) => readonly Touch[],
): ReadonlySet<string> {
  return new Set(events.flatMap((event) => touches(event).map(({ spot }) => spot)))
}

/**
 * CSS rules that let spots glow. In a stylesheet of their own, so that nothing renders again, and parts drawn later
 * glow as well.
 */
export function glowRules(spots: ReadonlySet<string>): string {
  if (spots.size === 0) return ''
  const names = [...spots].map((spot) => `[data-spot=${JSON.stringify(spot)}]`).join(',')
  const ring = `:is(${names}):not(svg *):not(:focus-visible){outline:3px solid var(--glow);outline-offset:0}`
  // Text needs a gap between it and the ring; the points on a plate have one.
  const apart = `:is(${names}):not(button, tr, [data-points], [data-close]):not(svg *):not(:focus-visible){outline-offset:2px}`
  // Table rows and elements with `data-close` have no gap to their neighbours for a ring.
  const within = `:is(tr, [data-close]):is(${names}):not(:focus-visible){outline-width:2px;outline-offset:-2px}`
  const halo = `svg :is(${names}):not(rect){filter:drop-shadow(0 0 1.5px var(--glow)) drop-shadow(0 0 1.5px var(--glow))}`
  const frame = `svg rect:is(${names}){stroke:var(--glow);stroke-width:4}`
  const once = `:root[data-motion=on] :is(${names}):not(svg *){animation:glow-once 700ms ease-out}`
  const frames = '@keyframes glow-once{from{outline-width:9px;outline-offset:3px}}'
  return `${ring}${apart}${within}${halo}${frame}${frames}@media (prefers-reduced-motion: no-preference){${once}}`
}

/** The plate that represents an event whose own place is not drawn. */
export function plateOf(event: object): string | undefined {
  return 'seat' in event && typeof event.seat === 'number' ? plateSpots.seat(event.seat) : undefined
}
