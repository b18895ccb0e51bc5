import { useEffect, useState } from 'react'
import { motionNow } from '../../platform/app/settings.ts'
import { useModel, useTable } from '../model/use-table.ts'

export type ReplaySpeed = 0.5 | 1 | 2

/** Milliseconds per move, at normal speed. */
const stepTime = 1400

/** For a move without text, like the first part of a larger one. */
const untoldTime = 400

/** For a round summary without motion; others end after their last act. */
const stillTime = 9000

/** Plays a replay move by move until its end. */
export function usePlaying(n: number, last: number, step: (n: number) => void, shown: boolean) {
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
    if (summary && !isStill()) return
    const timer = summary
      ? setTimeout(model.endSummary, stillTime / speed)
      : setTimeout(() => step(n + 1), (shown ? stepTime : untoldTime) / speed)
    return () => clearTimeout(timer)
  }, [wanted, n, last, shown, summary, speed, step, model])

  function toggle(): void {
    // At the end it starts over.
    if (!playing && n >= last) step(0)
    setWanted(!playing)
  }
  return { playing, toggle, speed, setSpeed }
}

function isStill(): boolean {
  const { speed, calm } = motionNow()
  return speed === 0 || calm
}
