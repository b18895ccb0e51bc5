import { type ComponentType, memo } from 'react'
import type { Props } from './props.ts'

/** What changes while a pointer moves over the board, and nothing else. */
const restless: readonly string[] = ['draft', 'motion'] satisfies readonly (keyof Props)[]

/** A part that does not answer to the move under the pointer: it is drawn anew only when the table changes. */
export function still<Given extends Props>(Part: ComponentType<Given>) {
  return memo(Part, sameTable)
}

function sameTable(before: Readonly<object>, after: Readonly<object>): boolean {
  const old = Object.entries(before)
  const now = new Map(Object.entries(after))
  return old.length === now.size && old.every(([key, value]) => restless.includes(key) || now.get(key) === value)
}
