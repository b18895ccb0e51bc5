import type { AnyLesson } from '../pages/lessons/lesson.ts'
import { games } from './index.ts'

const lessons: Readonly<Record<string, () => Promise<AnyLesson>>> = Object.fromEntries(
  games.flatMap((game) => Object.entries(game.lessons ?? {})),
)

/** Every lesson by its id, in the recommended order, game by game. */
export const lessonIds: readonly string[] = Object.keys(lessons)

/** A lesson, loaded with its game when it is begun. Without an id, the first lesson. */
export async function fetchLesson(id = lessonIds[0] ?? ''): Promise<AnyLesson | undefined> {
  return lessons[id]?.()
}
