import { type GlyphName, glyphPaths } from './glyph-paths.ts'

interface GlyphProps {
  readonly of: GlyphName
  readonly size?: number | string
  readonly className?: string | undefined
}

/** A symbol beside words that say the same; on its own it needs a label on what holds it. */
export function Glyph({ of, size = '1em', className }: GlyphProps) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={className} aria-hidden="true" focusable="false">
      <path d={glyphPaths[of]} fill="currentColor" fillRule="evenodd" />
    </svg>
  )
}
