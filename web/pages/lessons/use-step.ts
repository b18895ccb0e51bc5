import { useEffect, useSyncExternalStore } from 'react'
import { useShown, useTable } from '../../table/model/use-table.ts'
import { usePanels } from '../../table/panels/panels.ts'
import type { AnyLessonStep } from './lesson.ts'
import type { OpenLesson } from './open-lesson.ts'

export interface ShownStep {
  /** Starting at 1. */
  readonly number: number
  readonly step: AnyLessonStep | undefined
}

/** The step of the position that the table shows. */
export function useStep({ lesson, link }: OpenLesson): ShownStep {
  // In step with the board, which may be drawn late on a slow machine: the text must not be ahead of it.
  const { n } = useShown('n')
  // A draft also changes the step, and is no entry of the log.
  const at = useSyncExternalStore(link.asking.listen, () => link.stepAt(n))
  return { number: at + 1, step: lesson.steps[at] }
}

/** On a phone, opens the zone of a step: newcomers do not know the tabs. */
export function useZoneOf(step: AnyLessonStep | undefined): void {
  const moves = useTable((state) => state.moves)
  const board = useTable((state) => state.board)
  useEffect(() => {
    if (step?.zone !== undefined) return usePanels.setState({ zone: step.zone })
    if (!step || moves.length === 0) return
    const zones = board?.zones.filter((zone) => moves.some((move) => zone.holds(move))) ?? []
    const { zone } = usePanels.getState()
    const [first] = zones
    if (first && !zones.some(({ id }) => id === zone)) usePanels.setState({ zone: first.id })
  }, [step, moves, board])
}
