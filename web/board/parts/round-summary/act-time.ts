/**
 * The duration of an act: all together take at most six seconds, or `most` milliseconds, and none is longer than
 * needed.
 */
export function actTime(acts: number, speed: number, most = 5600): number {
  return Math.min(1100, most / Math.max(1, acts)) / speed
}
