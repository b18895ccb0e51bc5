import { useEffect, useState } from 'react'

/** For so long a button that has become another one does nothing: who presses it now means the one before. */
const settleTime = 600

/** Whether what a button does has been the same for long enough to be meant by who presses it. */
export function useSettled(what: string): boolean {
  const [settled, setSettled] = useState(what)
  useEffect(() => {
    if (what === settled) return
    const timer = setTimeout(() => setSettled(what), settleTime)
    return () => clearTimeout(timer)
  }, [what, settled])
  return what === settled
}
