import { type ComponentType, memo } from 'react'
import type { BoardProps } from '../interaction/board.ts'

interface Drafting {
  readonly draft: object | undefined
}

/** Whether a part shows something of the move under the pointer. */
type AnswersTo<Given extends Drafting> = (draft: NonNullable<Given['draft']>, given: Given) => boolean

/**
 * A part that is drawn anew only when the table changes, or when the move under the pointer is one that it answers to.
 * Without `answersTo` no such move concerns it.
 */
export function still<Given extends Drafting>(Part: ComponentType<Given>, answersTo: AnswersTo<Given> = () => false) {
  const heeded = (given: Given) => (given.draft && answersTo(given.draft, given) ? given.draft : undefined)
  return memo(Part, (before, after) => heeded(before) === heeded(after) && sameTable(before, after))
}

/** The speed of pieces is no reason to draw them, and the draft was looked at. */
const restless: readonly string[] = ['draft', 'motion'] satisfies readonly (keyof BoardProps<object, object, object>)[]

function sameTable(before: Readonly<object>, after: Readonly<object>): boolean {
  const old = Object.entries(before)
  const now = new Map(Object.entries(after))
  return old.length === now.size && old.every(([key, value]) => restless.includes(key) || now.get(key) === value)
}
