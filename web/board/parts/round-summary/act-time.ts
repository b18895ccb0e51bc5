/** All acts together stay within six seconds, or within `most` milliseconds, and none is longer than it needs to be. */
export function actTime(acts: number, speed: number, most = 5600): number {
  return Math.min(1100, most / Math.max(1, acts)) / speed
}
