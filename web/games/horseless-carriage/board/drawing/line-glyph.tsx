interface LineGlyphProps {
  readonly lines: string
  readonly size?: number | string
  readonly label?: string
}

/** A line drawing beside text, or with a label of its own. */
export function LineGlyph({ lines, size = 20, label }: LineGlyphProps) {
  const drawing = { viewBox: '0 0 24 24', width: size, height: size }
  const path = (
    <path d={lines} fill="none" stroke="currentColor" strokeWidth="1.7" strokeLinejoin="round" strokeLinecap="round" />
  )
  if (label === undefined)
    return (
      <svg {...drawing} aria-hidden="true">
        {path}
      </svg>
    )
  return (
    <svg {...drawing} role="img" aria-label={label}>
      <title>{label}</title>
      {path}
    </svg>
  )
}
