import type { CSSProperties } from 'react'
import type { Motion } from '../interaction/board.ts'

/** How long moving pieces take at this speed; still ones keep what the theme says. */
export function motionStyle({ speed, calm }: Motion): CSSProperties & Partial<Record<'--calm', string>> {
  return calm || speed === 0 ? { '--calm': '0ms' } : { '--calm': `${250 / speed}ms` }
}
