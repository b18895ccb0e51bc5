import type { CSSProperties } from 'react'
import type { Motion } from '../interaction/board.ts'

/** Animation durations at this speed; with reduced motion those of the theme. */
export function motionStyle({ speed, calm }: Motion): CSSProperties & Partial<Record<'--calm', string>> {
  return calm || speed === 0 ? { '--calm': '0ms' } : { '--calm': `${250 / speed}ms` }
}
