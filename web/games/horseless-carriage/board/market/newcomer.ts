import { createContext, type RefObject, useContext, useEffect, useRef, useState } from 'react'

/** Whether a drawing has been seen: what it draws from then on is new to its viewer. */
export const DrawingSeen = createContext<RefObject<boolean>>({ current: false })

export function useDrawingSeen(): RefObject<boolean> {
  const seen = useRef(false)
  useEffect(() => {
    seen.current = true
  }, [])
  return seen
}

/**
 * Says of a part whether it came into a drawing that was in sight already. Only such a part is moved into its place: browsers lay
 * out the parts of a drawing that move for each picture, and a drawing that opens would keep every touch waiting.
 */
export function useNewcomer(): true | undefined {
  const seen = useContext(DrawingSeen)
  const [newcomer] = useState(() => seen.current || undefined)
  return newcomer
}
