import type { AnyLesson } from './lesson.ts'

/** Every lesson by its id, in the order in which they are meant to be taken; each comes with its game when it is begun. */
const lessons: Readonly<Record<string, () => Promise<unknown>>> = {
  'kraftwagen-lesson-1': async () => (await import('../games/kraftwagen/lessons/first.ts')).firstRound,
  'kraftwagen-lesson-2': async () => (await import('../games/kraftwagen/lessons/second.ts')).secondLesson,
  'age-of-engineering-lesson-1': async () => (await import('../games/age-of-engineering/lessons/first.ts')).recruiting,
}

export const lessonIds: readonly string[] = Object.keys(lessons)

/** Without an id, the first lesson. */
export async function fetchLesson(id = lessonIds[0] ?? ''): Promise<AnyLesson | undefined> {
  // The engine hands a lesson only what belongs to its own game.
  return (await lessons[id]?.()) as AnyLesson | undefined
}
