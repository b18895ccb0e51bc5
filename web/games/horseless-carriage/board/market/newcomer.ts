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
 * Whether a part was added to a drawing that was already visible. Only such parts are animated: browsers lay out
 * animated SVG parts for each frame, so animating all of them on opening would delay every touch.
 */
export function useNewcomer(): true | undefined {
  const seen = useContext(DrawingSeen)
  const [newcomer] = useState(() => seen.current || undefined)
  return newcomer
}
