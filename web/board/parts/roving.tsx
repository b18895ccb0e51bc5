import { type CSSProperties, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'

interface RovingProps {
  readonly label: string
  readonly className?: string | undefined
  readonly style?: CSSProperties
  /** The name of its place, for the glow. */
  readonly spot?: string
  readonly children: ReactNode
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/** A group of pieces that is one tab stop; arrow keys move within it. A legal piece comes first. */
export function Roving({ label, className, style, spot, children }: RovingProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const last = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    const pieces = piecesOf(group.current)
    const stop =
      pieces.find((piece) => piece === last.current) ??
      pieces.find((piece) => piece.dataset.legal !== undefined) ??
      pieces[0]
    stopAt(pieces, stop)
  })

  function walk(event: KeyboardEvent): void {
    const step = steps[event.key]
    const pieces = piecesOf(group.current)
    const focused = document.activeElement
    const at = focused instanceof HTMLElement ? pieces.indexOf(focused) : -1
    if (step === undefined || at < 0) return
    event.preventDefault()
    const next = pieces[Math.max(0, Math.min(pieces.length - 1, at + step))]
    if (!next) return
    stopAt(pieces, next)
    last.current = next
    next.focus()
  }

  return (
    <fieldset
      ref={group}
      className={className}
      style={style}
      aria-label={label}
      onKeyDown={walk}
      data-roving=""
      data-spot={spot}
    >
      {children}
    </fieldset>
  )
}

/** Skips no-op updates: setting tabIndex on the focused piece forces a layout of the page. */
function stopAt(pieces: readonly HTMLElement[], stop: HTMLElement | undefined): void {
  for (const piece of pieces) {
    const tabIndex = piece === stop ? 0 : -1
    if (piece.tabIndex !== tabIndex) piece.tabIndex = tabIndex
  }
}

function piecesOf(group: HTMLElement | null): HTMLElement[] {
  return [...(group?.querySelectorAll<HTMLElement>('[data-piece]') ?? [])]
}
