import { useEffect, useSyncExternalStore } from 'react'
import { useShown, useTable } from '../../table/model/use-table.ts'
import { usePanels } from '../../table/panels/panels.ts'
import type { AnyLessonStep } from './lesson.ts'
import type { OpenLesson } from './open-lesson.ts'

export interface ShownStep {
  /** From 1 on. */
  readonly number: number
  readonly step: AnyLessonStep | undefined
}

/** The step that belongs to what the table shows. */
export function useStep({ lesson, link }: OpenLesson): ShownStep {
  // With the board, which is drawn later where the machine is slow: the words must not be ahead of it.
  const { n } = useShown('n')
  // A draft leads to another step, too, and is no entry of the log.
  const at = useSyncExternalStore(link.asking.listen, () => link.stepAt(n))
  return { number: at + 1, step: lesson.steps[at] }
}

/** On a phone the zone in which a step is done comes by itself: a newcomer does not know the tabs. */
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
