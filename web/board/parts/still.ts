import { type ComponentType, memo } from 'react'
import type { BoardProps } from '../interaction/board.ts'

interface Drafting {
  readonly draft: object | undefined
}

/** Whether a part shows something of the previewed move. */
type AnswersTo<Given extends Drafting> = (draft: NonNullable<Given['draft']>, given: Given) => boolean

/**
 * Memoises a part: it renders only when the table changes, or when the previewed move is one that it answers to.
 * Without `answersTo` none is.
 */
export function still<Given extends Drafting>(Part: ComponentType<Given>, answersTo: AnswersTo<Given> = () => false) {
  const heeded = (given: Given) => (given.draft && answersTo(given.draft, given) ? given.draft : undefined)
  return memo(Part, (before, after) => heeded(before) === heeded(after) && sameTable(before, after))
}

/** Motion does not affect the drawing, and the draft is checked separately. */
const restless: readonly string[] = ['draft', 'motion'] satisfies readonly (keyof BoardProps<object, object, object>)[]

function sameTable(before: Readonly<object>, after: Readonly<object>): boolean {
  const old = Object.entries(before)
  const now = new Map(Object.entries(after))
  return old.length === now.size && old.every(([key, value]) => restless.includes(key) || now.get(key) === value)
}
