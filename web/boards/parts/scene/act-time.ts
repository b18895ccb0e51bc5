/** All acts together stay within six seconds, and none is longer than it needs to be. */
export function actTime(acts: number, speed: number): number {
  return Math.min(1100, 5600 / Math.max(1, acts)) / speed
}
