import css from './ending.module.css'

/** One texture for each source, the most frequent ones first. */
const textures = [
  <rect key="solid" width="6" height="6" className={css.ink} />,
  <path key="slanted" d="M-1.5 4.5l6-6M0 6l6-6M1.5 7.5l6-6" className={css.line} />,
  <circle key="dotted" cx="3" cy="3" r="1.5" className={css.ink} />,
  <rect key="washed" width="6" height="6" className={css.wash} />,
  <path key="checked" d="M3 0v6M0 3h6" className={css.line} />,
  <path key="ruled" d="M0 1.5h6M0 4.5h6" className={css.line} />,
]

/** Sources differ by texture alone: colours belong to the seats. */
export function fillOf(source: number): string {
  return `url(#source-${source % textures.length})`
}

/** The textures, once for the chart and its key. */
export function SourcePatterns() {
  return (
    <svg className={css.patterns} aria-hidden="true">
      <defs>
        {textures.map((texture, source) => (
          <pattern key={texture.key} id={`source-${source}`} width="6" height="6" patternUnits="userSpaceOnUse">
            <rect width="6" height="6" className={css.ground} />
            {texture}
          </pattern>
        ))}
      </defs>
    </svg>
  )
}

export function Swatch({ source }: { readonly source: number }) {
  return (
    <svg className={css.swatch} viewBox="0 0 14 14" aria-hidden="true">
      <rect x="1" y="1" width="12" height="12" fill={fillOf(source)} className={css.bar} />
    </svg>
  )
}
