import { createContext, useContext, useEffect, useRef } from 'react'

/** Whether the final points are still being counted here. Nothing may reveal the winner before. */
export const CountingContext = createContext(false)

export function useCounting(): boolean {
  return useContext(CountingContext)
}

/** While points are counted, returns the value from before the end, if there was one. */
export function useHeldWhileCounting<T>(now: T): T | undefined {
  const counting = useCounting()
  const before = useRef<T>(undefined)
  useEffect(() => {
    if (!counting) before.current = now
  }, [counting, now])
  return counting ? before.current : now
}
