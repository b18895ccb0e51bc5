import type { ReactNode } from 'react'

/** What is drawn on a control, and what is said instead: the drawing has figures and signs that make no sentence. */
export function ScreenReaderText({
  name,
  children,
}: {
  readonly name: string | undefined
  readonly children: ReactNode
}) {
  if (name === undefined) return children
  return (
    <>
      <span className="aloud">{name}</span>
      <span aria-hidden="true" style={{ display: 'contents' }}>
        {children}
      </span>
    </>
  )
}
