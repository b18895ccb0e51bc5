import { useEffect, useRef, useState } from 'react'
import type { Props } from '../props.ts'
import { type News, newsSince } from './news.ts'

export interface Bulletin {
  readonly news: News | undefined
  /** More lines follow. */
  readonly more: boolean
}

/** Milliseconds per line at normal speed; several that arrive together share the longest wait. */
const lineTime = 1_300
const longestWait = 5_600

/**
 * The latest news, one line at a time. Nothing waits for it: the table goes on, and later news queue up. Without motion
 * the last line is shown at once; the log has all of them.
 */
export function useBulletin({ history, motion, t, translator }: Props): Bulletin {
  const [lines, setLines] = useState<readonly News[]>(() => newsSince(history, 0, { t, translator }).slice(-1))
  const seen = useRef(history.length)
  const { speed } = motion
  useEffect(() => {
    // An undone move is removed.
    if (history.length < seen.current) setLines(newsSince(history, 0, { t, translator }).slice(-1))
    else if (history.length > seen.current) {
      const fresh = newsSince(history, seen.current, { t, translator })
      if (fresh.length > 0) setLines((before) => (speed === 0 ? fresh.slice(-1) : [...linesLeft(before), ...fresh]))
    }
    seen.current = history.length
  }, [history, t, translator, speed])
  const [first] = lines
  const more = lines.length > 1
  const time = Math.min(lineTime, longestWait / lines.length) / (speed === 0 ? 1 : speed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each line has its own time, whatever else waits
  useEffect(() => {
    if (!more) return
    const clock = setTimeout(() => setLines(([, ...rest]) => rest), time)
    return () => clearTimeout(clock)
  }, [first, more, time])
  return { news: first, more }
}

/** The last line shown has been read by now, and actions of seats are outdated once there is more. */
function linesLeft(lines: readonly News[]): readonly News[] {
  return lines.length <= 1 ? [] : lines.filter(({ passing }) => !passing)
}
