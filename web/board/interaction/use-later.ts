import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '../../table/model/after-paint.ts'

/**
 * A value that is updated after the paint that responds to the player. React's own deferred values are computed before
 * that paint whenever there is time, which delays it.
 */
export function useLater<T>(value: T): T {
  const [later, setLater] = useState(() => value)
  useEffect(() => {
    if (value === later) return
    let wanted = true
    afterPaint(() => {
      if (wanted) startTransition(() => setLater(() => value))
    })
    return () => {
      wanted = false
    }
  }, [value, later])
  return later
}
