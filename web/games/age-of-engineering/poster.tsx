import type { Poster, PosterArt } from '../poster.ts'

export const poster: Poster = {
  art: CatalogueCover,
  links: [
    { seats: 3, options: {} },
    { label: 'learn', lesson: 'age-of-engineering-lesson-1' },
  ],
}

/** A trade catalogue: ruled, numbered, stamped. */
function CatalogueCover({ className }: PosterArt) {
  const teeth = Array.from({ length: 16 }, (_, index) => (index * 360) / 16)
  return (
    <svg viewBox="0 0 320 200" className={className} aria-hidden="true">
      <rect width="320" height="200" fill="#5db8ae" />
      <rect x="10" y="10" width="300" height="180" fill="none" stroke="#1a1614" strokeWidth="2" />
      <rect x="16" y="16" width="288" height="168" fill="none" stroke="#1a1614" strokeWidth="1" />
      <g transform="translate(160 104)">
        {teeth.map((angle) => (
          <rect key={angle} x="-8" y="-76" width="16" height="22" fill="#1a1614" transform={`rotate(${angle})`} />
        ))}
        <circle r="62" fill="#1a1614" />
        <circle r="44" fill="#f1e7d3" />
        <path d="M-26 14c1-10 6-12 14-13l7-12h17l4 12h8c7 0 9 5 9 13Z" fill="#b8451a" />
        <circle cx="-13" cy="15" r="7" fill="#1a1614" />
        <circle cx="20" cy="15" r="7" fill="#1a1614" />
      </g>
    </svg>
  )
}
