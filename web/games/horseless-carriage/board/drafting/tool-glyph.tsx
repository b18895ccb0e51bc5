export const turnPath = 'M18 8a8 8 0 1 0 1.5 6M18 3v5h-5'
export const flipPath = 'M12 3v18M9 7H4l5 10ZM15 7h5l-5 10Z'
export const putBackPath = 'M5 5l14 14M19 5L5 19'

export function ToolGlyph({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.9" strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  )
}
