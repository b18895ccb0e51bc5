import { useEffect, useState } from 'react'
import { useModel, useTable } from '../model/use-table.ts'

export type ReplaySpeed = 0.5 | 1 | 2

/** Milliseconds that a move stays before the next, at normal speed. */
const stepTime = 1400

/** A move of which nothing is told, like the first part of a larger one. */
const untoldTime = 400

/** A scene may play to its end, and is then put away as a player would. */
const summaryTime = 9000

/** Plays a replay by itself, move by move, until its end. */
export function usePlaying(n: number, last: number, step: (n: number) => void, told: boolean) {
  const model = useModel()
  const summary = useTable((state) => state.summary)
  const [wanted, setWanted] = useState(false)
  const [speed, setSpeed] = useState<ReplaySpeed>(1)
  const playing = wanted && n < last
  useEffect(() => {
    if (!wanted) return
    if (n >= last && !summary) {
      setWanted(false)
      return
    }
    const timer = summary
      ? setTimeout(model.endSummary, summaryTime / speed)
      : setTimeout(() => step(n + 1), (told ? stepTime : untoldTime) / speed)
    return () => clearTimeout(timer)
  }, [wanted, n, last, told, summary, speed, step, model])

  function toggle(): void {
    // At the end it begins again.
    if (!playing && n >= last) step(0)
    setWanted(!playing)
  }
  return { playing, toggle, speed, setSpeed }
}
