import type { ReactNode } from 'react'

/** Hides a drawing from screen readers and gives a text instead, since figures and signs make no sentence. */
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
