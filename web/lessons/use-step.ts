import { useEffect } from 'react'
import { useTable } from '../table/model/use-table.ts'
import { usePanels } from '../table/panels/panels.ts'
import type { LessonStep } from './lesson.ts'
import type { OpenLesson } from './open-lesson.ts'

export interface ShownStep {
  /** From 1 on. */
  readonly number: number
  readonly step: LessonStep<object, object> | undefined
}

/** The step that belongs to what the table shows. */
export function useStep({ lesson, link }: OpenLesson): ShownStep {
  const n = useTable((state) => state.n)
  const at = link.stepAt(n)
  return { number: at + 1, step: lesson.steps[at] }
}

/** On a phone the zone in which a step is done comes by itself: a newcomer does not know the tabs. */
export function useZoneOf(step: LessonStep<object, object> | undefined): void {
  const moves = useTable((state) => state.moves)
  const board = useTable((state) => state.board)
  useEffect(() => {
    if (!step || moves.length === 0) return
    if (step.zone !== undefined) return usePanels.setState({ zone: step.zone })
    const zones = board?.zones.filter((zone) => moves.some((move) => zone.holds(move))) ?? []
    const { zone } = usePanels.getState()
    const [first] = zones
    if (first && !zones.some(({ id }) => id === zone)) usePanels.setState({ zone: first.id })
  }, [step, moves, board])
}
