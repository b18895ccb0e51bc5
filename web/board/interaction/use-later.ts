import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '../../table/model/after-paint.ts'

/**
 * A value as it was until the picture that answers the player has been drawn, then as it is. React's own deferred values are
 * computed before that picture wherever there is time, and it has to wait for them.
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
