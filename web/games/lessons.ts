import type { AnyLesson } from '../pages/lessons/lesson.ts'
import { games } from './index.ts'

const lessons: Readonly<Record<string, () => Promise<AnyLesson>>> = Object.fromEntries(
  games.flatMap((game) => Object.entries(game.lessons ?? {})),
)

/** Every lesson by its id, game by game, in the order in which they are meant to be taken. */
export const lessonIds: readonly string[] = Object.keys(lessons)

/** A lesson, fetched with its game when it is begun. Without an id, the first lesson. */
export async function fetchLesson(id = lessonIds[0] ?? ''): Promise<AnyLesson | undefined> {
  return lessons[id]?.()
}
