import { type GlyphName, glyphPaths } from './glyph-paths.ts'

interface GlyphProps {
  readonly of: GlyphName
  readonly size?: number | string
  readonly className?: string | undefined
}

/** A symbol beside text; without text, its container needs a label. */
export function Glyph({ of, size = '1em', className }: GlyphProps) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={className} aria-hidden="true" focusable="false">
      <path d={glyphPaths[of]} fill="currentColor" fillRule="evenodd" />
    </svg>
  )
}
