import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Motion } from '../../interaction/board.ts'

/** Milliseconds for the way from the queue to the car, at normal speed. */
const walkTime = 1100

/** Lets an element walk from this place of the queue to where it is drawn. */
export function useWalk(from: number | undefined, { speed, calm }: Motion): RefObject<HTMLSpanElement | null> {
  const walker = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const element = walker.current
    const start = element?.closest('section')?.querySelector(`[data-queue="${from}"]`)?.getBoundingClientRect()
    if (!element || !start || from === undefined || speed === 0 || calm) return
    const end = element.getBoundingClientRect()
    const away = (part: number, up = 0) => `${(start.left - end.left) * part}px ${(start.top - end.top) * part - up}px`
    const steps = 8
    const frames = Array.from({ length: steps + 1 }, (_, step) => ({
      translate: away(1 - step / steps, step % 2 === 1 ? 4 : 0),
    }))
    const walk = element.animate(frames, { duration: walkTime / speed, easing: 'linear' })
    return () => walk.cancel()
  }, [from, speed, calm])
  return walker
}
