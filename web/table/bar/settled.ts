import { useEffect, useState } from 'react'

/**
 * How long a button ignores clicks after its action has changed, in milliseconds: they were meant for the previous
 * action.
 */
const settleTime = 600

/** Whether the action of a button has been the same long enough for a click to mean it. */
export function useSettled(what: string): boolean {
  const [settled, setSettled] = useState(what)
  useEffect(() => {
    if (what === settled) return
    const timer = setTimeout(() => setSettled(what), settleTime)
    return () => clearTimeout(timer)
  }, [what, settled])
  return what === settled
}
