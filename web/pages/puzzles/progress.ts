import { create } from 'zustand'

/** Progress with a puzzle on this device. */
export type PuzzleProgress = 'tried' | 'shown' | 'solved'

const key = 'carriage-house.puzzles'
const steps: readonly PuzzleProgress[] = ['tried', 'shown', 'solved']

type Progresses = Readonly<Record<string, PuzzleProgress>>

const useProgresses = create<Progresses>()(() => stored())

/** Saves progress with a puzzle. It can no longer be solved once the answer was shown. */
export function noteProgress(game: string, id: string, progress: PuzzleProgress): void {
  const name = `${game}/${id}`
  const before = useProgresses.getState()[name]
  if (before === 'solved' || (before === 'shown' && progress !== 'shown')) return
  useProgresses.setState({ [name]: progress })
  try {
    localStorage.setItem(key, JSON.stringify(useProgresses.getState()))
  } catch {
    // Without storage, progress is not saved.
  }
}

export function useProgress(game: string, id: string): PuzzleProgress | undefined {
  return useProgresses((all) => all[`${game}/${id}`])
}

/** The number of solved puzzles of a game. */
export function useSolvedCount(game: string): number {
  return useProgresses(
    (all) => Object.entries(all).filter(([name, each]) => name.startsWith(`${game}/`) && each === 'solved').length,
  )
}

function stored(): Progresses {
  try {
    const content: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    if (typeof content !== 'object' || content === null) return {}
    const sane = Object.entries(content).flatMap(([name, each]) => {
      const step = steps.find((known) => known === each)
      return step ? [[name, step] as const] : []
    })
    return Object.fromEntries(sane)
  } catch {
    return {}
  }
}
