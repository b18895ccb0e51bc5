import { createContext, useContext, useEffect, useRef } from 'react'

/** Whether the points of a game that is over are still to be counted here. Nothing around it may show the winner before. */
export const CountingContext = createContext(false)

export function useCounting(): boolean {
  return useContext(CountingContext)
}

/** What is drawn as it was before the end, while the points are counted; undefined where nothing was drawn before. */
export function useHeldWhileCounting<T>(now: T): T | undefined {
  const counting = useCounting()
  const before = useRef<T>(undefined)
  useEffect(() => {
    if (!counting) before.current = now
  }, [counting, now])
  return counting ? before.current : now
}
